import type { Sections, SitterView } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { asItWas, isHeard, toldTo } from './clue';

describe('a clue', () => {
  it('is read', () => {
    expect(toldTo({ text: 'sea', medium: 'words' }, 'Ada', false)).toEqual({ who: 'clue-of', text: 'sea' });
    expect(asItWas({ text: 'sea', medium: 'words' })).toBe('sea');
  });
  it('may be said aloud: then there is nothing to read, and who tells is asked to', () => {
    const clue = { text: '', medium: 'spoken' } as const;
    expect(toldTo(clue, 'Ada', false)).toEqual({ who: 'clue-aloud', text: '' });
    expect(toldTo(clue, 'Ada', true)).toEqual({ who: 'clue-aloud-me', text: '' });
    expect(asItWas(clue)).toBe('clue-aloud-said');
  });
  it('may be said aloud, and written down besides', () => {
    expect(toldTo({ text: 'sea', medium: 'spoken' }, 'Ada', false)).toEqual({ who: 'clue-aloud', text: 'sea' });
    expect(asItWas({ text: 'sea', medium: 'spoken' })).toBe('sea');
  });
  it('is something, whatever its form', () => {
    expect(toldTo({ text: '', medium: 'mime' }, 'Ada', false)).toEqual({ who: 'clue-of', text: '…' });
    expect(asItWas({ text: '', medium: 'mime' })).toBe('…');
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
