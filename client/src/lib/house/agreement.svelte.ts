/**
 * What a host is agreeing on with the table.
 *
 * Rules hang together: a larger hand may only be possible with more to give. What the server refuses
 * therefore stays in the form, beside the reason, and is asked for again with the next change.
 */

import { choices } from '$lib/choices.svelte';
import type { Edition, Settings, Wish } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { asked, bookOf, firstOf, hostNamesFirst, type Rule, rulesOf, type Value, withRule } from './rules';
import { complaint } from './words';

export class Agreement {
  /** Why the last wish was refused; nothing: all that is shown holds. */
  problem = $state('');
  /** Beside which field that is said. */
  at = $state('');
  #wished = $state.raw<Settings | null>(null);

  constructor(readonly table: Table) {
    choices.want();
  }

  /** What holds at the table. */
  get agreed(): Settings | undefined {
    return this.table.view.table?.settings;
  }
  /** What the form shows: what was wished for last, or what holds. */
  get settings(): Settings | undefined {
    return (this.table.host && this.#wished) || this.agreed;
  }
  get book(): Edition | undefined {
    return this.settings && bookOf(choices.now, this.settings);
  }
  get rules(): Edition | undefined {
    return this.settings && rulesOf(choices.now, this.settings);
  }
  /** Whether something is shown that does not hold. */
  get open(): boolean {
    return this.table.host && this.problem !== '';
  }
  get hostNamesFirst(): boolean {
    return hostNamesFirst(choices.now, this.agreed);
  }

  /** Ask for other settings; `at` is the field that was touched. */
  async change(changes: Partial<Settings>, at: string): Promise<void> {
    const [before, shown] = [this.agreed, this.settings];
    if (!before || !shown) return;
    const wanted = { ...shown, ...changes };
    this.#wished = wanted;
    let problem = '';
    try {
      await this.table.wish({ do: 'change_settings', settings: asked(choices.now, before, wanted) });
    } catch (error) {
      problem = complaint(error);
    }
    if (this.#wished !== wanted) return; // a later wish holds all of this one
    this.problem = problem;
    this.at = at;
    if (!problem) this.#wished = null;
  }

  /** Ask for another rule; `undefined`: as in the book. */
  async changeRule(rule: Rule, value: Value | undefined): Promise<void> {
    const { settings, book } = this;
    if (settings && book) await this.change({ house: withRule(settings.house, book, rule, value) }, rule);
  }

  /** The wish for a game; where the host says who tells first, `first` does, or the host. */
  begin(first: string | null): Wish {
    if (!this.hostNamesFirst) return { do: 'begin' };
    return { do: 'begin', first: firstOf(this.table.view.sitters ?? [], first, this.table.seat) };
  }

  /** Let it be as it was. */
  undo(): void {
    this.#wished = null;
    this.problem = '';
  }
}
