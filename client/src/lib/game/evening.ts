/**
 * What an evening is remembered by, found in the story of its game: the card and clue of the evening, the
 * pictures that awards were won by, and the moments of one seat.
 */

import type { Award, Clue, Reveal } from '$lib/protocol/types';
import { ownerOf, total, votersOf } from './points';
import type { Told } from './told';

/** A card of a round, with the clue that it lay under. */
export interface Remembered {
  readonly card: string;
  readonly clue: Clue;
  readonly teller: string;
  /** Whose card it is. */
  readonly owner: string;
  readonly round: number;
  /** How many hearts it was given. */
  readonly hearts: number;
  /** Who voted for it, twice if twice. */
  readonly voters: readonly string[];
}

/** The card and clue of the evening. */
export interface EveningCard extends Remembered {
  /** How many found the storyteller's card in that round, of how many. */
  readonly found: number;
  readonly of: number;
}

/** An award, and the picture that it was won by. */
export interface AwardShown extends Remembered {
  readonly award: Award;
  /** Who of those who share the award is seen in that picture. */
  readonly seat: string;
}

/** What one seat may tell tomorrow. */
export interface Moment extends Remembered {
  readonly what: 'fooled' | 'told' | 'found' | 'loved';
  /** All points of that seat in that round. */
  readonly points: number;
  /** How many others were fooled, found it, found it besides me, or liked it. */
  readonly number: number;
}

/** The storyteller's card of a round. */
export function toldCard(round: Reveal): string {
  return round.laid[round.storyteller]?.[0] ?? '';
}

/** Who found the storyteller's card, each once. */
export function findersOf(round: Reveal): string[] {
  const told = toldCard(round);
  return Object.keys(round.votes).filter((seat) => round.votes[seat]?.includes(told));
}

/** The card of a round that drew the most votes from the storyteller's; nothing: none did. */
export function bestDecoy(round: Reveal): string | undefined {
  const told = toldCard(round);
  const drew = round.board.filter((card) => card !== told && votersOf(round, card).length > 0);
  return best(drew, (card) => [votersOf(round, card).length]);
}

/** The card and clue of the evening; null: no round was revealed. */
export function cardOfTheEvening(story: Told): EveningCard | null {
  const { rounds } = story.recap;
  const loved = best(
    rounds.flatMap((round) => round.board.map((card) => ({ round, card, hearts: heartsOf(story, round, card) }))),
    ({ round, card, hearts }) => [hearts, fooled(round), round.round, card === toldCard(round) ? 1 : 0],
  );
  if (loved && loved.hearts > 0) return ofTheEvening(story, loved.round, loved.card);
  const some = rounds.filter((round) => round.outcome === 'some');
  const round = best(some.length ? some : rounds, (one) => [some.length ? nearHalf(one) : 0, fooled(one), one.round]);
  return round ? ofTheEvening(story, round, toldCard(round)) : null;
}

/** All awards, in their order, each with its picture. */
export function awardsShown(story: Told): AwardShown[] {
  return story.recap.awards.flatMap((award) => {
    const won = wonBy(story.recap.rounds, award);
    return won ? [{ ...remembered(story, won.round, won.card), award, seat: won.seat }] : [];
  });
}

/** What one seat is proud of, at most one of each kind; a card is not shown twice. */
export function momentsOf(story: Told, seat: string): Moment[] {
  const moments = [fooling(story, seat), telling(story, seat), finding(story, seat)].filter((one) => one !== null);
  const loved = loving(story, seat);
  if (loved && !moments.some((one) => one.round === loved.round && one.card === loved.card)) moments.push(loved);
  return moments;
}

function fooling(story: Told, seat: string): Moment | null {
  const decoys = story.recap.rounds.flatMap((round) => cardsOf(round, seat, false).map((card) => ({ round, card })));
  const top = best(decoys, ({ round, card }) => [votersOf(round, card).length, round.round]);
  if (!top) return null;
  const number = new Set(votersOf(top.round, top.card)).size;
  return number ? moment(story, top.round, top.card, seat, 'fooled', number) : null;
}

function telling(story: Told, seat: string): Moment | null {
  const worked = story.recap.rounds.filter((round) => round.storyteller === seat && round.outcome === 'some');
  const top = best(worked, (round) => [nearHalf(round), fooled(round), round.round]);
  return top ? moment(story, top, toldCard(top), seat, 'told', findersOf(top).length) : null;
}

/** What everyone found is nothing to tell: more than half have to be wrong, or I alone right. */
function finding(story: Told, seat: string): Moment | null {
  const found = story.recap.rounds.filter((round) => findersOf(round).includes(seat) && isRare(round));
  const top = best(found, (round) => [-findersOf(round).length, round.round]);
  return top ? moment(story, top, toldCard(top), seat, 'found', findersOf(top).length - 1) : null;
}
function isRare(round: Reveal): boolean {
  const finders = findersOf(round).length;
  return finders < voters(round) && (finders === 1 || finders * 2 <= voters(round));
}

