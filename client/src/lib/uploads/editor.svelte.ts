/** A deck of the table's own in the making: what it is called, its pictures, their order. */

import { unguessable } from '$lib/net/unguessable';
import type { DeckChange, OwnDeck, OwnDecks, OwnPicture } from '$lib/protocol/types';
import { there } from '$lib/there';
import { Asking } from '$lib/ui/asking.svelte';
import { inTheirLanguage } from '$lib/words/theirs';
import { t } from '$lib/words/words.svelte';
import { Arrivals, type Arrival } from './arrivals.svelte';
import type { Frame } from './crop';
import type { Uploads } from './uploads';

export class OwnDeckEditor extends Asking {
  info = $state.raw<OwnDecks | null>(null);
  deck = $state.raw<OwnDeck | null>(null);
  readonly arrivals = new Arrivals({
    begin: async () => (await this.#begun()).id,
    send: (one, deck) => this.#send(one, deck),
  });
  #beginning: Promise<OwnDeck> | null = null;
  /** By what the server knows the deck that we begin; the same until we know that it has begun. */
  #request = unguessable();

  constructor(
    readonly uploads: Uploads,
    readonly author: string,
  ) {
    super();
  }

  get #id(): string {
    return there(this.deck).id;
  }
  get pictures(): readonly OwnPicture[] {
    return this.deck?.pictures ?? [];
  }

  async load(): Promise<void> {
    await this.try(async () => {
      this.info = await this.uploads.decks();
      const id = this.deck?.id;
      this.deck = this.info.decks.find((one) => one.id === id) ?? this.info.decks[0] ?? null;
    });
  }

  choose(id: string | null): void {
    this.deck = this.info?.decks.find((one) => one.id === id) ?? null;
    this.#beginning = null;
  }

  /** Take files. */
  add(files: Iterable<File>): void {
    this.arrivals.add(files, this.info?.picture_bytes ?? Infinity);
  }

  async #send(one: Arrival, deck: string): Promise<void> {
    const progress = (part: number): void => void (one.part = part);
    const picture = await this.uploads.send(deck, one.file, one.request, progress, one.stop.signal);
    const others = this.pictures.filter((other) => other.id !== picture.id); // it may be told twice
    if (this.deck?.id === deck) this.#put([...others, picture]);
  }

  /** The deck that pictures go to; the first picture begins one. */
  #begun(): Promise<OwnDeck> {
    if (this.deck) return Promise.resolve(this.deck);
    const about = { name: t('own-name', { name: this.author }), author: this.author, licence: t('own-licence') };
    this.#beginning ??= inTheirLanguage((language) => this.uploads.begin({ ...about, language }, this.#request))
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

  #put(pictures: readonly OwnPicture[]): void {
    if (!this.deck) return;
    this.#keep({ ...this.deck, pictures, changed: true });
  }
  #keep(deck: OwnDeck): void {
    this.deck = deck;
    if (this.info) this.info = { ...this.info, decks: this.info.decks.map((one) => (one.id === deck.id ? deck : one)) };
  }

  change(change: DeckChange): Promise<boolean> {
    return this.try(async () => this.deck && this.#keep(await this.uploads.change(this.deck.id, change)));
  }

  async describe(picture: OwnPicture, title: string, description: string): Promise<OwnPicture> {
    const told = await this.uploads.describe(this.#id, picture.id, { title, description });
    this.#put(this.pictures.map((one) => (one.id === picture.id ? told : one)));
    return told;
  }

  async recut(picture: OwnPicture, crop: Frame): Promise<OwnPicture> {
    const cut = await this.uploads.recut(this.#id, picture.id, crop);
    this.#put(this.pictures.map((one) => (one.id === picture.id ? cut : one)));
    return cut;
  }

  remove(picture: OwnPicture): Promise<boolean> {
    return this.try(async () => {
      await this.uploads.remove(this.#id, picture.id);
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
    if (!(await this.try(() => this.uploads.change(this.#id, { order })))) await this.load();
  }

  finish(): Promise<boolean> {
    return this.try(async () => this.deck && this.#keep(await this.uploads.finish(this.deck.id)));
  }

  delete(): Promise<boolean> {
    return this.try(async () => {
      const gone = this.#id;
      await this.uploads.delete(gone);
      this.arrivals.clear();
      this.deck = null;
      this.#beginning = null;
      await this.load();
    });
  }

  close(): void {
    this.arrivals.close();
  }
}

/** What a picture is, for those who cannot see it. */
export function spoken(picture: OwnPicture): string {
  return picture.description || picture.title;
}
