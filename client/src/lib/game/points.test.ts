import { describe, expect, it } from 'vitest';
import type { Reveal } from '$lib/protocol/types';
import { briefly, ownerOf, reasons, total, votersOf } from './points';

const reveal = (outcome: Reveal['outcome'], points: Reveal['points']): Reveal => ({
  round: 1,
  storyteller: 's1',
  clue: { text: 'sea', medium: 'words', clip: null },
  board: ['a', 'b', 'c'],
  laid: { s1: ['a'], s2: ['b'], s3: ['c'] },
  votes: { s2: ['a', 'a'], s3: ['b'] },
  outcome,
  points,
});

describe('the points of a round', () => {
  const some = reveal('some', {
    s1: { base: 3, lone: 0, bonus: 0 },
    s2: { base: 3, lone: 1, bonus: 1 },
    s3: { base: 0, lone: 0, bonus: 0 },
  });
  it('are explained, each by where it comes from', () => {
    expect(reasons(some, 's1')).toEqual([{ key: 'points-told', number: 3 }]);
    expect(reasons(some, 's2').map((one) => one.key)).toEqual(['points-found', 'points-lone', 'points-lured']);
    expect(reasons(some, 's3')).toEqual([{ key: 'points-nothing', number: 0 }]);
    expect(reasons(some, 's9')).toEqual([]);
    expect(total(some, 's2')).toBe(5);
    expect(total(some, 's9')).toBe(0);
  });
  it('say what was wrong with a clue', () => {
    const none = { s1: { base: 0, lone: 0, bonus: 0 }, s2: { base: 2, lone: 0, bonus: 0 } };
    expect(reasons(reveal('all', none), 's1')[0]!.key).toBe('points-too-plain');
    expect(reasons(reveal('none', none), 's1')[0]!.key).toBe('points-too-dark');
    expect(reasons(reveal('none', none), 's2')[0]!.key).toBe('points-consoled');
  });
  it('are explained in few letters where there is no room for more', () => {
    const none = { s1: { base: 0, lone: 0, bonus: 0 }, s2: { base: 2, lone: 0, bonus: 1 } };
    expect(briefly(reveal('none', none), 's2').map((one) => one.key)).toEqual([
      'points-consoled-brief',
      'points-lured',
    ]);
    expect(briefly(some, 's2')).toEqual(reasons(some, 's2'));
  });
  it('know whose card it was, and who voted for it', () => {
    expect(ownerOf(some, 'b')).toBe('s2');
    expect(ownerOf(some, 'z')).toBeUndefined();
    expect(votersOf(some, 'a')).toEqual(['s2', 's2']);
    expect(votersOf(some, 'c')).toEqual([]);
  });
});
