/** Time that is running out, if there is a limit: for as long as something shows it. */

import type { Table } from '$lib/table/table.svelte';
import { sound } from '$lib/ui/sounds';

/** The seconds in which a candle crackles. */
export const LAST = 10;

export class Countdown {
  #now = $state(Date.now());

  constructor(readonly table: Table) {
    $effect(() => {
      if (table.view.clock?.deadline == null) return;
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
    let crackle = 0;
    $effect(() => {
      void this.#now;
      if (this.#crackles) sound('wick', { step: crackle++ });
    });
  }

  /** The seconds that are left; null: there is no limit. */
  readonly left: number | null = $derived.by(() => this.table.secondsLeft(this.#now));

  /** It crackles while somebody thinks, not while all look at a reveal. */
  get #crackles(): boolean {
    const { left, table } = this;
    const thinking = !table.view.table?.paused && table.phase !== 'reveal';
    return left !== null && left > 0 && left < LAST && thinking;
  }

  /** The same in minutes and seconds. */
  get shown(): string {
    const { left } = this;
    return left === null ? '' : `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, '0')}`;
  }
}
