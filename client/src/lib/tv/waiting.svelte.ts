/** A screen that waits to be paired: it shows a code, and asks now and then what has become of it. */

import { api } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import type { ScreenFate, ScreenWaiting } from '$lib/protocol/types';

const ASKS = 2000; // milliseconds between two questions
const AGAIN = 5000; // … after something went wrong

interface Server {
  wait: () => Promise<ScreenWaiting>;
  fate: (secret: string) => Promise<ScreenFate>;
}
const SERVER: Server = { wait: api.waitForTable, fate: api.screenFate };

export class Waiting {
  /** What is shown now; null: nothing yet. */
  shown = $state.raw<ScreenWaiting | null>(null);
  /** Why there is nothing to show. */
  trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** `onpaired` is told the table, and the token that opens it for this screen. */
  constructor(
    readonly onpaired: (table: string, token: string) => void,
    readonly server = SERVER,
  ) {
    void this.#begin();
  }

  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  /** Ask for a code; one that is used up or too old is followed by another. */
  async #begin(): Promise<void> {
    try {
      this.shown = await this.server.wait();
      this.trouble = null;
      this.#later(ASKS, () => this.#ask());
    } catch (error) {
      this.trouble = error;
      this.#later(AGAIN, () => this.#begin());
    }
  }

  async #ask(): Promise<void> {
    const secret = this.shown?.secret ?? '';
    try {
      const { table } = await this.server.fate(secret);
      if (this.#over) return;
      this.trouble = null;
      if (table === null) this.#later(ASKS, () => this.#ask());
      else this.onpaired(table, secret);
    } catch (error) {
      if (error instanceof WishRefused) return this.#begin(); // its time is up, or the server was started anew
      this.trouble = error;
      this.#later(AGAIN, () => this.#ask());
    }
  }

  #later(milliseconds: number, then: () => Promise<void>): void {
    if (!this.#over) this.#timer = setTimeout(() => void then(), milliseconds);
  }
}
