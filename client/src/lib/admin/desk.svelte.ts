/** What whoever runs the server knows and can do. The token stays in this tab, and goes with it. */

import { WishRefused } from '$lib/net/link';
import { call, type Answer, type Asks, type Told } from '$lib/net/operations';
import type { AdminReport, Overview, ShutOut, ShutOutPlace } from '$lib/protocol/types';
import { explain } from '$lib/ui/problem';
import { t } from '$lib/words/words.svelte';

const KEY = 'pinxit-admin';

/** Keep the token for as long as the tab is open; where nothing can be kept, it is asked for again. */
function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // as some private windows do
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export class AdminDesk {
  token = $state(kept());
  overview = $state.raw<Overview | null>(null);
  reports = $state.raw<readonly AdminReport[]>([]);
  places = $state.raw<readonly ShutOutPlace[]>([]);
  /** Why the last thing that was asked for did not happen. */
  problem = $state('');
  /** Whether what is shown is old: the server did not answer the last time. */
  stale = $state(false);
  busy = $state(false);
  #looks = 0;

  /** Try a token; it is kept if it opens. */
  async enter(token: string): Promise<void> {
    this.token = token.trim();
    this.busy = true;
    await this.look();
    this.busy = false;
    if (this.overview === null) this.token = '';
    else keep(this.token);
  }

  /** Forget the token, and all that it showed. */
  leave(): void {
    keep('');
    this.#looks += 1; // what is still on its way is not shown any more
    this.token = this.problem = '';
    this.overview = null;
    this.reports = [];
    this.places = [];
    this.stale = false;
  }

  /** See how things stand. */
  async look(): Promise<void> {
    this.#looks += 1;
    const mine = this.#looks;
    try {
      const [overview, reports, places] = await Promise.all([
        this.#ask('overview', {}),
        this.#ask('reports', {}),
        this.#ask('places', {}),
      ]);
      if (mine !== this.#looks) return;
      this.overview = overview;
      this.reports = reports;
      this.places = places;
      this.stale = false;
    } catch (error) {
      if (mine === this.#looks) this.#failed(error);
    }
  }

  close = (code: string): Promise<boolean> => this.#do('close_table', { code });
  done = (report: number): Promise<boolean> => this.#do('clear_report', { number: report });
  shutOut = (what: ShutOut): Promise<boolean> => this.#do('shut_out', { body: what });
  letIn = (place: number): Promise<boolean> => this.#do('let_in', { number: place });
  say = (text: string): Promise<boolean> => this.#do('pin_notice', { body: { text } });
  drain = (on: boolean): Promise<boolean> => this.#do('drain', { body: { on } });

  async #do<N extends Told>(name: N, asks: Asks<N>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await this.#ask(name, asks);
      await this.look();
      return true;
    } catch (error) {
      this.#failed(error, true);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #ask<N extends Told>(name: N, asks: Asks<N>): Promise<Answer<N>> {
    return call(name, asks, this.token);
  }

  #failed(error: unknown, asked = false): void {
    if (error instanceof WishRefused && error.reason === 'not_admin') {
      this.leave();
      this.problem = t('admin-wrong');
    } else {
      this.stale = this.overview !== null && !asked;
      if (asked || this.overview === null) this.problem = explain(error);
    }
  }
}
