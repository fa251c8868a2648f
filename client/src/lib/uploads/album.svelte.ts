/** A deck in the making: its pictures, those on their way, and those that could not be taken. */

import { Unreachable } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { unguessable } from '$lib/net/unguessable';
import type { DeckChange, OwnDeck, OwnDecks, OwnPicture } from '$lib/protocol/types';
import { explain } from '$lib/ui/problem';
import { inTheirLanguage } from '$lib/words/theirs';
import { t } from '$lib/words/words.svelte';
import type { Frame } from './crop';
import type { Desk } from './desk';

const AT_ONCE = 2;
const PATIENCE = 30; // how often we ask again while others are being read
const LINE_TRIES = 3;
const CALM = ['busy', 'too_fast']; // reasons to wait, not to give up

/** What no second try would change: it is in the file. */
const HOPELESS = [
  'animated', 'broken_picture', 'file_too_large', 'heic_off', 'not_a_picture', 'picture_too_heavy', 'too_many_pixels', 'too_small', 'unsupported_picture',
];

/** A file on its way to becoming a card. */
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
  gone(): void {
    this.stop.abort();
    URL.revokeObjectURL(this.preview);
  }
}

export class Album {
  info = $state.raw<OwnDecks | null>(null);
  deck = $state.raw<OwnDeck | null>(null);
  arrivals = $state.raw<readonly Arrival[]>([]);
  problem = $state('');
  busy = $state(false);
  #running = 0;
  #beginning: Promise<OwnDeck> | null = null;
  /** By what the server knows the deck that we begin; the same until we know that it has begun. */
  #request = unguessable();
  #closed = false;

  constructor(
    readonly desk: Desk,
    readonly author: string,
  ) {}

  get pictures(): readonly OwnPicture[] {
    return this.deck?.pictures ?? [];
  }
  get underway(): readonly Arrival[] {
    return this.arrivals.filter((one) => one.state !== 'failed');
  }

  get failed(): readonly Arrival[] {
    return this.arrivals.filter((one) => one.state === 'failed');
  }

  async load(): Promise<void> {
    await this.try(async () => {
      this.info = await this.desk.decks();
      const id = this.deck?.id;
      this.deck = this.info.decks.find((one) => one.id === id) ?? this.info.decks[0] ?? null;
    });
  }

  choose(id: string | null): void {
    this.deck = this.info?.decks.find((one) => one.id === id) ?? null;
    this.#beginning = null;
  }

