/** Where we are: a page is a path behind the server's own. */

import { namedBy, nameOf } from '$lib/table/code';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'admin' }
  | { readonly at: 'privacy' }
  | { readonly at: 'test' }
  | { readonly at: 'tv' }
  | { readonly at: 'album'; readonly secret: string }
  | { readonly at: 'pair'; readonly screen: string }
  | { readonly at: 'table'; readonly code: string; readonly key?: string }
  | { readonly at: 'decks'; readonly deck: string | null; readonly card?: string }
  | { readonly at: 'story'; readonly code: string; readonly key?: string; readonly game: number };

/** Read a path relative to the server's address. */
export function placeOf(path: string): Place {
  const [first, code, games, number] = path.split('/').filter(Boolean);
  if (first === 'decks') return inGallery(code, games);
  if (first === 'admin') return { at: 'admin' };
  if (first === 'privacy') return { at: 'privacy' };
  if (first === 'test') return { at: 'test' };
  if (first === 'tv') return { at: 'tv' };
  if (first === 'pair' && code !== undefined) return { at: 'pair', screen: decodeURIComponent(code) };
  if (first === 'album' && code !== undefined) return { at: 'album', secret: decodeURIComponent(code) };
  if (first !== 't' || code === undefined) return { at: 'home' };
  const table = namedBy(decodeURIComponent(code));
  if (games === 'games' && number !== undefined && /^\d+$/.test(number)) {
    return { at: 'story', ...table, game: Number(number) };
  }
  return { at: 'table', ...table };
}

function inGallery(deck: string | undefined, card: string | undefined): Place {
  if (deck === undefined) return { at: 'decks', deck: null };
  const shown = { at: 'decks', deck: decodeURIComponent(deck) } as const;
  return card === undefined ? shown : { ...shown, card: decodeURIComponent(card) };
}

export function pathOf(place: Place): string {
  switch (place.at) {
    case 'home':
      return '';
    case 'admin':
    case 'privacy':
    case 'test':
    case 'tv':
      return place.at;
    case 'album':
      return `album/${encodeURIComponent(place.secret)}`;
    case 'pair':
      return `pair/${encodeURIComponent(place.screen)}`;
    case 'decks':
      return ['decks', place.deck, place.card]
        .filter((part) => part !== null && part !== undefined)
        .map(encodeURIComponent)
        .join('/');
    case 'table':
      return `t/${nameOf(place)}`;
    case 'story':
      return `t/${nameOf(place)}/games/${place.game}`;
  }
}

const OVER = { over: true };
const addressOf = (place: Place): URL => new URL(pathOf(place), document.baseURI);

class Router {
  place = $state<Place>(this.#read());
  /** Back is being gone to: a second tap must not lead further. */
  #closing = false;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('popstate', () => {
      this.#closing = false;
      this.place = this.#read();
    });
  }

  go(place: Place): void {
    history.pushState(null, '', addressOf(place));
    this.place = place;
    window.scrollTo(0, 0);
  }

  /** Open something over the page, which stays as it is: going back closes it. */
  over(place: Place): void {
    history.pushState(OVER, '', addressOf(place));
    this.place = place;
  }

  /** Show something else, from which back leads to where it leads now. */
  instead(place: Place): void {
    this.place = place;
    try {
      history.replaceState(history.state, '', addressOf(place));
    } catch {
      // Safari allows a hundred in half a minute: whoever leafs as fast has an address that is late.
    }
  }

  /** Close what was opened over a page; whoever came right here by a link is shown that page. */
  close(under: Place): void {
    if (this.#closing) return;
    this.#closing = (history.state as typeof OVER | null)?.over === true;
    if (this.#closing) history.back();
    else this.instead(under);
  }

  #read(): Place {
    if (typeof document === 'undefined') return { at: 'home' };
    const base = new URL(document.baseURI).pathname;
    return placeOf(location.pathname.slice(base.length));
  }
}

export const router = new Router();
