/** What I choose, of my hand or on the table, before I say so. */

import type { Option } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import type { Pace } from './pace.svelte';

type May<Name extends Option['may']> = Extract<Option, { may: Name }> | undefined;

export class Picking {
  picked = $state.raw<readonly string[]>([]);

  constructor(
    readonly table: Table,
    readonly pace: Pace,
  ) {}

  // What the game asks for counts as soon as its phase is before me: a reveal may still be.
  get tell(): May<'tell'> {
    return this.pace.phase === 'clue' ? this.table.may('tell') : undefined;
  }
  get give(): May<'give'> {
    return this.pace.phase === 'give' ? this.table.may('give') : undefined;
  }
  get vote(): May<'vote'> {
    return this.pace.phase === 'vote' ? this.table.may('vote') : undefined;
  }

  /** The cards of my hand of which I may choose. */
  get choosable(): readonly string[] {
    return this.tell?.cards ?? this.give?.cards ?? [];
  }
  /** How many of them are wanted. */
  get wanted(): number {
    return this.tell ? 1 : (this.give?.number ?? 0);
  }

  /** Choose a card of my hand, or not any more. */
  pick(card: string): void {
    if (!this.choosable.includes(card)) return;
    if (this.picked.includes(card)) this.#drop(card);
    else this.#take(card, this.wanted);
  }

  /** Lay a coin on a card on the table, or take it away again. */
  cast(card: string): void {
    const vote = this.vote;
    if (!vote?.cards.includes(card)) return;
    const again = vote.votes_may_stack && this.picked.length < vote.most;
    if (this.picked.includes(card) && !again) this.#drop(card);
    else this.#take(card, vote.most);
  }

  /** Take back one of the coins that were laid. */
  lift(number: number): void {
    this.picked = this.picked.filter((_, place) => place !== number);
  }

  /** Begin anew: with nothing, or with cards that were taken back. */
  reset(cards: readonly string[] = []): void {
    this.picked = [...cards];
  }

  #drop(card: string): void {
    this.picked = this.picked.filter((one) => one !== card);
  }
  /** One more than is wanted pushes out the first. */
  #take(card: string, most: number): void {
    this.picked = [...this.picked, card].slice(-most);
  }
}
