import type { Sections, SitterView } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { asItWas, isHeard, toldTo, waysOf } from './clue';

describe('a clue', () => {
  it('is read', () => {
    expect(toldTo({ text: 'sea', medium: 'words', clip: null }, 'Ada', false)).toEqual({ who: 'clue-of', text: 'sea' });
    expect(asItWas({ text: 'sea', medium: 'words', clip: null })).toBe('sea');
  });
  it('may be said aloud: then there is nothing to read, and who tells is asked to', () => {
    const clue = { text: '', medium: 'spoken', clip: null } as const;
    expect(toldTo(clue, 'Ada', false)).toEqual({ who: 'clue-aloud', text: '' });
    expect(toldTo(clue, 'Ada', true)).toEqual({ who: 'clue-aloud-me', text: '' });
    expect(asItWas(clue)).toBe('clue-aloud-said');
  });
  it('may be said aloud, and written down besides', () => {
    expect(toldTo({ text: 'sea', medium: 'spoken', clip: null }, 'Ada', false)).toEqual({
      who: 'clue-aloud',
      text: 'sea',
    });
    expect(asItWas({ text: 'sea', medium: 'spoken', clip: null })).toBe('sea');
  });
  it('is something, whatever its form', () => {
    expect(toldTo({ text: '', medium: 'mime', clip: 'c1' }, 'Ada', false)).toEqual({ who: 'clue-by-mime', text: '' });
    expect(asItWas({ text: '', medium: 'mime', clip: 'c1' })).toBe('clue-was-mime');
  });
  it('shows its caption on demand only, unless that is all there is', () => {
    const drawn = { text: 'a cat', medium: 'drawing', clip: 'c1' } as const;
    expect(toldTo(drawn, 'Ada', false).text).toBe('');
    expect(toldTo({ ...drawn, clip: null }, 'Ada', false).text).toBe('a cat');
    expect(asItWas(drawn)).toBe('a cat');
  });
});

describe('saying it aloud', () => {
  const at = (...others: Partial<SitterView>[]): Sections =>
    ({ sitters: [{ seat: 's1', kind: 'person', stood_in: false }, ...others] }) as unknown as Sections;
  it('is offered where another person is there to hear it', () => {
    expect(isHeard(at({ seat: 's2', kind: 'person', stood_in: false }), 's1')).toBe(true);
    expect(isHeard(at({ seat: 's2', kind: 'person', stood_in: true }), 's1')).toBe(false);
    expect(isHeard(at({ seat: 's2', kind: 'computer', stood_in: false }), 's1')).toBe(false);
    expect(isHeard(at(), 's1')).toBe(false);
  });
});

describe('the ways to tell', () => {
  const all = ['words', 'spoken', 'sound', 'mime', 'drawing'] as const;
  it('begin with words, and said aloud is a button of its own', () => {
    const ways = waysOf(all, { heard: true, kept: true });
    expect(ways).toMatchObject({ tabs: ['words', 'sound', 'mime', 'drawing'], aloud: true, first: 'words' });
  });
  it('are those that the table has', () => {
    expect(waysOf(['sound', 'mime', 'spoken'], { heard: true, kept: true })).toMatchObject({
      tabs: ['sound', 'mime'],
      aloud: true,
      first: 'sound',
    });
    expect(waysOf(['words'], { heard: true, kept: true })).toMatchObject({ all: ['words'], aloud: false });
  });
  it('leave out what nobody hears or keeps, as long as something is left', () => {
    expect(waysOf(all, { heard: false, kept: false }).all).toEqual(['words']);
    expect(waysOf(['mime'], { heard: true, kept: false })).toMatchObject({ tabs: [], first: 'mime', bare: true });
    expect(waysOf(['spoken'], { heard: false, kept: true })).toMatchObject({ aloud: true, first: 'spoken' });
  });
});
