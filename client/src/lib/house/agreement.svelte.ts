/**
 * What a host is agreeing on with the table.
 *
 * Rules hang together: more cards to give may need a larger hand. What the server refuses
 * therefore stays in the form, beside the reason, and is asked for again with the next change.
 */

import { choices } from '$lib/choices.svelte';
import type { Edition, Settings } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { bookOf, firstOf, hostNamesFirst, type Rule, rulesOf, type Value, withChanges, withRule } from './rules';
import { complaint } from './words';

export class Agreement {
  /** Why the last wish was refused; nothing: all that is shown holds. */
  problem = $state('');
  /** Beside which field that is said. */
  at = $state('');
  #wished = $state.raw<Settings | null>(null);
  #asking: Promise<void> = Promise.resolve();

  constructor(readonly table: Table) {
    choices.want();
  }

  /** What holds at the table. */
  get agreed(): Settings | undefined {
    return this.table.view.table?.settings;
  }
  /** The rules that hold, and the book that they come from. */
  get holds(): { book: Edition | undefined; rules: Edition | undefined } {
    const { agreed } = this;
    return { book: agreed && bookOf(choices.now, agreed), rules: agreed && rulesOf(choices.now, agreed) };
  }
  /** What the form shows: what was wished for last, or what holds. */
  get settings(): Settings | undefined {
    return (this.table.host ? this.#wished : null) ?? this.agreed;
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
  change(changes: Partial<Settings>, at: string): Promise<void> {
    if (!this.settings) return this.#asking;
    const wanted = withChanges(choices.now, this.settings, changes);
    this.#wished = wanted;
    this.#asking = this.#ask(wanted, at);
    return this.#asking;
  }
  async #ask(wanted: Settings, at: string): Promise<void> {
    let problem = '';
    try {
      await this.table.wish({ do: 'change_settings', settings: wanted });
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

  /** Begin a game; where the host says who tells first, it is `first`, or the host. */
  async begin(first: string | null): Promise<void> {
    await this.#asking; // what was filled in last may not be agreed yet
    if (this.open) return;
    const { table } = this;
    const teller = this.hostNamesFirst ? firstOf(table.view.sitters ?? [], first, table.seat) : null;
    await table.wish({ do: 'begin', first: teller });
  }

  /** Let it be as it was. */
  undo(): void {
    this.#wished = null;
    this.problem = '';
  }
}
