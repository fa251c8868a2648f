/**
 * The rules that a table may change: how each is asked for, and what then holds.
 *
 * `RULES` must name every rule of an edition, and every value of a choice; the types are made from
 * the server's, so a new rule that is not offered here does not compile.
 */

import type { Choices, Edition, Medium, Numbers, Settings, Timers } from '$lib/protocol/types';

export type Rule = Exclude<keyof Edition, 'id' | 'name' | 'house'>;
/** A number, or what it is from so many players on. */
export type Scale = number | Readonly<Record<string, number>>;
export type Value = Edition[Rule];

/** Under which heading a rule is found; the usual ones are seen at once. */
export const GROUPS = ['clues', 'goal', 'cards', 'votes', 'points', 'people'] as const;
export type Group = 'usual' | (typeof GROUPS)[number];

type Way<V> = [V] extends [boolean]
  ? { readonly ask: 'either' }
  : [V] extends [string]
    ? string extends V
      ? { readonly ask: 'words'; readonly values: Readonly<Record<string, true>> }
      : { readonly ask: 'choice'; readonly values: Readonly<Record<V, true>> }
    : [V] extends [readonly (infer One extends string)[]]
      ? { readonly ask: 'several'; readonly values: Readonly<Record<One, true>> }
      : { readonly ask: 'number' };

/** Media in the order in which the server names them. */
export const MEDIA: readonly Medium[] = ['words', 'spoken', 'sound', 'mime', 'drawing'];
/** Themes that have a name; a table may also word one of its own. */
export const THEMES = ['word', 'question', 'title', 'song', 'proverb', 'memory', 'tale'] as const;
export const THEME_LENGTH = 60;

const number = (group: Group) => ({ ask: 'number', group }) as const;

export const RULES: { readonly [R in Rule]: Way<Edition[R]> & { readonly group: Group } } = {
  target: number('usual'),
  hand: number('usual'),
  first: { ask: 'choice', group: 'usual', values: { race: true, host: true, random: true } },
  latecomer: { ask: 'choice', group: 'usual', values: { average: true, lowest: true, zero: true } },
  media: {
    ask: 'several',
    group: 'clues',
    values: { words: true, spoken: true, sound: true, mime: true, drawing: true },
  },
  theme: { ask: 'words', group: 'clues', values: Object.fromEntries(THEMES.map((theme) => [theme, true])) },
  blind: { ask: 'either', group: 'clues' },
  clue_length: number('clues'),
  turns_each: number('goal'),
  short_pile: { ask: 'choice', group: 'goal', values: { reshuffle: true, end: true } },
  give: number('cards'),
  votes_min: number('votes'),
  votes_max: number('votes'),
  votes_may_stack: { ask: 'either', group: 'votes' },
  count_over: { ask: 'choice', group: 'votes', values: { voters: true, votes: true } },
  some_storyteller: number('points'),
  some_finder: number('points'),
  all_storyteller: number('points'),
  all_others: number('points'),
  none_storyteller: number('points'),
  none_others: number('points'),
  lone_vote: number('points'),
  bonus: number('points'),
  bonus_cap: number('points'),
  players_min: number('people'),
  players_max: number('people'),
};

/** The rules under a heading, in the order of `RULES`. */
export function rulesIn(group: Group): Rule[] {
  return (Object.keys(RULES) as Rule[]).filter((rule) => RULES[rule].group === group);
}

/** What may be chosen for a rule; nothing: it is a number. */
export function valuesOf(rule: Rule): readonly (string | boolean)[] {
  const way = RULES[rule];
  if (way.ask === 'either') return [true, false];
  return way.ask === 'number' ? [] : Object.keys(way.values);
}

/** The edition as it stands in the book. */
export function bookOf(choices: Choices | null, settings: Settings): Edition | undefined {
  return choices?.editions.find((one) => one.id === settings.edition);
}

/** The edition with the table's house rules. */
export function rulesOf(choices: Choices | null, settings: Settings): Edition | undefined {
  const book = bookOf(choices, settings);
  return book && { ...book, ...settings.house };
}

/** Whether two values of a rule say the same. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the server calls a clock; `own`: it has no name for it. */
export function clockOf(choices: Choices | null, timers: Timers | undefined): string {
  return Object.entries(choices?.timers ?? {}).find(([, named]) => same(named, timers))?.[0] ?? 'own';
}

