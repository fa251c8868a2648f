import type { Sections } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { hopsOf, slowsAt, wayIn } from './walks';

/** A table at a reveal: what everybody had, and got. */
function at(people: Record<string, [had: number, got: number]>, ending: string | null, target: number | null = 30) {
  const seats = Object.entries(people);
  return {
    game: { edition: { target }, ending },
    scores: seats.map(([seat, [had, got]]) => ({ seat, score: had + got })),
    reveal: { points: Object.fromEntries(seats.map(([seat, [, got]]) => [seat, { base: got, lone: 0, bonus: 0 }])) },
  } as unknown as Sections;
}
const ends = (view: Sections, seat: string): number => {
  const { walks } = wayIn(view);
  const last = hopsOf(
    walks.find((walk) => walk.seat === seat)!,
    slowsAt(walks),
  ).at(-1)!;
  return last.at + last.lasts;
};

describe('the way', () => {
  it('leads from where a rabbit was to where it is, and no farther than the goal', () => {
    const { walks, last, jump } = wayIn(at({ s1: [4, 3], s2: [28, 5], s3: [2, 0] }, null));
    expect(walks.map(({ from, to }) => [from, to])).toEqual([
      [4, 7],
      [28, 30],
      [2, 2],
    ]);
    expect([last, jump]).toEqual([30, 1]);
  });
  it('is long enough where nobody plays for points', () => {
    expect(wayIn(at({ s1: [40, 3] }, null, null)).last).toBe(43);
    expect(wayIn(at({ s1: [0, 3] }, null, null)).last).toBe(30);
  });
});

describe('the last hop', () => {
  const last = at({ s1: [27, 3], s2: [10, 5], s3: [5, 0] }, 'target');

  it('is slow, and begins when all others rest', () => {
    const { walks } = wayIn(last);
    expect(slowsAt(walks)).toBe(ends(last, 's2'));
    expect(hopsOf(walks[0]!, slowsAt(walks))).toEqual([
      { at: 900, lasts: 240 },
      { at: 1140, lasts: 240 },
      { at: 2100, lasts: 480 },
    ]);
  });
  it('does not wait for others where nobody has as far to go', () => {
    const alone = at({ s1: [24, 6], s2: [10, 1] }, 'target');
    expect(slowsAt(wayIn(alone).walks)).toBe(900 + 5 * 240);
  });
  it('is taken together by all who come to the goal', () => {
    const both = at({ s1: [29, 1], s2: [27, 4], s3: [3, 2] }, 'target');
    expect(ends(both, 's1')).toBe(ends(both, 's2'));
  });
  it('is like the others in a game that goes on, or ends for another reason', () => {
    for (const ending of [null, 'turns', 'pile', 'host']) {
      const { walks } = wayIn(at({ s1: [27, 3], s2: [10, 5] }, ending));
      expect(slowsAt(walks)).toBeNull();
      expect(hopsOf(walks[0]!, null).every((hop) => hop.lasts === 240)).toBe(true);
    }
    expect(slowsAt(wayIn(at({ s1: [31, 0], s2: [10, 5] }, 'target')).walks)).toBeNull(); // it stands there already
  });
  it('is over before the podium comes, also where a short show is gone on from at once', () => {
    const far = at({ s1: [15, 15], s2: [0, 12] }, 'target');
    expect(ends(far, 's1')).toBeLessThanOrEqual(900 + 1800 + 480);
  });
});
