import { describe, expect, it } from 'vitest';
import type { Award, GameStory, Reveal } from '$lib/protocol/types';
import { awardsShown, bestDecoy, cardOfTheEvening, findersOf, momentsOf } from './evening';

const SEATS = ['s1', 's2', 's3', 's4', 's5'];
const NOTHING = { base: 0, lone: 0, bonus: 0 };

/** A round in which each seat lays a card of its own name, and votes for that of another. */
function round(number: number, teller: string, votes: Record<string, string>): Reveal {
  const card = (seat: string): string => `${seat}r${number}`;
  const found = Object.values(votes).filter((seat) => seat === teller).length;
  const of = Object.keys(votes).length;
  return {
    round: number,
    storyteller: teller,
    clue: { text: `clue ${number}`, medium: 'words', clip: null },
    board: SEATS.map(card),
    laid: Object.fromEntries(SEATS.map((seat) => [seat, [card(seat)]])),
    votes: Object.fromEntries(Object.entries(votes).map(([seat, chosen]) => [seat, [card(chosen)]])),
    outcome: found === 0 ? 'none' : found === of ? 'all' : 'some',
    points: Object.fromEntries(SEATS.map((seat) => [seat, { ...NOTHING, base: seat === teller ? 3 : 1 }])),
  };
}

function story(rounds: Reveal[], hearts: GameStory['hearts'] = {}, awards: Award[] = []): GameStory {
  return {
    names: {},
    pawns: {},
    played_for: [],
    clips: [],
    hearts,
    recap: {
      edition: 'classic',
      house: [],
      seats: SEATS,
      left: [],
      rounds,
      voids: [],
      scores: {},
      ending: 'target',
      winners: [],
      seed: null,
      seed_hash: '',
      awards,
    },
  };
}

const half = round(1, 's1', { s2: 's1', s3: 's1', s4: 's2', s5: 's2' });
const few = round(2, 's2', { s1: 's2', s3: 's1', s4: 's1', s5: 's1' });
const halfAgain = round(3, 's3', { s1: 's3', s2: 's3', s4: 's5', s5: 's4' });
const nobody = round(4, 's4', { s1: 's2', s2: 's1', s3: 's5', s5: 's3' });
const everyone = round(5, 's5', { s1: 's5', s2: 's5', s3: 's5', s4: 's5' });

describe('the card and clue of the evening', () => {
  it('has the most hearts, whosever it is', () => {
    const liked = story([half, few, nobody], { 1: { s2: 's3r1' }, 4: { s1: 's3r4', s2: 's3r4' } });
    expect(cardOfTheEvening(liked)).toMatchObject({
      card: 's3r4',
      clue: { text: 'clue 4' },
      teller: 's4',
      owner: 's3',
      round: 4,
      hearts: 2,
      voters: ['s5'],
      found: 0,
      of: 4,
    });
  });
  it('of as many hearts, is that of more fooled votes, then the later one, then the told card', () => {
    expect(cardOfTheEvening(story([few, half], { 1: { s2: 's1r1' }, 2: { s3: 's2r2' } }))?.round).toBe(2);
    expect(cardOfTheEvening(story([half, halfAgain], { 1: { s2: 's1r1' }, 3: { s1: 's3r3' } }))?.round).toBe(3);
    expect(cardOfTheEvening(story([half], { 1: { s2: 's3r1', s3: 's1r1' } }))?.card).toBe('s1r1');
  });
  it('without hearts, is the told one whose finders come nearest to half; of equals, the later', () => {
    expect(cardOfTheEvening(story([half, few, nobody, everyone]))).toMatchObject({ card: 's1r1', found: 2, of: 4 });
    expect(cardOfTheEvening(story([half, halfAgain]))?.round).toBe(3);
  });
  it('where never some found it, is the one that fooled most', () => {
    expect(cardOfTheEvening(story([nobody, everyone]))?.round).toBe(4);
    expect(cardOfTheEvening(story([]))).toBeNull();
  });
});

describe('awards', () => {
  const shown = (honour: Award['honour'], seats: string[], number: number | null = null): unknown => {
    const award = { honour, seats, value: 1, round: number };
    return awardsShown(story([half, few, halfAgain, nobody, everyone], {}, [award]))[0];
  };
  it('are shown with the picture that they were won by', () => {
    expect(shown('deceiver', ['s1'])).toMatchObject({ card: 's1r2', round: 2, seat: 's1', voters: ['s3', 's4', 's5'] });
    expect(shown('mind_reader', ['s1'])).toMatchObject({ card: 's2r2', seat: 's1', teller: 's2' });
    expect(shown('rope_walker', ['s2', 's3'])).toMatchObject({ card: 's3r3', seat: 's3' });
    expect(shown('inspired_clue', ['s1'], 1)).toMatchObject({ card: 's1r1', clue: { text: 'clue 1' } });
    expect(shown('open_book', ['s5'])).toMatchObject({ card: 's5r5' });
    expect(shown('sphinx', ['s4'])).toMatchObject({ card: 's4r4' });
    expect(shown('kindred_spirits', ['s1', 's3'])).toMatchObject({ card: 's3r3', seat: 's3' });
  });
  it('for one large round, show what was laid, if others fell for it', () => {
    expect(shown('big_round', ['s1'], 2)).toMatchObject({ card: 's1r2' });
    expect(shown('big_round', ['s1'], 5)).toMatchObject({ card: 's5r5' });
  });
});

describe('my moments', () => {
  it('are my best decoy, my best clue, and what few found', () => {
    const mine = momentsOf(story([half, few, halfAgain, nobody, everyone]), 's1');
    expect(mine.map((one) => [one.what, one.card, one.number, one.points])).toEqual([
      ['fooled', 's1r2', 3, 1],
      ['told', 's1r1', 2, 3],
      ['found', 's2r2', 0, 1],
    ]);
  });
  it('hold the card that others liked, unless it is there already', () => {
    const hearts = { 5: { s2: 's1r5', s3: 's1r5' } };
    expect(momentsOf(story([few, everyone], hearts), 's1').at(-1)).toMatchObject({ what: 'loved', number: 2 });
    const again = momentsOf(story([few], { 2: { s2: 's1r2' } }), 's1');
    expect(again.map((one) => [one.what, one.hearts])).toEqual([
      ['fooled', 1],
      ['found', 0],
    ]);
  });
  it('may be none', () => {
    expect(momentsOf(story([everyone]), 's1')).toEqual([]);
    expect(momentsOf(story([]), 's1')).toEqual([]);
  });
});

describe('a round', () => {
  it('counts each finder once, and knows its best decoy', () => {
    const stacked = { ...half, votes: { s2: ['s1r1', 's1r1'], s3: ['s4r1'] } };
    expect(findersOf(stacked)).toEqual(['s2']);
    expect(bestDecoy(half)).toBe('s2r1');
    expect(bestDecoy(everyone)).toBeUndefined();
  });
});