  /** Do something, and say what went wrong; tells whether it went well. */
  async try(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = '';
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Take files; those that are too large are not even sent. */
  add(files: Iterable<File>): void {
    const most = this.info?.picture_bytes ?? Infinity;
    const fresh = [...files].map((file) => new Arrival(file));
    for (const one of fresh) {
      if (one.file.size <= most) continue;
      one.state = 'failed';
      one.problem = t('refused-file-too-large');
      one.hope = false;
    }
    this.arrivals = [...this.arrivals, ...fresh];
    this.#go();
  }

  again(one: Arrival): void {
    one.state = 'waiting';
    one.problem = '';
    this.#go();
  }

  dismiss(one: Arrival): void {
    one.gone();
    this.arrivals = this.arrivals.filter((other) => other !== one);
  }

  #go(): void {
    while (this.#running < AT_ONCE && !this.#closed) {
      const next = this.arrivals.find((one) => one.state === 'waiting');
      if (!next) return;
      next.state = 'sending';
      this.#running += 1;
      void this.#send(next).finally(() => {
        this.#running -= 1;
        this.#go();
      });
    }
  }

  async #send(one: Arrival): Promise<void> {
    try {
      const deck = await this.#begun();
      const picture = await this.#patiently(one, deck.id);
      const others = this.pictures.filter((one) => one.id !== picture.id); // it may be told twice
      if (this.deck?.id === deck.id) this.#put([...others, picture]);
      this.dismiss(one);
    } catch (error) {
      one.state = 'failed';
      one.problem = error instanceof Unreachable ? t('own-line-broke') : explain(error);
      one.hope = !(error instanceof WishRefused && HOPELESS.includes(error.reason));
    }
  }

  /** Send it, again where the line breaks or the server asks for a moment. */
  async #patiently(one: Arrival, deck: string): Promise<OwnPicture> {
    for (let tries = 1; ; tries += 1) {
      one.part = 0;
      try {
        return await this.desk.send(deck, one.file, one.request, (part) => (one.part = part), one.stop.signal);
      } catch (error) {
        const calm = error instanceof WishRefused && CALM.includes(error.reason);
        const most = calm ? PATIENCE : error instanceof Unreachable ? LINE_TRIES : 0;
        if (tries >= most) throw error;
        await new Promise((done) => setTimeout(done, calm ? 1500 : 800 * tries));
      }
    }
  }

  /** The deck that pictures go to; the first picture begins one. */
  #begun(): Promise<OwnDeck> {
    if (this.deck) return Promise.resolve(this.deck);
    const about = { name: t('own-name', { name: this.author }), author: this.author, licence: t('own-licence') };
    this.#beginning ??= inTheirLanguage((language) => this.desk.begin({ ...about, language }, this.#request))
      .then((deck) => {
        this.#request = unguessable();
        this.deck = deck;
        if (this.info) this.info = { ...this.info, decks: [...this.info.decks, deck] };
        return deck;
      })
      .catch((error: unknown) => {
        this.#beginning = null;
        throw error;
      });
    return this.#beginning;
  }

  #put(pictures: readonly OwnPicture[], changed = true): void {
    if (!this.deck) return;
    this.#keep({ ...this.deck, pictures, changed });
  }
  #keep(deck: OwnDeck): void {
    this.deck = deck;
    if (this.info) this.info = { ...this.info, decks: this.info.decks.map((one) => (one.id === deck.id ? deck : one)) };
  }

  change(change: DeckChange): Promise<boolean> {
    return this.try(async () => this.deck && this.#keep(await this.desk.change(this.deck.id, change)));
  }

  async describe(picture: OwnPicture, title: string, description: string): Promise<OwnPicture> {
    const told = await this.desk.describe(this.deck!.id, picture.id, { title, description });
    this.#put(this.pictures.map((one) => (one.id === picture.id ? told : one)));
    return told;
  }

  async recut(picture: OwnPicture, crop: Frame): Promise<OwnPicture> {
    const cut = await this.desk.recut(this.deck!.id, picture.id, crop);
    this.#put(this.pictures.map((one) => (one.id === picture.id ? cut : one)));
    return cut;
  }

  remove(picture: OwnPicture): Promise<boolean> {
    return this.try(async () => {
      await this.desk.remove(this.deck!.id, picture.id);
      this.#put(this.pictures.filter((one) => one.id !== picture.id));
    });
  }

  /** Put a picture in another place, here at once; the server hears of it by `settle`. */
  place(picture: OwnPicture, place: number): void {
    const others = this.pictures.filter((one) => one.id !== picture.id);
    this.#put([...others.slice(0, place), picture, ...others.slice(place)]);
  }
  async settle(): Promise<void> {
    if (!this.deck) return;
    const order = this.pictures.map((one) => one.id);
    if (!(await this.try(() => this.desk.change(this.deck!.id, { order })))) await this.load();
  }

  finish(): Promise<boolean> {
    return this.try(async () => this.deck && this.#keep(await this.desk.finish(this.deck.id)));
  }

  delete(): Promise<boolean> {
    return this.try(async () => {
      const gone = this.deck!.id;
      await this.desk.delete(gone);
      for (const one of this.arrivals) one.gone();
      this.arrivals = [];
      this.deck = null;
      this.#beginning = null;
      await this.load();
    });
  }

  close(): void {
    this.#closed = true;
    for (const one of this.arrivals) one.gone();
  }
}

/** What a picture is, for those who cannot see it. */
export function spoken(picture: OwnPicture): string {
  return picture.description || picture.title;
}
