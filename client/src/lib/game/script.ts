/**
 * The script of a reveal: which card is told of when, from the hush to the points.
 *
 * It follows from the reveal alone, so all screens have the same one. How long it takes, the server
 * reckons, too (`table/show.py`), as nobody but people goes on before the end; `show-vectors.json`
 * holds both to each other. All times are in milliseconds since the show began, whole ones.
 */

import type { Outcome, Reveal, Show } from '$lib/protocol/types';
import { there } from '$lib/there';
import { ownerOf, votersOf } from './points';

const HUSH = 900; // the lamp goes down
const CARD = 700; // a card is lifted, and its first coin flies and lies
const COIN = 180; // each further coin of the same card
const COINS = 700; // … and all of them together
const FLIGHT = 420; // of one coin
const VOTES = 3900; // all cards with votes: where there are more, each is quicker
const BREATH = 400; // after the last coin
const NOBODY = 900; // all cards without votes turn away at once
const DECOY = 1900; // somebody is unmasked
const DECOYS = 7000; // all who are: where there are more, each is quicker
const ALONE = 3; // cards are unmasked one by one, but no more than these; the others in pairs
const DUEL = 1700; // two are left in the dark
const TURN = 900; // the false one of them turns to its owner
const NIGHTS: Readonly<Record<Outcome, number>> = { all: 0, some: 300, none: 900, void: 900 }; // before the light
const LIGHT = 1200;
const POINTS = 2800;
/** A clock that was put back has not made a show begin later than now. */
const PUT_BACK = 2000;

export type BeatName = 'hush' | 'votes' | 'nobody' | 'decoys' | 'duel' | 'turn' | 'night' | 'light' | 'points';

/** A vote on its way to its card. */
export interface Coin {
  readonly seat: string;
  readonly card: string;
  readonly at: number;
  readonly lands: number;
}

/** One breath of the show. Those of `votes` and of `decoys` come several times, each with cards of its own. */
export interface Beat {
  readonly beat: BeatName;
  readonly at: number;
  readonly lasts: number;
  /** Those that it is about, in the order of the board. */
  readonly cards: readonly string[];
  /** The votes that are told, one by one; none but in `votes`. */
  readonly coins: readonly Coin[];
}

export interface Script {
  readonly beats: readonly Beat[];
  readonly length: number;
  /** What a second of the whole show takes in this one, in seconds: less than 1 where it is short. */
  readonly pace: number;
  readonly truth: string;
}

/** What everybody has been told by some moment; all else has to be held back. */
export interface Told {
  /** The coins that lie. */
  readonly votes: readonly Coin[];
  /** The cards whose owners are unmasked. */
  readonly owners: ReadonlySet<string>;
  /** The storyteller's card. */
  readonly truth: string | null;
  /** The points of the round, the scores, and whether the game ends with them. */
  readonly points: boolean;
}

/** What is to come, before it is known when. */
interface Draft {
  readonly beat: BeatName;
  readonly lasts: number;
  readonly cards?: readonly string[];
  readonly coins?: readonly Coin[];
  readonly rest?: number; // before it
}

/** Write the script of a reveal; if it is told in less time than it takes, all of it is that much quicker. */
export function script(reveal: Reveal, length?: number): Script {
  const truth = reveal.laid[reveal.storyteller]?.[0] ?? '';
  const drafts = [...opening(reveal), ...unmasking(reveal, truth), ...ending(reveal, truth)];
  const beats: Beat[] = [];
  let whole = 0;
  for (const { beat, lasts, cards = [], coins = [], rest = 0 } of drafts) {
    const at = whole + rest;
    beats.push({ beat, at, lasts, cards, coins: coins.map((coin) => moved(coin, at)) });
    whole = at + lasts;
  }
  const told = length ?? whole;
  const scaled = (time: number): number => Math.floor((time * told) / whole);
  return {
    beats: told === whole ? beats : beats.map((beat) => quicker(beat, scaled)),
    length: told,
    pace: told / whole,
    truth,
  };
}

/** The beat that is on at a moment: the first before the show, the last one after it. */
export function beatAt(script: Script, elapsed: number): Beat {
  const begun = script.beats.filter((beat) => beat.at <= elapsed).at(-1);
  return begun ?? there(script.beats[0]);
}

/** What everybody has been told by then. */
export function told(script: Script, elapsed: number): Told {
  const begun = script.beats.filter((beat) => beat.at <= elapsed);
  const is = (name: BeatName): boolean => begun.some((beat) => beat.beat === name);
  return {
    votes: begun.flatMap((beat) => beat.coins.filter((coin) => coin.lands <= elapsed || is('points'))),
    owners: new Set(begun.filter((beat) => UNMASKING.has(beat.beat)).flatMap((beat) => beat.cards)),
    truth: is('light') ? script.truth : null,
    points: is('points'),
  };
}

const UNMASKING: ReadonlySet<BeatName> = new Set(['nobody', 'decoys', 'turn', 'light']);

/** Whether a beat is told with its cards before the others; on a large screen, votes land where they lie. */
export function isStaged({ beat }: Beat, roomy: boolean): boolean {
  return beat === 'votes' ? !roomy : STAGED.has(beat);
}
const STAGED: ReadonlySet<BeatName> = new Set(['decoys', 'duel', 'turn', 'night', 'light']);

export function isDark({ beat }: Beat): boolean {
  return beat === 'hush' || beat === 'duel' || beat === 'night';
}

/** When the points come, and with them all that is to be told. */
export function pointsAt(script: Script): number {
  return there(script.beats.at(-1)).at;
}

