/** What this seat knows of the table: the newest of every section. */

import type { Option, Sections, SitterView, Update } from '$lib/protocol/types';

/** What is known before the first welcome. */
export const EMPTY: Sections = {};

/** Replace the sections that have changed. Sections are replaced whole and never changed inside. */
export function withSections(view: Sections, changed: Sections): Sections {
  return { ...view, ...changed };
}

/** Tell whether an update follows what is known; if not, the whole view must be asked for. */
export function follows(version: number, update: Update): boolean {
  return update.from === version;
}

/** Find what this seat may do now, by its name. */
export function may<Name extends Option['may']>(
  view: Sections,
  name: Name,
): Extract<Option, { may: Name }> | undefined {
  return view.may?.find((option): option is Extract<Option, { may: Name }> => option.may === name);
}

/** Find somebody by their seat. */
export function sitter(view: Sections, seat: string | null | undefined): SitterView | undefined {
  return view.sitters?.find((one) => one.seat === seat);
}

/** Everyone else the table waits for now, in the order of the seats. */
export function waitedFor(view: Sections, me: string | null): SitterView[] {
  const awaited = new Set(view.waiting?.awaited ?? []);
  return (view.sitters ?? []).filter((one) => awaited.has(one.seat) && one.seat !== me);
}
