import type { Sections, SitterView } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { askedIn, missing } from './folk';

function sitter(seat: string, here = true): SitterView {
  const quiet = { character: null, remote: false, ready: false, stood_in: false, stranger: false } as const;
  return { seat, name: seat.toUpperCase(), pawn: 'red', kind: 'person', here, ...quiet };
}
const round = { number: 1, phase: 'vote', storyteller: 's1', next_teller: null, clue: null, void: null } as const;
const score = (seat: string) => ({ seat, score: 0, newcomer: false });
const view = (away: readonly string[], awaited: readonly string[]): Sections => ({
  sitters: ['s1', 's2', 's3'].map((seat) => sitter(seat, !away.includes(seat))),
  scores: ['s1', 's2', 's3'].map(score),
  round,
  waiting: { awaited, laid_by: ['s1', 's2', 's3'], voted: ['s2'], clue_open: true },
});

describe('those of whom a vote asks something', () => {
  it('are done, asleep or stone; the storyteller is not among them', () => {
    expect(askedIn(view([], ['s3'])).map((one) => [one.seat, one.mood])).toEqual([
      ['s2', 'done'],
      ['s3', 'asleep'],
    ]);
    expect(askedIn(view(['s3'], ['s3'])).at(-1)?.mood).toBe('stone');
  });
});

describe('a game', () => {
  it('waits for somebody only if all whom it waits for are away', () => {
    expect(missing(view(['s3'], ['s3'])).map((one) => one.seat)).toEqual(['s3']);
    expect(missing(view(['s3'], ['s2', 's3']))).toEqual([]);
    expect(missing(view(['s1'], ['s3']))).toEqual([]);
    expect(missing(view([], []))).toEqual([]);
  });
});
