import { describe, expect, it } from 'vitest';
import type { Choices, Edition, Settings } from '$lib/protocol/types';
import {
  changedRules,
  firstOf,
  GROUPS,
  hostNamesFirst,
  MEDIA,
  numberAt,
  numbersAt,
  RULES,
  rulesIn,
  rulesOf,
  seatsOf,
  steps,
  valuesOf,
  withChanges,
  withMedium,
  withRule,
} from './rules';

const edition = (id: string, most: number, changes: Partial<Edition> = {}): Edition => ({
  id,
  name: id,
  house: [],
  players_min: 3,
  players_max: most,
  hand: { 3: 7, 4: 6 },
  give: { 3: 2, 4: 1 },
  votes_min: 1,
  votes_max: 1,
  votes_may_stack: false,
  count_over: 'voters',
  all_storyteller: 0,
  all_others: 2,
  none_storyteller: 0,
  none_others: 2,
  some_storyteller: 3,
  some_finder: 3,
  lone_vote: 0,
  bonus: 1,
  bonus_cap: null,
  target: 30,
  turns_each: null,
  short_pile: 'reshuffle',
  first: 'race',
  latecomer: 'lowest',
  clue_length: 200,
  media: MEDIA,
  theme: '',
  blind: false,
  ...changes,
});
const choices: Choices = {
  editions: [edition('dixit', 8), edition('odyssey', 12), edition('disney', 6)],
  bounds: {},
  timers: {},
  timer: { least: 1, most: 9 },
  languages: ['en'],
  characters: {},
  uploads: false,
  clips: true,
  pawns: Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`pawn${number}`, 'heart'])),
};
const off = { race: null, clue: null, give: null, vote: null, reveal: null, away: 120 };
const settings = (changes: Partial<Settings> = {}): Settings => ({
  edition: 'dixit',
  house: {},
  decks: ['base'],
  seats: 8,
  language: 'en',
  public: false,
  timers: off,
  absent: 'stand_in',
  spectators: true,
  chat: true,
  thinking: true,
  strength: 'fair',
  remarks: true,
  strangers: 'quiet',
  show: 'whole',
  ...changes,
});
const dixit = choices.editions[0]!;

describe('house rules', () => {
  it('stand each under one heading', () => {
    const listed = (['usual', ...GROUPS] as const).flatMap(rulesIn);
    expect(listed.sort()).toEqual(Object.keys(RULES).sort());
    expect(valuesOf('first')).toEqual(['race', 'host', 'random']);
    expect(valuesOf('votes_may_stack')).toEqual([true, false]);
    expect(valuesOf('target')).toEqual([]);
  });
  it('are changed one by one, and left out where they say what the book says', () => {
    const house = withRule({ hand: 8 }, dixit, 'target', 20);
    expect(house).toEqual({ hand: 8, target: 20 });
    expect(withRule(house, dixit, 'target', undefined)).toEqual({ hand: 8 });
    expect(withRule(house, dixit, 'target', 30)).toEqual({ hand: 8 });
    expect(withRule(house, dixit, 'target', null)).toEqual({ hand: 8, target: null });
    expect(withRule({}, dixit, 'hand', { 3: 7, 4: 6 })).toEqual({});
  });
  it('hold beside all that the book says', () => {
    const rules = rulesOf(choices, settings({ house: { target: null, first: 'host' } }))!;
    expect([rules.target, rules.first, rules.bonus]).toEqual([null, 'host', 1]);
    expect(changedRules(dixit, rules)).toEqual(['target', 'first']);
    expect(rulesOf(null, settings())).toBeUndefined();
  });
});

describe('numbers that depend on how many play', () => {
  it('are read at a number of players', () => {
    expect([3, 4, 8].map((players) => numberAt({ 3: 7, 4: 6 }, players))).toEqual([7, 6, 6]);
    expect(numberAt(5, 4)).toBe(5);
    expect(numbersAt(dixit, 3)).toMatchObject({ players: 3, hand: 7, give: 2, some_finder: 3 });
  });
  it('are told by their steps', () => {
    expect(steps({ 3: 7, 4: 6 })).toEqual([
      { players: '3', number: 7 },
      { players: '4+', number: 6 },
    ]);
    expect(steps({ 7: 2, 3: 1 })).toEqual([
      { players: '3–6', number: 1 },
      { players: '7+', number: 2 },
    ]);
    expect(steps({ 3: 1, 10: 2 }).map((one) => one.players)).toEqual(['3–9', '10+']); // not by the alphabet
  });
});

describe('ways to tell', () => {
  it('are added and left out in their order, and one is left', () => {
    expect(withMedium(MEDIA, 'words', false)).toEqual(['spoken', 'sound', 'mime', 'drawing']);
    expect(withMedium(['mime'], 'words', true)).toEqual(['words', 'mime']);
    expect(withMedium(['mime'], 'mime', false)).toEqual(['mime']);
    expect(withRule({ media: ['mime'] }, dixit, 'media', MEDIA)).toEqual({});
  });
});

describe('seats', () => {
  const seats = (before: Settings, changes: Partial<Settings>): number => withChanges(choices, before, changes).seats;
  it('that were chosen are kept while so many can play', () => {
    const five = settings({ seats: 5 });
    expect(seats(five, { chat: false })).toBe(5);
    expect(seats(five, { edition: 'odyssey' })).toBe(5);
    expect(seats(five, { house: { players_min: 6 } })).toBe(8);
    expect(seats(settings({ edition: 'odyssey', seats: 10 }), { edition: 'dixit' })).toBe(8);
  });
  it('for all who may play are as many as may play by the new rules', () => {
    expect(seats(settings(), { edition: 'odyssey' })).toBe(12);
    expect(seats(settings(), { house: { players_max: 5 } })).toBe(5);
  });
  it('are what was just asked for', () => {
    expect(seats(settings(), { seats: 4 })).toBe(4);
    expect(seatsOf(choices, { ...dixit, players_max: 24 })).toEqual({ least: 3, most: 12 });
  });
});

describe('who tells first', () => {
  it('is for the host to say only by that rule', () => {
    expect(hostNamesFirst(choices, settings({ house: { first: 'host' } }))).toBe(true);
    expect(hostNamesFirst(null, settings({ house: { first: 'host' } }))).toBe(true);
    expect(hostNamesFirst(choices, settings())).toBe(false);
    expect(hostNamesFirst(choices, undefined)).toBe(false);
  });
  it('is the host, unless somebody was chosen who still sits there', () => {
    const sitters = [{ seat: 's1' }, { seat: 's2' }];
    expect(firstOf(sitters, null, 's1')).toBe('s1');
    expect(firstOf(sitters, 's2', 's1')).toBe('s2');
    expect(firstOf(sitters, 's3', 's1')).toBe('s1');
  });
});