/** Name the rules that are not as in the book. */
export function changedRules(book: Edition, rules: Edition): Rule[] {
  return (Object.keys(RULES) as Rule[]).filter((rule) => !same(book[rule], rules[rule]));
}

/** The house rules with one of them changed; `undefined`: as in the book again. */
export function withRule(
  house: Settings['house'],
  book: Edition,
  rule: Rule,
  value: Value | undefined,
): Settings['house'] {
  const { [rule]: _old, ...others } = house;
  return value === undefined || same(value, book[rule]) ? others : { ...others, [rule]: value };
}

/** These media with one of them added or left out, in their order; the last one stays. */
export function withMedium(media: readonly Medium[], one: Medium, wanted: boolean): readonly Medium[] {
  const next = MEDIA.filter((medium) => (medium === one ? wanted : media.includes(medium)));
  return next.length ? next : media;
}

/** Whether the host says who tells the first story. */
export function hostNamesFirst(choices: Choices | null, settings: Settings | undefined): boolean {
  if (!settings) return false;
  return (rulesOf(choices, settings)?.first ?? settings.house.first) === 'host';
}

/** A number that depends on how many play, from least to most players: `3–6: 1`, `7+: 2`. */
export function steps(scale: Readonly<Record<string, number>>): { players: string; number: number }[] {
  const starts = startsOf(scale);
  return starts.map(({ start, number }, place) => {
    const next = starts[place + 1]?.start;
    const players = next === undefined ? `${start}+` : next === start + 1 ? `${start}` : `${start}–${next - 1}`;
    return { players, number };
  });
}

/** A number at so many players. */
export function numberAt(scale: Scale, players: number): number {
  if (typeof scale === 'number') return scale;
  return (
    startsOf(scale)
      .filter(({ start }) => start <= players)
      .at(-1)?.number ?? 0
  );
}

/** The numbers of a scale, each with the number of players from which it holds. */
function startsOf(scale: Readonly<Record<string, number>>): { start: number; number: number }[] {
  return Object.entries(scale)
    .map(([start, number]) => ({ start: Number(start), number }))
    .sort((one, other) => one.start - other.start);
}

/** All numbers of an edition at so many players. */
export function numbersAt(rules: Edition, players: number): Numbers {
  return {
    players,
    votes_may_stack: rules.votes_may_stack,
    count_over: rules.count_over,
    bonus_cap: rules.bonus_cap,
    hand: numberAt(rules.hand, players),
    give: numberAt(rules.give, players),
    votes_min: numberAt(rules.votes_min, players),
    votes_max: numberAt(rules.votes_max, players),
    all_storyteller: numberAt(rules.all_storyteller, players),
    all_others: numberAt(rules.all_others, players),
    none_storyteller: numberAt(rules.none_storyteller, players),
    none_others: numberAt(rules.none_others, players),
    some_storyteller: numberAt(rules.some_storyteller, players),
    some_finder: numberAt(rules.some_finder, players),
    lone_vote: numberAt(rules.lone_vote, players),
    bonus: numberAt(rules.bonus, players),
  };
}

/** How many seats a table can have: no more than may play, and each with a pawn. */
export function seatsOf(choices: Choices, rules: Edition): { least: number; most: number } {
  return { least: rules.players_min, most: Math.min(rules.players_max, Object.keys(choices.pawns).length) };
}

/**
 * The settings with some of them changed. A number of seats that somebody chose is kept while so many
 * can play; where all had a seat who may play, all have one by the new rules, too.
 */
export function withChanges(choices: Choices | null, before: Settings, changes: Partial<Settings>): Settings {
  const wanted = { ...before, ...changes };
  const [old, rules] = [rulesOf(choices, before), rulesOf(choices, wanted)];
  if (!choices || !old || !rules || changes.seats !== undefined) return wanted;
  const { least, most } = seatsOf(choices, rules);
  const chosen = before.seats !== seatsOf(choices, old).most;
  return { ...wanted, seats: chosen && least <= wanted.seats && wanted.seats <= most ? wanted.seats : most };
}

/** Who tells first, where the host says so: who was chosen, if they still sit there, or the host. */
export function firstOf(
  sitters: readonly { readonly seat: string }[],
  chosen: string | null,
  host: string | null,
): string | null {
  return sitters.some((one) => one.seat === chosen) ? chosen : host;
}
