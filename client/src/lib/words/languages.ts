/** Which language is spoken: the nearest to those that somebody wants. */

import { LANGUAGES } from '$lib/protocol/types';

export type Language = keyof typeof LANGUAGES;

/** Find the first language that we speak; English if there is none. */
export function closest(wanted: readonly string[]): Language {
  return among(Object.keys(LANGUAGES), wanted) as Language;
}

/** Find the first wanted language among some that are spoken; if there is none, English, or any. */
export function among(spoken: readonly string[], wanted: readonly string[]): string {
  const names = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return [...names, 'en'].find((name) => spoken.includes(name)) ?? spoken[0] ?? 'en';
}
