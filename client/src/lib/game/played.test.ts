import type { Played, Reveal } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { words } from '$lib/words/words.svelte';
import { describe, expect, it, vi } from 'vitest';
import { doneFor, doneForMe } from './played';

vi.spyOn(words, 'say').mockImplementation((key, values = {}) => [key, ...Object.values(values).map(String)].join(' '));

const name = (seat: string): string => ({ s1: 'Ada', s2: 'Bo', s3: 'Cy' })[seat] ?? '';
const reveal = { round: 2, laid: { s1: ['a'], s2: ['b', 'c'], s3: ['d', 'e'] } } as unknown as Reveal;
const gave = (seat: string, round = 2): Played => ({ seat, round, act: 'gave' });
const voted = (seat: string, round = 2): Played => ({ seat, round, act: 'voted' });

describe('what was done for people', () => {
  it('is said once for each kind, with all their names', () => {
    expect(doneFor([voted('s3'), gave('s2'), gave('s3')], reveal, null, name)).toEqual([
      'played-gave Bo and Cy 2',
      'played-voted Cy 2',
    ]);
  });
  it('is said of me in words of its own', () => {
    expect(doneFor([gave('s2'), gave('s3')], reveal, 's3', name)).toEqual(['played-for-me-gave 2', 'played-gave Bo 2']);
    expect(doneFor([gave('s3')], reveal, 's3', name)).toEqual(['played-for-me-gave 2']);
  });
  it('is said of this round alone', () => {
    expect(doneFor([gave('s2', 1)], reveal, null, name)).toEqual([]);
  });
});

describe('what was done for me', () => {
  const table = (phase: string, ...played_for: Played[]): Table =>
    ({ seat: 's2', view: { played_for, round: { number: 2, phase }, mine: { laid: ['b'] } } }) as unknown as Table;
  it('is said in its round, the last thing first', () => {
    expect(doneForMe(table('give', gave('s2')))).toBe('played-for-me-gave 1');
    expect(doneForMe(table('vote', gave('s2'), voted('s2')))).toBe('played-for-me-voted 1');
  });
  it('is said in the next one, until there is a clue', () => {
    expect(doneForMe(table('clue', gave('s2', 1)))).toBe('played-for-me-before');
    expect(doneForMe(table('give', gave('s2', 1)))).toBe('');
  });
  it('is nothing where it was done for somebody else, or for nobody', () => {
    expect(doneForMe(table('give', gave('s3')))).toBe('');
    expect(doneForMe(table('give'))).toBe('');
  });
});
