/** How long to wait before the next try: longer each time, never the same for all. */

const FIRST = 200;
const LONGEST = 5_000;

export function backoff(tries: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** tries);
  return longest * (0.5 + chance() / 2);
}
