/** My moves: one at a time, and why the last one was refused. */

import type { Wish } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { Asking } from '$lib/ui/asking.svelte';
import { explain } from '$lib/ui/problem';
import type { Pace } from './pace.svelte';
import type { Picking } from './picking.svelte';

export class Moves extends Asking {
  constructor(
    readonly table: Table,
    readonly pace: Pace,
    readonly picking: Picking,
    /** Told when a move was made. */
    readonly onmade: (wish: Wish) => void,
  ) {
    super();
  }

  async make(wish: Wish): Promise<void> {
    if (this.busy) return; // a second tap does no harm
    await this.try(async () => {
      const taken = wish.do === 'take_back' ? (this.table.view.mine?.laid ?? []) : [];
      const before = this.pace.moment;
      await this.table.move(wish);
      if (this.pace.moment === before) this.picking.reset(taken); // who takes cards back finds them chosen still
      this.onmade(wish);
    });
  }

  /** Give my heart to a card of the reveal, or to none; nothing else of mine changes. */
  async heart(card: string | null): Promise<void> {
    this.problem = '';
    try {
      await this.table.move({ do: 'give_heart', card });
    } catch (error) {
      this.problem = explain(error);
    }
  }

  /** I have seen enough of the reveal; where nobody has gone on yet, the game does. */
  async goOn(): Promise<void> {
    if (!this.pace.behind && this.table.may('go_on')) await this.make({ do: 'go_on' });
    if (this.table.phase === 'reveal' && this.problem) return; // it was refused, and not because somebody was quicker
    this.problem = '';
    this.pace.follow();
  }
}
