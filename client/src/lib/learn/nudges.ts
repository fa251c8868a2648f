/** Ways to look at a picture, for a storyteller without an idea: a question, never a clue. */

export const NUDGES = 24;

/** Choose one that was not seen yet, and say which ones have been by then; when all have, it begins anew. */
export function nudge(
  seen: readonly number[],
  chance: () => number = Math.random,
): { readonly number: number; readonly seen: readonly number[] } {
  const all = Array.from({ length: NUDGES }, (_, place) => place + 1);
  const last = seen.at(-1);
  const left = all.filter((one) => !seen.includes(one));
  const fresh = left.length ? left : all.filter((one) => one !== last); // never the same twice in a row
  const number = fresh[Math.floor(chance() * fresh.length)] ?? 1;
  return { number, seen: left.length ? [...seen, number] : [number] };
}
