/** Words, in the player's language: Project Fluent, the same catalogues as on the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { device } from '$lib/device.svelte';
import { closest, LANGUAGES, type Language } from './languages';

const catalogues = import.meta.glob<string>('../../../../src/pinxit/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

async function bundle(language: Language): Promise<FluentBundle> {
  const [, load] = Object.entries(catalogues).find(([path]) => path.endsWith(`/${language}.ftl`))!;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(await load()));
  return made;
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Speak the language that was chosen here, or the browser's. */
  async begin(): Promise<void> {
    await this.speak(closest([device.language ?? '', ...navigator.languages]), false);
  }

  async speak(language: Language, chosen = true): Promise<void> {
    this.#bundle = await bundle(language);
    this.language = language;
    document.documentElement.lang = language;
    if (chosen) device.remember({ language });
  }

  /** Say a message. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    return this.#bundle!.formatPattern(message.value, values, errors);
  }

  /** Tell whether there is such a message. */
  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** Name several things: "Ada, Bruno and Cleo". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }
}

export const words = new Words();
export const t = (key: string, values?: Record<string, FluentVariable>): string => words.say(key, values);
export { LANGUAGES };
