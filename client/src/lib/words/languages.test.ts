import { describe, expect, it } from 'vitest';
import { pathOf, placeOf } from '$lib/router.svelte';
import { among, closest } from './languages';

describe('the language', () => {
  it('is the first that we speak', () => {
    expect(closest(['', 'de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(closest(['PL'])).toBe('pl');
    expect(closest(['xx'])).toBe('en');
    expect(closest([])).toBe('en');
    expect(closest(['constructor'])).toBe('en');
  });
  it('of a table is one that its server speaks', () => {
    expect(among(['en', 'pl'], ['uk', 'pl-PL', 'en'])).toBe('pl');
    expect(among(['pl', 'en'], ['uk'])).toBe('en');
    expect(among(['ro', 'cs'], ['uk'])).toBe('ro');
    expect(among([], ['uk'])).toBe('en');
  });
});

describe('a place', () => {
  it('is read from a path, and written as one', () => {
    expect(placeOf('')).toEqual({ at: 'home' });
    expect(placeOf('t/bcdfgh')).toEqual({ at: 'table', code: 'BCDFGH' });
    expect(placeOf('t/bcdfgh-kkkkkkkkkk')).toEqual({ at: 'table', code: 'BCDFGH', key: 'KKKKKKKKKK' });
    expect(placeOf('t/BCDFGH-KKKKKKKKKK/games/3')).toEqual({ at: 'story', code: 'BCDFGH', key: 'KKKKKKKKKK', game: 3 });
    expect(pathOf({ at: 'table', code: 'BCDFGH', key: 'KKKKKKKKKK' })).toBe('t/BCDFGH-KKKKKKKKKK');
    expect(placeOf('t/BCDFGH/games/3')).toEqual({ at: 'story', code: 'BCDFGH', game: 3 });
    expect(placeOf('t/BCDFGH/games/x')).toEqual({ at: 'table', code: 'BCDFGH' });
    expect(placeOf('else/where')).toEqual({ at: 'home' });
    for (const place of [
      { at: 'home' },
      { at: 'table', code: 'BCDFGH' },
      { at: 'story', code: 'BCDFGH', game: 2 },
      { at: 'decks', deck: null },
      { at: 'decks', deck: 'base' },
      { at: 'decks', deck: 'base', card: 'bed-adrift' },
    ] as const) {
      expect(placeOf(pathOf(place))).toEqual(place);
    }
  });
});
