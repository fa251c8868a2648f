/**
 * My own pace: the game's phase is the table's, what I see is my moment.
 *
 * When somebody goes on after a reveal, the game goes on; I keep the reveal before me until I have
 * seen enough. What every seat knows has the last reveal in it, so nothing is asked of the server.
 */

import type { Table } from '$lib/table/table.svelte';
import { untrack } from 'svelte';

export class Pace {
  readonly #table: Table;
  #looked = $state<string | null>(null);
  readonly #found: string;

  constructor(table: Table) {
    this.#table = table;
    // A reveal that was over when this page was opened has been seen.
    this.#looked = untrack(() => (table.phase === 'reveal' ? null : this.#revealed));
    this.#found = untrack(() => this.moment);
  }

  get #revealed(): string | null {
    const { game, reveal } = this.#table.view;
    return reveal ? `${game?.number} ${reveal.round}` : null;
  }

  /** Whether the reveal is before me. */
  get lingering(): boolean {
    const ended = this.#table.phase === 'over' && this.#table.view.game?.ending === 'host';
    return this.#revealed !== null && this.#revealed !== this.#looked && !ended;
  }

  /** Whether the game has gone on without me. */
  get behind(): boolean {
    return this.lingering && this.#table.phase !== 'reveal';
  }

  get phase(): string | null {
    return this.lingering ? 'reveal' : this.#table.phase;
  }

  /** A name for what is before me, another one for each step of each round. */
  get moment(): string {
    const { game, round, reveal } = this.#table.view;
    return `${game?.number} ${this.lingering ? reveal?.round : round?.number} ${this.phase}`;
  }

  /** Whether it has just happened, and was not there when this page was opened. */
  get fresh(): boolean {
    return this.moment !== this.#found;
  }

  /** The cards that lie before me. */
  get board(): readonly string[] {
    const { board, reveal } = this.#table.view;
    return (this.lingering ? reveal?.board : board) ?? [];
  }

  /** I have seen enough. */
  follow(): void {
    this.#looked = this.#revealed;
  }
}
