/** The cards of the decks in play: their pictures, and what is on them in my language. */

import { api, at } from '$lib/net/api';
import type { AlbumCard, CardInfo, DeckCards, DeckInfo, Reveal } from '$lib/protocol/types';
import { words } from '$lib/words/words.svelte';
import { isSparing, pictures } from './pictures.svelte';
import { spread } from './spread';

class DeckBox {
  infos = $state.raw<readonly DeckInfo[]>([]);
  /** Decks of the table's own: listed for nobody, known by their ids. */
  own = $state.raw<readonly DeckInfo[]>([]);
  standard = $state.raw<string | null>(null);
  #cards = $state.raw<Readonly<Record<string, CardInfo>>>({});
  #dealt = $state.raw<Readonly<Record<string, readonly CardInfo[]>>>({});
  #first = $state<string | null>(null);
  #loaded = new Map<string, Promise<void>>();

  async list(): Promise<void> {
    const answer = await api.decks(words.language);
    this.infos = answer.decks;
    this.standard = answer.default;
  }

  /** Learn all cards of some decks, and fetch their pictures before any is needed. */
  async open(decks: readonly string[]): Promise<void> {
    this.#first = decks[0] ?? null;
    if (this.infos.length === 0) await this.list();
    if (this.back) pictures.want([this.back]);
    const unfinished = this.infos.some((deck) => decks.includes(deck.id) && deck.unfinished);
    const all = unfinished ? [...new Set([...decks, 'plain'])] : decks;
    await Promise.all(all.map((deck) => this.#open(deck)));
  }

  /** The decks whose cards were revealed. */
  usedIn(rounds: readonly Reveal[]): string[] {
    return [...new Set(rounds.flatMap((round) => round.board.map((card) => card.split('/')[0] ?? '')))];
  }

  /** A few small pictures of the house's deck, other ones every day. */
  async glimpse(number: number): Promise<string[]> {
    if (this.infos.length === 0) await this.list();
    if (this.standard === null) return [];
    const { cards } = await api.deck(this.standard, words.language);
    const day = Math.floor(Date.now() / 86_400_000);
    return spread(cards, number, day).map((card) => at(card.small));
  }

  /** Learn what is on the cards of a deck, and leave their pictures for later. */
  async learn(deck: string): Promise<DeckCards> {
    const answer = await api.deck(deck, words.language);
    const known = [...answer.cards, ...answer.retired];
    this.#cards = { ...this.#cards, ...Object.fromEntries(known.map((card) => [card.id, card])) };
    this.#dealt = { ...this.#dealt, [deck]: answer.cards };
    const listed = this.infos.some((one) => one.id === deck);
    if (isOwn(deck) && !listed) this.own = [...this.own.filter((one) => one.id !== deck), answer.deck];
    return answer;
  }

  async #open(deck: string): Promise<void> {
    const key = `${deck} ${words.language}`;
    let loading = isOwn(deck) ? undefined : this.#loaded.get(key); // its host may have changed it
    if (loading === undefined) {
      loading = this.learn(deck).then(({ cards }) => {
        pictures.want(cards.map((card) => at(card.small)));
        if (!isSparing()) pictures.wantLater(cards.map((card) => at(card.large)));
      });
      loading.catch(() => this.#loaded.delete(key)); // the next one tries again
      this.#loaded.set(key, loading);
    }
    return loading;
  }

  /** Know the cards of an album that are of no deck here; those that may not be seen are backs, called so. */
  lend(cards: readonly AlbumCard[], closed: string): void {
    const house = this.infos.find((deck) => deck.id === this.standard);
    const back = this.back ?? (house ? at(house.back) : '');
    const infos = cards.map(({ id, title, description, small, large }): CardInfo => {
      const seen = small !== null && large !== null;
      return {
        id,
        title: seen ? (title ?? '') : closed,
        description: seen ? description : null,
        note: null,
        small: seen ? small : back,
        large: seen ? large : back,
      };
    });
    this.#cards = { ...this.#cards, ...Object.fromEntries(infos.map((info) => [info.id, info])) };
  }

  /** A deck of this table's own is gone. */
  forget(deck: string): void {
    this.own = this.own.filter((one) => one.id !== deck);
  }

  card(id: string): CardInfo | undefined {
    return this.#cards[id];
  }

  /** The cards of a deck that a new game is dealt, as far as it is known. */
  dealt(deck: string): readonly CardInfo[] {
    return this.#dealt[deck] ?? [];
  }

  /**
   * Where the picture is that shows a card closely. While a game is played, that is one which has
   * come already: whoever watches the network must not see that somebody looks at a card, nor which.
   */
  closely(id: string, secret: boolean): string | undefined {
    const info = this.card(id);
    if (!info) return undefined;
    return secret && !pictures.here.has(at(info.large)) ? at(info.small) : at(info.large);
  }

  /** Where the back of all cards at this table is. */
  get back(): string | undefined {
    const deck = [...this.infos, ...this.own].find((one) => one.id === this.#first);
    return deck && at(deck.back);
  }
}

/** Whether a deck is some table's own. */
export function isOwn(deck: string): boolean {
  return deck.startsWith('own-');
}

export const decks = new DeckBox();
