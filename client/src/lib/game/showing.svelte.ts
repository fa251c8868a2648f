/** The show on this screen: how far it has come, and what may be seen by now. */

import type { Table } from '$lib/table/table.svelte';
import type { Pace } from './pace.svelte';
import {
  beatAt,
  elapsedIn,
  nextAt,
  pointsAt,
  script,
  told,
  type Beat,
  type Coin,
  type Script,
  type Told,
} from './script';

/** A phone beside a television is ahead of it by so much, in milliseconds: what is mine is never late. */
const AHEAD = 120;

export class Showing {
  #elapsed = $state(0);
  /** The reveal of which this screen has seen enough of the show. */
  #hurried = $state<string | null>(null);

  constructor(
    readonly table: Table,
    readonly pace: Pace,
  ) {
    $effect(() => {
      const written = this.script;
      if (!written) return;
      const show = table.view.clock?.show;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        // Not read again from where it is written: time has gone on by then, and this would begin anew for ever.
        const elapsed = elapsedIn(written, show, this.#now());
        this.#elapsed = elapsed;
        if (show && show.held !== null) return; // a pause holds it
        const next = nextAt(written, elapsed);
        if (next !== null) timer = setTimeout(look, next - elapsed + 1);
      };
      look();
      return () => clearTimeout(timer);
    });
    // All that shows points at this table waits for the show.
    $effect.pre(() => {
      table.holds = () => this.on;
      return () => (table.holds = () => false);
    });
  }

  readonly script: Script | null = $derived.by(() => {
    const { reveal, clock } = this.table.view;
    if (this.pace.phase !== 'reveal' || !reveal || !clock?.show) return null;
    return script(reveal, clock.show.length);
  });

  /** How far it has come: by the clock, as the timer above may be late; it only says when to look. */
  #far(): number {
    void this.#elapsed;
    return this.script ? elapsedIn(this.script, this.table.view.clock?.show, this.#now()) : 0;
  }
  #now(): number {
    return this.table.serverTime(Date.now()) + (this.table.besideTelevision ? AHEAD : 0);
  }
  /** Whether this screen has seen enough of it. */
  get hurried(): boolean {
    return this.#hurried === this.pace.moment;
  }
  /** Whether the others are still kept in suspense, whoever has hurried. */
  get telling(): boolean {
    return this.script !== null && this.#far() < pointsAt(this.script);
  }
  /** Whether it goes on here, and something is to be held back. */
  get on(): boolean {
    return this.telling && !this.hurried;
  }
  /** Whether it is over for everybody, the points included: not before then one can go on. */
  get ended(): boolean {
    return !this.script || this.#far() >= this.script.length;
  }
  get beat(): Beat | null {
    return this.script && beatAt(this.script, this.#far());
  }
  get told(): Told | null {
    return this.script && told(this.script, this.#far());
  }

  /** The coins on their way to their cards. */
  get flying(): readonly Coin[] {
    const far = this.#far();
    return this.beat?.coins.filter((coin) => coin.at <= far && far < coin.lands) ?? [];
  }

  /** I have seen enough of it. */
  hurry(): void {
    this.#hurried = this.pace.moment;
  }
}
