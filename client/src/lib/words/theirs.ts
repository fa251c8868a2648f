/** A language for what is made at the server, which may know other languages than this page. */

import { api } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { among } from './languages';
import { words } from './words.svelte';

/** Do something in my language or, if the server refuses that, in the one nearest to me that it lists. */
export async function inTheirLanguage<Done>(work: (language: string) => Promise<Done>): Promise<Done> {
  try {
    return await work(words.language);
  } catch (error) {
    if (!(error instanceof WishRefused && error.reason === 'bad_setting' && error.facts.setting === 'language'))
      throw error;
    const { languages } = await api.choices();
    return work(among(languages, navigator.languages));
  }
}
