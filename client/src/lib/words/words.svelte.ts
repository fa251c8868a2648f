/** Words, in the player's language: Project Fluent, the same catalogues as on the server. */

import type { FluentVariable } from '@fluent/bundle';
import { device } from '$lib/device.svelte';
import { there } from '$lib/there';
import { closest, type Language } from './languages';
import { Speech, type Catalogue } from './speech';

const catalogues = import.meta.glob<Catalogue>('../../../../src/pinxit/locales/*.ftl');

async function speech(language: Language): Promise<Speech> {
  const [, load] = there(Object.entries(catalogues).find(([path]) => path.endsWith(`/${language}.ftl`)));
  return new Speech(language, await load());
}

class Words {
  language = $state<Language>('en');
  #speech = $state.raw<Speech | null>(null);

  /** Speak the language that was chosen here, or the browser's. */
  async begin(): Promise<void> {
    await this.speak(closest([device.language ?? '', ...navigator.languages]), false);
  }

  async speak(language: Language, chosen = true): Promise<void> {
    this.#speech = await speech(language);
    this.language = language;
    document.documentElement.lang = language;
    if (chosen) device.remember({ language });
  }

  /** Say a message. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    return this.#speech?.say(key, values) ?? key;
  }

  /** Tell whether there is such a message. */
  knows(key: string): boolean {
    return this.#speech?.knows(key) ?? false;
  }

  /** Name several things: "Ada, Bruno and Cleo". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }
}

export const words = new Words();
export const t = (key: string, values?: Record<string, FluentVariable>): string => words.say(key, values);
