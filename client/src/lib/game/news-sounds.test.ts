import type { Sections } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { cuesBetween } from './news-sounds';

const TABLE = { table: {} } as unknown as Sections;
function lobby(...sitters: string[]): Sections {
  const all = sitters.map((one) => ({ seat: one.replace('+', ''), ready: one.endsWith('+') }));
  return { ...TABLE, sitters: all } as unknown as Sections;
}
function round(phase: string, { laid = [] as string[], voted = [] as string[], board = 0 } = {}): Sections {
  return {
    ...TABLE,
    game: {},
    round: { phase, storyteller: 'teller' },
    waiting: { laid_by: laid, voted, awaited: [] },
    board: Array.from({ length: board }, (_, place) => `c${place}`),
  } as unknown as Sections;
}
function heard(before: Sections, after: Sections, me: string | null = 'me'): string[] {
  const cues = cuesBetween(before, after, me, () => [100, 300]);
  return cues.map((cue) => [cue.at, cue.sound, cue.step ?? ''].join(' ').trim());
}

describe('what is heard of news', () => {
  it('is nothing of what was there before', () => {
    expect(heard({}, lobby('me', 'a', 'b+'))).toEqual([]);
    expect(heard({}, round('vote', { board: 4 }))).toEqual([]);
  });
  it('is each newcomer, on the next tine', () => {
    expect(heard(lobby('me'), lobby('me', 'a'))).toEqual(['300 felt', '300 pluck 1']);
    expect(heard(lobby('me', 'a'), lobby('me', 'a', 'b'))).toEqual(['300 felt', '300 pluck 2']);
  });
  it('is not my own coming, nor a whole crowd at once', () => {
    expect(heard(lobby('a'), lobby('a', 'me'))).toEqual([]);
    const crowd = lobby('me', 'a', 'b', 'c', 'd', 'e', 'f');
    expect(heard(lobby('me'), crowd).filter((one) => one.endsWith('felt'))).toHaveLength(3);
  });
  it('is who gets ready, and not who does not', () => {
    expect(heard(lobby('me', 'a'), lobby('me', 'a+'))).toEqual(['0 hop 0']);
    expect(heard(lobby('me', 'a+'), lobby('me', 'a'))).toEqual([]);
  });
  it('is the clue, for those who did not write it', () => {
    expect(heard(round('clue'), round('give'))).toEqual(['0 paper']);
    expect(heard(round('clue'), round('give'), 'teller')).toEqual([]);
  });
  it('is each card of others that comes in; mine was heard when I gave it', () => {
    expect(heard(round('give'), round('give', { laid: ['a'] }))).toEqual(['0 paper 0', '80 felt 0']);
    expect(heard(round('give'), round('give', { laid: ['me'] }))).toEqual([]);
  });
  it('is the first and the last card that turn over', () => {
    expect(heard(round('give'), round('vote', { board: 4 }))).toEqual(['100 flip', '300 flip']);
  });
  it('is who has voted, on a television only', () => {
    expect(heard(round('vote'), round('vote', { voted: ['a'] }), null)).toEqual(['0 hop 0']);
    expect(heard(round('vote'), round('vote', { voted: ['a'] }))).toEqual([]);
  });
});
