import type { Outcome, Reveal } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { beatAt, elapsedIn, nextAt, pointsAt, script, told, type Script } from './script';
import vectors from './show-vectors.json';

const known = vectors.map((one) => ({ ...one, reveal: one.reveal as unknown as Reveal }));

function named(name: string): Reveal {
  return known.find((one) => one.name === `${name}, whole`)!.reveal;
}

/** The beats as a line: each with its cards, without their deck. */
function line({ beats }: Script): string {
  return beats.map(({ beat, cards }) => [beat, ...cards.map((card) => card.split('/')[1])].join(' ')).join(' · ');
}

describe('the length of a show', () => {
  it.each(known)('of $name is as on the server', ({ reveal, whole, length, points }) => {
    expect(script(reveal).length).toBe(whole);
    const one = script(reveal, length);
    expect(one.length).toBe(length);
    expect(pointsAt(one)).toBe(points);
    const last = one.beats.at(-1)!;
    expect(last.at + last.lasts).toBe(length);
  });
  it('is about 13 seconds for four, 16 for six, and at most 20 for twelve', () => {
    expect(script(named('four')).length).toBe(13_100);
    expect(script(named('six')).length).toBe(15_880);
    expect(script(named('twelve')).length).toBe(18_698);
    expect(Math.max(...known.map((one) => one.whole))).toBeLessThanOrEqual(20_000);
  });
});

describe('the script', () => {
  it('of four: the best of the false cards is left with the true one', () => {
    expect(line(script(named('four')))).toBe(
      'hush · votes b · votes A · votes c · nobody d · decoys b · duel A c · turn c · night A · light A · points',
    );
  });
  it('has its beats at the times of the evening', () => {
    expect(script(named('four')).beats.map((beat) => beat.at)).toEqual([
      0, 900, 1600, 2300, 3400, 4300, 6200, 7900, 8800, 9100, 10300,
    ]);
  });
  it('of a clue that nobody found has no duel, and a longer night', () => {
    const one = script(named('four, nobody'));
    expect(line(one)).toBe('hush · votes b · votes c · nobody d · decoys c · decoys b · night A · light A · points');
    expect(one.beats.find((beat) => beat.beat === 'night')!.lasts).toBe(900);
  });
  it('of a clue that everybody found is one sweep, and light at once', () => {
    expect(line(script(named('four, everybody')))).toBe('hush · votes A · nobody d b c · light A · points');
  });
  it('without votes turns all away', () => {
    expect(line(script(named('four, no votes')))).toBe('hush · nobody b c d · night A · light A · points');
  });
  it('leaves out nobody where all cards have votes', () => {
    expect(line(script(named('four, all cards chosen')))).not.toContain('nobody');
  });
  it('of three lets a rabbit unmask two cards at once', () => {
    expect(line(script(named('three, one unmasked twice')))).toContain('decoys b1 b2');
  });
  it('unmasks three alone at most, the others before them in pairs', () => {
    expect(line(script(named('eight, four fall')))).toContain('decoys b c · decoys d · decoys e · duel A f');
    expect(line(script(named('twelve, each another')))).toContain(
      'decoys b c · decoys d e · decoys f g · decoys h · decoys i · decoys j · duel A k',
    );
  });
  it('unmasks those with the fewest votes first', () => {
    expect(line(script(named('twelve')))).toContain('decoys d · decoys e · decoys c · duel b A');
  });
  it('is told in the same order where it is short', () => {
    for (const { reveal } of known) {
      const [whole, short] = [script(reveal), script(reveal, 5000)];
      expect(line(short)).toBe(line(whole));
      expect(short.pace).toBeCloseTo(5000 / whole.length);
    }
  });
});

describe('a coin', () => {
  it('flies 180 after the one before, on the same card', () => {
    const [first, second] = script(named('six')).beats.find((beat) => beat.cards[0] === 'plain/A')!.coins;
    expect(second!.at - first!.at).toBe(180);
    expect(first!.lands - first!.at).toBe(420);
  });
  it('flies within 700 of the first, however many there are', () => {
    const { coins } = script(named('twelve, all on one')).beats.find((beat) => beat.cards[0] === 'plain/b')!;
    expect(coins).toHaveLength(10);
    expect(coins.at(-1)!.at - coins[0]!.at).toBe(700);
  });
  it('lands while its beat is on, and each vote has one', () => {
    for (const { reveal } of known) {
      const { beats } = script(reveal);
      const votes = Object.values(reveal.votes).flat();
      expect(beats.flatMap((beat) => beat.coins.map((coin) => coin.card)).sort()).toEqual([...votes].sort());
      for (const beat of beats)
        for (const coin of beat.coins) {
          expect(coin.at).toBeGreaterThanOrEqual(beat.at);
          expect(coin.lands).toBeLessThanOrEqual(beat.at + beat.lasts);
        }
    }
  });
});