function loving(story: Told, seat: string): Moment | null {
  const mine = story.recap.rounds.flatMap((round) => cardsOf(round, seat, true).map((card) => ({ round, card })));
  const top = best(mine, ({ round, card }) => [heartsOf(story, round, card), round.round]);
  const number = top ? heartsOf(story, top.round, top.card) : 0;
  return top && number ? moment(story, top.round, top.card, seat, 'loved', number) : null;
}

function moment(story: Told, round: Reveal, card: string, seat: string, what: Moment['what'], number: number): Moment {
  return { ...remembered(story, round, card), what, number, points: total(round, seat) };
}

interface Won {
  readonly round: Reveal;
  readonly card: string;
  readonly seat: string;
}

/** The picture that says best what an award is for. */
function wonBy(rounds: readonly Reveal[], award: Award): Won | undefined {
  const told = (from: readonly Reveal[], rank: (round: Reveal) => number[]): Won | undefined => {
    const round = best(from, rank);
    return round && { round, card: toldCard(round), seat: shownSeat(round, award) };
  };
  const byThem = rounds.filter((round) => award.seats.includes(round.storyteller));
  switch (award.honour) {
    case 'deceiver': {
      const decoys = rounds.flatMap((round) =>
        award.seats.flatMap((seat) => cardsOf(round, seat, false).map((card) => ({ round, card, seat }))),
      );
      return best(decoys, ({ round, card }) => [votersOf(round, card).length, round.round]);
    }
    case 'mind_reader':
      return told(
        rounds.filter((round) => findersOf(round).some((seat) => award.seats.includes(seat))),
        (round) => [-findersOf(round).length, round.round],
      );
    case 'rope_walker':
      return told(
        byThem.filter((round) => round.outcome === 'some'),
        (round) => [nearHalf(round), fooled(round), round.round],
      );
    case 'open_book':
    case 'sphinx': {
      const outcome = award.honour === 'sphinx' ? 'none' : 'all';
      return told(
        byThem.filter((round) => round.outcome === outcome),
        (round) => [round.round],
      );
    }
    case 'kindred_spirits':
      return told(
        byThem.filter((round) => findersOf(round).some((seat) => award.seats.includes(seat))),
        (round) => [-findersOf(round).length, round.round],
      );
    case 'big_round': {
      const round = rounds.find((one) => one.round === award.round);
      const [seat] = award.seats;
      if (!round || seat === undefined) return undefined;
      // What they laid, if others fell for it; else what they told or found.
      const decoy = best(cardsOf(round, seat, false), (card) => [votersOf(round, card).length]);
      const lured = decoy !== undefined && votersOf(round, decoy).length > 0;
      return { round, card: lured ? decoy : toldCard(round), seat };
    }
    case 'inspired_clue':
      return told(
        rounds.filter((round) => round.round === award.round),
        () => [],
      );
  }
}

/** Who of an award is in a round: who tells, or who has found it. */
function shownSeat(round: Reveal, award: Award): string {
  if (award.honour !== 'mind_reader' && award.seats.includes(round.storyteller)) return round.storyteller;
  return findersOf(round).find((seat) => award.seats.includes(seat)) ?? award.seats[0] ?? '';
}

function remembered(story: Told, round: Reveal, card: string): Remembered {
  return {
    card,
    clue: round.clue,
    teller: round.storyteller,
    owner: ownerOf(round, card) ?? '',
    round: round.round,
    hearts: heartsOf(story, round, card),
    voters: votersOf(round, card),
  };
}

function ofTheEvening(story: Told, round: Reveal, card: string): EveningCard {
  return { ...remembered(story, round, card), found: findersOf(round).length, of: voters(round) };
}

function heartsOf(story: Told, round: Reveal, card: string): number {
  return Object.values(story.hearts[round.round] ?? {}).filter((one) => one === card).length;
}

/** The cards of a seat in a round; those of a storyteller fool nobody. */
function cardsOf(round: Reveal, seat: string, told: boolean): readonly string[] {
  return seat === round.storyteller && !told ? [] : (round.laid[seat] ?? []);
}

function voters(round: Reveal): number {
  return Object.keys(round.votes).length;
}

/** How many votes went to other cards than the storyteller's. */
function fooled(round: Reveal): number {
  const told = toldCard(round);
  return Object.values(round.votes)
    .flat()
    .filter((card) => card !== told).length;
}

/** The more, the nearer the finders come to half. */
function nearHalf(round: Reveal): number {
  return -Math.abs(findersOf(round).length / Math.max(1, voters(round)) - 0.5);
}

/** The one with the highest rank, compared number by number; of equals, the first. */
function best<One>(all: readonly One[], rank: (one: One) => readonly number[]): One | undefined {
  let top: { one: One; rank: readonly number[] } | undefined;
  for (const one of all) {
    const its = rank(one);
    if (!top || isHigher(its, top.rank)) top = { one, rank: its };
  }
  return top?.one;
}
function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, place) => Math.abs(value - (other[place] ?? 0)) > 1e-9);
  return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0);
}
