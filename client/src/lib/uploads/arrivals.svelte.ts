/** Files on their way to becoming cards: two at a time, patiently, and those that could not be taken. */

import { Unreachable } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { unguessable } from '$lib/net/unguessable';
import { explain } from '$lib/ui/problem';
import { t } from '$lib/words/words.svelte';

const AT_ONCE = 2;
const PATIENCE = 30; // how often we ask again while others are being read
const LINE_TRIES = 3;
const CALM = ['busy', 'too_fast']; // reasons to wait, not to give up

/** What no second try would change: it is in the file. */
const HOPELESS = [
  'animated',
  'broken_picture',
  'file_too_large',
  'heic_off',
  'not_a_picture',
  'picture_too_heavy',
  'too_many_pixels',
  'too_small',
  'unsupported_picture',
];

/** One file. */
export class Arrival {
  /** How much of it is there, 0 to 1; at 1, the server looks at it. */
  part = $state(0);
  state = $state<'waiting' | 'sending' | 'failed'>('waiting');
  problem = $state('');
  /** Whether it may be taken if it is sent once more. */
  hope = $state(true);
  readonly request = unguessable();
  readonly preview: string;
  readonly stop = new AbortController();

  constructor(readonly file: File) {
    this.preview = URL.createObjectURL(file);
  }

  fail(problem: string, hope: boolean): void {
    this.state = 'failed';
    this.problem = problem;
    this.hope = hope;
  }
  gone(): void {
    this.stop.abort();
    URL.revokeObjectURL(this.preview);
  }
}

/** Where they are brought to. */
export interface Destination {
  /** Begin the deck they go to, if there is none; tells its id. */
  begin(): Promise<string>;
  /** Bring one of them there, once. */
  send(one: Arrival, deck: string): Promise<void>;
}

export class Arrivals {
  all = $state.raw<readonly Arrival[]>([]);
  #running = 0;
  #closed = false;

  constructor(readonly destination: Destination) {}

  get underway(): readonly Arrival[] {
    return this.all.filter((one) => one.state !== 'failed');
  }
  get failed(): readonly Arrival[] {
    return this.all.filter((one) => one.state === 'failed');
  }

  /** Take files; those that are too large are not even sent. */
  add(files: Iterable<File>, largest: number): void {
    const fresh = [...files].map((file) => new Arrival(file));
    for (const one of fresh) if (one.file.size > largest) one.fail(t('refused-file-too-large'), false);
    this.all = [...this.all, ...fresh];
    this.#go();
  }

  again(one: Arrival): void {
    one.state = 'waiting';
    one.problem = '';
    this.#go();
  }

  dismiss(one: Arrival): void {
    one.gone();
    this.all = this.all.filter((other) => other !== one);
  }

  /** Give all of them up. */
  clear(): void {
    for (const one of this.all) one.gone();
    this.all = [];
  }

  /** Give all of them up, and take no more. */
  close(): void {
    this.#closed = true;
    for (const one of this.all) one.gone();
  }

  #go(): void {
    while (this.#running < AT_ONCE && !this.#closed) {
      const next = this.all.find((one) => one.state === 'waiting');
      if (!next) return;
      next.state = 'sending';
      this.#running += 1;
      void this.#bring(next).finally(() => {
        this.#running -= 1;
        this.#go();
      });
    }
  }

  async #bring(one: Arrival): Promise<void> {
    try {
      await this.#patiently(one, await this.destination.begin());
      this.dismiss(one);
    } catch (error) {
      const hopeless = error instanceof WishRefused && HOPELESS.includes(error.reason);
      one.fail(error instanceof Unreachable ? t('own-line-broke') : explain(error), !hopeless);
    }
  }

  /** Send it, again where the line breaks or the server asks for a moment. */
  async #patiently(one: Arrival, deck: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      one.part = 0;
      try {
        await this.destination.send(one, deck);
        return;
      } catch (error) {
        const calm = error instanceof WishRefused && CALM.includes(error.reason);
        const most = calm ? PATIENCE : error instanceof Unreachable ? LINE_TRIES : 0;
        if (tries >= most) throw error;
        await new Promise((done) => setTimeout(done, calm ? 1500 : 800 * tries));
      }
    }
  }
}
