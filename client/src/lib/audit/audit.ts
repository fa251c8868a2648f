/**
 * The audit of a finished game, in the browser of whoever asks: see src/pinxit/rules/audit.py.
 *
 * Every card is followed from the deal on. After a broken promise the audit goes on from what was
 * found; the first one is where something was changed, later ones may follow.
 */

import type { AuditStep, Deal, Edition, Evidence } from '$lib/protocol/types';
import { drawn, hashOf, shuffled } from './chance';

export type Kind = 'promise' | 'deal' | 'first' | 'board' | 'pile' | 'fill' | 'round';
type Cards = readonly string[];

export interface Check {
  readonly kind: Kind;
  /** 0: before the first. */
  readonly round: number;
  /** Whose hand this is about. */
  readonly seat: string | null;
  readonly promised: Cards;
  readonly found: Cards;
  readonly fair: boolean;
}

/** Check every draw of a finished game. */
export function audit(evidence: Evidence): Check[] {
  const auditor = new Auditor(evidence);
  auditor.deal(evidence.deal);
  for (const step of evidence.steps) auditor.follow(step);
  return auditor.checks;
}

/** Somebody who follows every card. What was laid counts as held until the board shows it. */
class Auditor {
  readonly checks: Check[] = [];
  readonly #seed: string;
  readonly #edition: Edition;
  #round = 0;
  #piles = 0;
  /** In the order of turns. */
  #seats: string[] = [];
  /** Not dealt in yet. */
  #newcomers: string[] = [];
  /** Of this round, less those who left. */
  #players: string[] = [];
  readonly #hands = new Map<string, Cards>();
  /** Of those who left; what they laid stays. */
  #leftBehind = new Set<string>();
  #pile: Cards = [];
  #discards: Cards = [];
  /** Has the board of this round been laid? */
  #open = false;

  constructor(evidence: Evidence) {
    this.#seed = evidence.seed;
    this.#edition = evidence.edition;
    this.#check('promise', [evidence.promise], [hashOf(evidence.seed)]);
  }

  deal(deal: Deal): void {
    this.#seats = deal.hands.map((hand) => hand.seat);
    const cards = new Set([...deal.hands.flatMap((hand) => hand.cards), ...deal.pile]);
    const order = shuffled([...cards], this.#seed, 'deal');
    const size = this.#handSize();
    deal.hands.forEach((hand, number) => {
      this.#check('deal', order.slice(number * size, (number + 1) * size), hand.cards, hand.seat);
      this.#hands.set(hand.seat, hand.cards);
    });
    this.#check('deal', order.slice(deal.hands.length * size), deal.pile);
    this.#pile = deal.pile;
    this.#begin(1);
    if (this.#edition.first === 'random') this.#check('first', this.#lot(), deal.first === null ? [] : [deal.first]);
  }

  follow(step: AuditStep): void {
    switch (step.step) {
      case 'race':
        return this.#raced(step.seat, step.drawn);
      case 'board':
        return this.#laid(step.cards);
      case 'pile':
        return this.#piled(step.cards);
      case 'fill':
        return this.#filled(new Map(step.hands.map((hand) => [hand.seat, hand.cards])));
      case 'round':
        return this.#began(step.number);
      case 'left':
        return this.#left(step.seat);
      case 'joined':
        return this.#joined(step.seat, step.before);
    }
  }

  #raced(seat: string, byLot: boolean): void {
    if (byLot) this.#check('first', this.#lot(), [seat]);
    const players = this.#seats.filter((one) => !this.#newcomers.includes(one));
    const at = players.indexOf(seat);
    // Who came during the race tells last.
    if (at >= 0) this.#seats = [...players.slice(0, at), ...this.#newcomers, ...players.slice(at)];
  }

  #laid(cards: Cards): void {
    const held = new Set([...this.#leftBehind, ...[...this.#hands.values()].flat()]);
    const laid = [...new Set(cards)].filter((card) => held.has(card));
    this.#check('board', this.#open ? [] : shuffled(laid, this.#seed, `board ${this.#round}`), cards);
    this.#open = true;
    for (const [seat, hand] of this.#hands)
      this.#hands.set(
        seat,
        hand.filter((card) => !cards.includes(card)),
      );
    this.#discards = [...this.#discards, ...cards]; // some twice: what somebody left behind is there already
  }

  #piled(cards: Cards): void {
    const due = this.#edition.short_pile === 'reshuffle' && this.#needed() > this.#pile.length;
    this.#piles += 1;
    const all = [...new Set([...this.#pile, ...this.#discards])];
    this.#check('pile', due ? shuffled(all, this.#seed, `pile ${this.#piles}`) : [], cards);
    this.#pile = cards;
    this.#discards = [];
  }

  #filled(found: ReadonlyMap<string, Cards>): void {
    let at = 0;
    for (const [seat, number] of this.#wanted()) {
      const promised = this.#pile.slice(at, at + number);
      at += number;
      if (number || found.get(seat)?.length) this.#check('fill', promised, found.get(seat) ?? [], seat);
    }
    for (const [seat, cards] of found) {
      if (!this.#hands.has(seat)) this.#check('fill', [], cards, seat);
      this.#hands.set(seat, [...(this.#hands.get(seat) ?? []), ...cards]);
    }
    const taken = new Set([...found.values()].flat());
    this.#pile = this.#pile.filter((card) => !taken.has(card));
  }

  #began(number: number): void {
    if (this.#needed()) this.#filled(new Map()); // somebody was forgotten
    this.#check('round', [`${this.#round + 1}`], [`${number}`]);
    this.#begin(number);
  }

  #begin(number: number): void {
    this.#round = number;
    this.#newcomers = [];
    this.#players = [...new Set(this.#seats)];
    this.#leftBehind = new Set();
    this.#open = false;
  }

  #left(seat: string): void {
    const cards = this.#hands.get(seat) ?? [];
    this.#hands.delete(seat);
    for (const card of cards) this.#leftBehind.add(card);
    this.#discards = [...this.#discards, ...cards];
    this.#players = this.#players.filter((one) => one !== seat);
    this.#seats = this.#seats.filter((one) => one !== seat);
    this.#newcomers = this.#newcomers.filter((one) => one !== seat);
  }

  #joined(seat: string, before: string | null): void {
    if (this.#hands.has(seat)) return;
    const at = before === null ? -1 : this.#seats.indexOf(before);
    this.#seats.splice(at < 0 ? this.#seats.length : at, 0, seat);
    this.#newcomers.push(seat);
    this.#hands.set(seat, []);
  }

  /** Draw the first storyteller among those who play. */
  #lot(): Cards {
    return this.#players.length ? [drawn(this.#players, this.#seed, `first ${this.#round}`)] : [];
  }

  /** Count the cards that everyone lacks, in the order in which they are dealt. */
  #wanted(): Map<string, number> {
    const size = this.#handSize();
    return new Map(this.#seats.map((seat) => [seat, Math.max(0, size - (this.#hands.get(seat)?.length ?? 0))]));
  }

  #needed(): number {
    return [...this.#wanted().values()].reduce((sum, number) => sum + number, 0);
  }

  #handSize(): number {
    const scale = this.#edition.hand;
    if (typeof scale === 'number') return scale;
    const starts = Object.keys(scale)
      .map(Number)
      .filter((start) => start <= this.#seats.length);
    return scale[`${Math.max(...starts)}`] ?? 0;
  }

  #check(kind: Kind, promised: Cards, found: Cards, seat: string | null = null): void {
    const fair = promised.length === found.length && promised.every((one, at) => one === found[at]);
    this.checks.push({ kind, round: this.#round, seat, promised, found, fair });
  }
}
