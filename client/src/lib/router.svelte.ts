/** Where we are: a page is a path behind the server's own. */

import { namedBy, nameOf } from '$lib/table/code';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'admin' }
  | { readonly at: 'privacy' }
  | { readonly at: 'tv' }
  | { readonly at: 'album'; readonly secret: string }
  | { readonly at: 'pair'; readonly screen: string }
  | { readonly at: 'table'; readonly code: string; readonly key?: string }
  | { readonly at: 'decks'; readonly deck: string | null }
  | { readonly at: 'story'; readonly code: string; readonly key?: string; readonly game: number };

/** Read a path relative to the server's address. */
export function placeOf(path: string): Place {
  const [first, code, games, number] = path.split('/').filter(Boolean);
  if (first === 'decks') return { at: 'decks', deck: code === undefined ? null : decodeURIComponent(code) };
  if (first === 'admin') return { at: 'admin' };
  if (first === 'privacy') return { at: 'privacy' };
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

export function pathOf(place: Place): string {
  switch (place.at) {
    case 'home':
      return '';
    case 'admin':
    case 'privacy':
    case 'tv':
      return place.at;
    case 'album':
      return `album/${encodeURIComponent(place.secret)}`;
    case 'pair':
      return `pair/${encodeURIComponent(place.screen)}`;
    case 'decks':
      return place.deck === null ? 'decks' : `decks/${encodeURIComponent(place.deck)}`;
    case 'table':
      return `t/${nameOf(place)}`;
    case 'story':
      return `t/${nameOf(place)}/games/${place.game}`;
  }
}

class Router {
  place = $state<Place>(this.#read());

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('popstate', () => (this.place = this.#read()));
  }

  go(place: Place): void {
    history.pushState(null, '', new URL(pathOf(place), document.baseURI));
    this.place = place;
    window.scrollTo(0, 0);
  }

  #read(): Place {
    if (typeof document === 'undefined') return { at: 'home' };
    const base = new URL(document.baseURI).pathname;
    return placeOf(location.pathname.slice(base.length));
  }
}

export const router = new Router();
