/** The languages of the house, each by its own name. */

export const LANGUAGES = {
  en: 'English',
  pl: 'Polski',
  uk: 'Українська',
  ro: 'Română',
  cs: 'Čeština',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Find the first language that we speak; English if there is none. */
export function closest(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]!;
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}
