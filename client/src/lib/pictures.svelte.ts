/**
 * Pictures are fetched before any is needed, in an order that has nothing to do with what somebody
 * holds or looks at: a request at the wrong moment would tell who watches the network whose card it is.
 */

import { SvelteSet } from 'svelte/reactivity';

/** What of a browser is needed here; tests bring their own. */
export type Fetch = (address: string, done: (came: boolean) => void) => unknown;

/** How many small pictures are under way at once; of large ones, which nobody waits for, one. */
const LANES = 3;

export class Pictures {
  /** Those that have come; the browser keeps them as long as we do. */
  readonly here = new SvelteSet<string>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #kept = new Map<string, unknown>();
  #wanted: string[] = [];
  #later: string[] = [];
  #underway = 0;

  constructor(private readonly fetch: Fetch) {}

  /** Fetch some soon, one after another, so that they do not stand in the way of a move. */
  want(addresses: readonly string[]): void {
    this.#wanted.push(...this.#unknown(addresses));
    this.#next();
  }

  /** Fetch some when all others have come. */
  wantLater(addresses: readonly string[]): void {
    this.#later.push(...this.#unknown(addresses));
    this.#next();
  }

  #unknown(addresses: readonly string[]): string[] {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is thrown away at once
    const fresh = [...new Set(addresses)].filter((address) => !this.#kept.has(address));
    for (const address of fresh) this.#kept.set(address, null);
    return fresh;
  }

  #next(): void {
    while (this.#underway < (this.#wanted.length ? LANES : 1)) {
      const address = this.#wanted.shift() ?? this.#later.shift();
      if (address === undefined) return;
      this.#underway += 1;
      this.#kept.set(
        address,
        this.fetch(address, (came) => this.#came(address, came)),
      );
    }
  }

  #came(address: string, came: boolean): void {
    this.#underway -= 1;
    if (came) this.here.add(address);
    else this.#kept.delete(address); // the next who wants it tries again
    this.#next();
  }
}

function fetchQuietly(address: string, done: (came: boolean) => void): HTMLImageElement {
  const picture = new Image();
  picture.decoding = 'async';
  picture.fetchPriority = 'low'; // those on the screen come first
  picture.onload = () => done(true);
  picture.onerror = () => done(false);
  picture.src = address;
  return picture;
}

/** Whether somebody has asked their browser to be sparing: then small pictures have to do. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export const pictures = new Pictures(fetchQuietly);