describe('seeking', () => {
  const four = script(named('four'));
  it('finds the beat that is on, also before the show and after it', () => {
    expect(beatAt(four, -50).beat).toBe('hush');
    expect(beatAt(four, 899).beat).toBe('hush');
    expect(beatAt(four, 900).cards).toEqual(['plain/b']);
    expect(beatAt(four, 3399).beat).toBe('votes'); // a breath before all turn away
    expect(beatAt(four, 6200).beat).toBe('duel');
    expect(beatAt(four, 99_999).beat).toBe('points');
  });
  it('knows when something happens next', () => {
    expect(nextAt(four, 0)).toBe(900);
    expect(nextAt(four, 900)).toBe(1320); // the coin lies
    expect(nextAt(four, 10_300)).toBe(13_100);
    expect(nextAt(four, 13_100)).toBeNull();
  });
  it('reckons by the clock of the server', () => {
    const show = { began: 1000, length: 13_100, skipped: false, held: null };
    expect(elapsedIn(four, show, 1_004_000)).toBe(4000);
    expect(elapsedIn(four, show, 999_900)).toBe(0);
    expect(elapsedIn(four, show, 1_999_000)).toBe(13_100);
  });
  it('is at the points where the host has skipped to them, whatever the clocks say', () => {
    const show = { began: 1000, length: 13_100, skipped: true, held: null };
    expect(elapsedIn(four, show, 1_010_100)).toBe(10_300);
    expect(elapsedIn(four, show, 1_012_000)).toBe(12_000);
  });
  it('stands still while the game is paused', () => {
    const show = { began: 1000, length: 13_100, skipped: false, held: 1004 };
    expect(elapsedIn(four, show, 1_004_000)).toBe(4000);
    expect(elapsedIn(four, show, 1_999_000)).toBe(4000);
  });
  it('is over where there is no show, or the clock was put back by hours', () => {
    expect(elapsedIn(four, null, 0)).toBe(13_100);
    expect(elapsedIn(four, { began: 5000, length: 13_100, skipped: false, held: null }, 1_000_000)).toBe(13_100);
  });
});

describe('what is told', () => {
  const four = script(named('four'));
  const at = (beat: string): number => four.beats.find((one) => one.beat === beat)!.at;
  it('is nothing in the hush', () => {
    expect(told(four, 899)).toEqual({ votes: [], owners: new Set(), truth: null, points: false });
  });
  it('is a vote once its coin lies', () => {
    expect(told(four, 1319).votes).toEqual([]);
    expect(told(four, 1320).votes.map((coin) => coin.card)).toEqual(['plain/b']);
  });
  it('are the owners of those who are unmasked, and of nobody else', () => {
    expect([...told(four, at('nobody')).owners]).toEqual(['plain/d']);
    expect([...told(four, at('duel')).owners]).toEqual(['plain/d', 'plain/b']);
    expect([...told(four, at('turn')).owners]).toEqual(['plain/d', 'plain/b', 'plain/c']);
  });
  it('is the true card with the light, and the points with the points', () => {
    expect(told(four, at('light') - 1).truth).toBeNull();
    expect(told(four, at('light')).truth).toBe('plain/A');
    expect(told(four, at('points') - 1).points).toBe(false);
    expect(told(four, at('points')).points).toBe(true);
  });
  it.each(known)('of $name never says too much, and all in the end', ({ reveal, length }) => {
    const one = script(reveal, length);
    const light = one.beats.find((beat) => beat.beat === 'light')!.at;
    for (let now = 0; now < light; now += 50) {
      const so = told(one, now);
      expect(so.truth).toBeNull();
      expect(so.points).toBe(false);
      expect(so.owners.has(one.truth)).toBe(false);
    }
    const end = told(one, one.length);
    expect([...end.owners].sort()).toEqual([...reveal.board].sort());
    expect(end.votes).toHaveLength(Object.values(reveal.votes).flat().length);
    expect(end.points).toBe(true);
  });
  it('is decided by how the clue was met, not by where the coins lie', () => {
    const outcomes: Outcome[] = ['all', 'some'];
    const [all, some] = outcomes.map((outcome) => script({ ...named('six'), outcome }));
    expect(line(all!)).not.toContain('duel');
    expect(line(some!)).toContain('duel');
  });
});