/** When the next beat begins, the next coin flies or lies, or the show ends; null: all is told. */
export function nextAt(script: Script, elapsed: number): number | null {
  const moments = script.beats.flatMap((beat) => [beat.at, ...beat.coins.flatMap((coin) => [coin.at, coin.lands])]);
  const coming = [...moments, script.length].filter((moment) => moment > elapsed);
  return coming.length ? Math.min(...coming) : null;
}

/**
 * How far a show has come by the server's clock (`now`, in milliseconds); where there is none, it is over.
 *
 * What the host has skipped is at the points for everybody, however their clocks differ; a pause holds it.
 */
export function elapsedIn(script: Script, show: Show | null | undefined, now: number): number {
  if (!show) return script.length;
  const since = (show.held === null ? now : show.held * 1000) - show.began * 1000;
  if (since < -PUT_BACK) return script.length;
  return Math.min(script.length, Math.max(since, show.skipped ? pointsAt(script) : 0));
}

/** The hush, then the votes card by card, in the order of the board. */
function opening(reveal: Reveal): Draft[] {
  const cards = reveal.board.filter((card) => votersOf(reveal, card).length > 0);
  const slots = cards.map((card) => CARD + span(votersOf(reveal, card).length));
  const total = slots.reduce((sum, slot) => sum + slot, 0);
  const pressed = (time: number): number => (total <= VOTES ? time : Math.floor((time * VOTES) / total));
  const votes = cards.map((card, number): Draft => {
    const coins = flights(reveal, card, pressed);
    return { beat: 'votes', lasts: pressed(there(slots[number])), cards: [card], coins };
  });
  return [{ beat: 'hush', lasts: HUSH }, ...votes];
}

/** How long after the first coin of a card the last one flies. */
function span(coins: number): number {
  return Math.min(COIN * (coins - 1), COINS);
}

function flights(reveal: Reveal, card: string, pressed: (time: number) => number): Coin[] {
  const voters = votersOf(reveal, card);
  return voters.map((seat, number) => {
    const at = number ? Math.floor((number * span(voters.length)) / (voters.length - 1)) : 0;
    return { seat, card, at: pressed(at), lands: pressed(at + FLIGHT) };
  });
}

/** The false cards: at once those that nobody chose, then the others, of the fewest votes first. */
function unmasking(reveal: Reveal, truth: string): Draft[] {
  const decoys = reveal.board.filter((card) => card !== truth);
  const unseen = decoys.filter((card) => !votersOf(reveal, card).length);
  const fallen = rivals(reveal, truth);
  const best = hasDuel(reveal) ? fallen.pop() : undefined;
  const groups = paired(byOwner(reveal, fallen));
  const lasts = Math.min(DECOY, Math.floor(DECOYS / groups.length));
  const inPlace = (cards: readonly string[]): string[] => reveal.board.filter((card) => cards.includes(card));
  return [
    ...(unseen.length ? [{ beat: 'nobody', lasts: NOBODY, rest: BREATH, cards: unseen } as const] : []),
    ...groups.map((cards): Draft => ({ beat: 'decoys', lasts, cards: inPlace(cards) })),
    ...(best === undefined
      ? []
      : [
          { beat: 'duel', lasts: DUEL, cards: inPlace([best, truth]) } as const,
          { beat: 'turn', lasts: TURN, cards: [best] } as const,
        ]),
  ];
}

function hasDuel(reveal: Reveal): boolean {
  return reveal.outcome === 'some';
}

/** The false cards that somebody chose, the best one last. */
function rivals(reveal: Reveal, truth: string): string[] {
  const votes = (card: string): number => votersOf(reveal, card).length;
  return reveal.board.filter((card) => card !== truth && votes(card)).sort((one, other) => votes(one) - votes(other));
}

/** Cards of one owner fall together, when the first of them does. */
function byOwner(reveal: Reveal, cards: readonly string[]): string[][] {
  const groups = new Map<string | undefined, string[]>();
  for (const card of cards) {
    const owner = ownerOf(reveal, card);
    groups.set(owner, [...(groups.get(owner) ?? []), card]);
  }
  return [...groups.values()];
}

/** Where many are unmasked, the first ones are so in pairs; two or three are left alone for the end. */
function paired(groups: readonly string[][]): string[][] {
  const pairs = Math.floor(Math.max(0, groups.length - ALONE + 1) / 2);
  const first = Array.from({ length: pairs }, (_, pair) => groups.slice(2 * pair, 2 * pair + 2).flat());
  return [...first, ...groups.slice(2 * pairs)];
}

function ending(reveal: Reveal, truth: string): Draft[] {
  const night = NIGHTS[reveal.outcome];
  return [
    ...(night ? [{ beat: 'night', lasts: night, cards: [truth] } as const] : []),
    { beat: 'light', lasts: LIGHT, cards: [truth] },
    { beat: 'points', lasts: POINTS, cards: [] },
  ];
}

function moved(coin: Coin, by: number): Coin {
  return { ...coin, at: coin.at + by, lands: coin.lands + by };
}

/** A beat in other time; it lasts until where the next one begins. */
function quicker(beat: Beat, scaled: (time: number) => number): Beat {
  const at = scaled(beat.at);
  return {
    ...beat,
    at,
    lasts: scaled(beat.at + beat.lasts) - at,
    coins: beat.coins.map((coin) => ({ ...coin, at: scaled(coin.at), lands: scaled(coin.lands) })),
  };
}
