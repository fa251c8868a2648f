/** What I am about to tell with: it outlives a look at another card, and a connection that breaks. */

import { removeClip, sendClip, type Recorded } from '$lib/net/clips';
import { WishRefused } from '$lib/net/link';
import type { ClueDraft, Medium } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { Camera } from './camera.svelte';
import { packed } from './frames';
import { Microphone } from './microphone.svelte';
import { counted } from './sound';
import { Sketch, written, type Stroke } from './strokes';

export interface Kept {
  readonly medium: Medium | null;
  readonly words: string;
  readonly caption: string;
  readonly shared: boolean;
  readonly strokes: readonly Stroke[];
}

interface Sent {
  readonly medium: Recorded;
  readonly made: unknown;
  readonly clip: string;
}

export class Telling {
  /** How; null: the first of those that are allowed. */
  medium = $state<Medium | null>(null);
  /** A clue in words. */
  words = $state('');
  /** A few words of what is heard or seen, for who does not hear or see it. */
  caption = $state('');
  /** Whether it may be in the album of the game. */
  shared = $state(false);
  sending = $state(false);
  /** Whether nothing can be brought here, as by strangers: a few words stand for it. */
  bare = $state(false);
  /** Whether the page was loaded anew to ask for a device: once is enough, then the answer is no. */
  wasLoadedAnew = false;
  readonly microphone = new Microphone();
  readonly camera = new Camera();
  readonly sketch = new Sketch();
  strokes = $state.raw<readonly Stroke[]>([]);
  #sent: Sent | null = null;
  /** Whether it is being told: then it is not mine to take back. */
  #out = false;
  /** Raised whenever something is thrown away: what is still on its way then is not told. */
  #thrown = 0;

  constructor(readonly table: Table) {}

  /** Whether there is something to tell with, in this way. */
  isReady(medium: Medium): boolean {
    if (this.bare) return this.words.trim() !== '';
    switch (medium) {
      case 'words':
        return this.words.trim() !== '';
      case 'sound':
        return this.microphone.step === 'done';
      case 'mime':
        return this.camera.step === 'done';
      case 'drawing':
        return this.strokes.some((one) => one.b !== 'eraser');
      default:
        return true;
    }
  }

  /**
   * The clue as it is told; what was recorded is brought to the server first, and the same is sent once.
   * Nothing, if it was thrown away while it was on its way.
   */
  async clue(medium: Medium): Promise<ClueDraft | null> {
    if (this.bare) return { text: this.words.trim(), medium };
    if (medium === 'words') return { text: this.words.trim() };
    if (medium === 'spoken') return { text: '', medium };
    this.sending = true;
    try {
      const clip = await this.#bring(medium);
      return clip === null ? null : { text: this.caption.replace(/\s+/g, ' ').trim(), medium, clip };
    } finally {
      this.sending = false;
    }
  }
  async #bring(medium: Recorded): Promise<string | null> {
    const made = this.#made(medium);
    const thrown = this.#thrown;
    if (this.#sent?.medium === medium && this.#sent.made === made) return this.#sent.clip;
    const { clip } = await sendClip(this.table.code, medium, await this.#bytes(medium), this.table.token);
    if (thrown !== this.#thrown) {
      removeClip(this.table.code, clip, this.table.token);
      return null;
    }
    this.#sent = { medium, made, clip };
    return clip;
  }
  #made(medium: Recorded): unknown {
    if (medium === 'sound') return this.microphone.samples;
    return medium === 'mime' ? this.camera.pictures : this.strokes;
  }
  async #bytes(medium: Recorded): Promise<Uint8Array<ArrayBuffer>> {
    if (medium === 'sound') return counted(this.microphone.samples);
    if (medium === 'drawing') return written(this.strokes);
    const pictures = await Promise.all(this.camera.pictures.map((one) => one.arrayBuffer()));
    return packed(pictures.map((one) => new Uint8Array(one)));
  }

  /** What outlives a page that is loaded anew to ask for a microphone: all but recordings. */
  get kept(): Kept {
    const { medium, words, caption, shared, strokes } = this;
    return { medium, words, caption, shared, strokes };
  }
  /** Go on with it. */
  takeUp({ medium, words, caption, shared, strokes }: Kept): void {
    this.medium = medium;
    this.words = words;
    this.caption = caption;
    this.shared = shared;
    this.sketch.takeUp(strokes);
    this.strokes = strokes;
    this.wasLoadedAnew = true;
  }

  /** It is on its way to everybody. */
  goes(): void {
    this.#out = true;
  }
  /** It was not told. A server that knows nothing of it any more is brought it again. */
  refused(error: unknown): void {
    this.#out = false;
    if (error instanceof WishRefused && error.reason === 'no_such_clip') this.#sent = null;
  }
  /** Throw away what was recorded or drawn in this way. */
  discard(medium: Medium): void {
    this.#thrown += 1;
    if (medium === 'sound') {
      this.microphone.step = 'idle';
      this.microphone.release();
    }
    if (medium === 'mime') {
      this.camera.step = 'idle';
      this.camera.release();
    }
    if (medium === 'drawing') {
      this.sketch.clear();
      this.strokes = [];
    }
    if (this.#sent?.medium === medium) {
      if (!this.#out) removeClip(this.table.code, this.#sent.clip, this.table.token);
      this.#sent = null;
    }
  }

  /** Nobody looks: what is being recorded ends, and devices are given back. */
  pause(): void {
    this.microphone.stop();
    if (this.camera.step === 'recording') void this.camera.stop();
    else this.camera.release();
  }

  /** A story is over, or somebody else's turn. */
  reset(): void {
    for (const medium of ['sound', 'mime', 'drawing'] as const) this.discard(medium);
    this.microphone.trouble = this.camera.trouble = null;
    this.medium = null;
    this.words = this.caption = '';
    this.shared = this.#out = false;
  }
}
