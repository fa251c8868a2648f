/** What can be said in a language, and the English for what it does not say. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A language's words, as `catalogues.ts` makes them of a file. */
export interface Catalogue {
  readonly own: string;
  /** All of the English, if it is needed; otherwise nothing. */
  readonly english: string;
}

export class Speech {
  readonly #bundles: readonly FluentBundle[];

  constructor(language: string, { own, english }: Catalogue) {
    // English counts by its own rules, also between words of another language.
    this.#bundles = [bundle(language, own), ...(english ? [bundle('en', english)] : [])];
  }

  /** Say a message; what nobody says is said by its key. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const errors: Error[] = []; // without it, a value that is missing would be thrown
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, values, errors);
    }
    return key;
  }

  knows(key: string): boolean {
    return this.#bundles.some((one) => one.getMessage(key)?.value);
  }
}

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
