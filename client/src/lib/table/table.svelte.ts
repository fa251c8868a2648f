/** The table this device looks at: what is known of it, and what can be asked of it. */

import { decks } from '$lib/decks.svelte';
import { device } from '$lib/device.svelte';
import { addressOf, socketUrl } from '$lib/net/api';
import { Link, type State } from '$lib/net/link';
import { t } from '$lib/words/words.svelte';
import type { Clue, Fault, Option, Said, ScreenView, SeatCode, Sections, SitterView, Wish } from '$lib/protocol/types';
import type { Source } from '$lib/clips/clips';
import { EMPTY, may, sitter, waitedFor, withSections } from './view';

const KEPT_LINES = 200;

export class Table {
  view = $state.raw<Sections>(EMPTY);
  state = $state<State>('connecting');
  reason = $state<string | null>(null);
  seat = $state<string | null>(null);
  /** What I am called as a paired television. */
  #screen = $state<string | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** What whoever runs the server says to everyone; nothing: nothing. */
  notice = $state('');
  /** Whether a show goes on here, which tells the points of its round last. */
  holds = $state.raw<() => boolean>(() => false);
  /** The server's clock minus ours, in seconds. */
  #ahead = $state(0);
  /** Everyone who was ever seen here: who has left is still spoken of. */
  readonly #names: Record<string, string> = {};
  #link: Link;

  /** The name is what brought us here: the code, or that and the key of its link. */
  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly named = code,
  ) {
    this.#link = new Link(socketUrl(), named, token, {
      sections: (changed) => this.#take(changed),
      said: (lines) => (this.chat = [...this.chat, ...lines].slice(-KEPT_LINES)),
      state: (state, reason) => {
        this.state = state;
        this.reason = reason;
      },
      seat: (seat, screen) => {
        this.seat = seat;
        this.#screen = screen;
      },
      notice: (text) => (this.notice = text),
    });
  }

  #take(changed: Sections): void {
    this.view = withSections(this.view, changed);
    for (const one of changed.sitters ?? []) this.#names[one.seat] = one.name;
    for (const past of changed.history ?? []) Object.assign(this.#names, past.names);
    if (changed.game) this.#notePromise();
    if (changed.clock) this.#ahead = changed.clock.now - Date.now() / 1000;
    if (changed.table) void decks.open(changed.table.settings.decks).catch(() => undefined);
  }

  /** Keep what is promised of the shuffle, to compare it when the seed is shown. */
  #notePromise(): void {
    const { game, round } = this.view;
    if (game?.seed === null) device.notePromise(this.code, game.number, game.seed_hash, round?.number ?? 1);
  }

  get me(): SitterView | undefined {
    return sitter(this.view, this.seat);
  }
  /** The television that this device is; null: it is none. */
  get screen(): ScreenView | null {
    return this.view.screens?.find((one) => one.screen === this.#screen) ?? null;
  }
  /** Whether a television tells the story here, before my eyes: then this screen tells mine. */
  get besideTelevision(): boolean {
    const on = this.view.screens?.some((one) => one.here) ?? false;
    return on && this.seat !== null && device.onSofa(this.code);
  }
  /** Whether whoever looks on knows no names here, and whoever leafs through an album neither. */
  get anonymous(): boolean {
    const { settings } = this.view.table ?? {};
    const quiet = settings?.public && settings.strangers === 'quiet';
    return quiet === true || (this.view.sitters?.some((one) => one.stranger) ?? false);
  }
  get host(): boolean {
    return this.seat !== null && this.view.table?.host === this.seat;
  }
  /** Who is away, and gets the role of host back on coming; null: it is the host's own. */
  get lentBy(): string | null {
    return this.view.table?.lent_by ?? null;
  }
  get phase(): string | null {
    return this.view.round?.phase ?? null;
  }
  get playing(): boolean {
    return this.view.game != null && this.phase !== 'over';
  }
  get telling(): boolean {
    return this.seat !== null && this.view.round?.storyteller === this.seat;
  }
  get awaited(): boolean {
    return this.seat !== null && (this.view.waiting?.awaited.includes(this.seat) ?? false);
  }
  get waitingFor(): SitterView[] {
    return waitedFor(this.view, this.seat);
  }

  /** What a clue was told with, and where it is; nothing: words alone, or it is not kept any more. */
  clipOf(clue: Clue | null | undefined): Source | null {
    const found = clue?.clip ? this.view.clips?.find((one) => one.id === clue.clip) : undefined;
    if (!found) return null;
    return { ...found, address: addressOf('clip', { code: this.code, clip: found.id }), token: this.token };
  }

  name(seat: string | null | undefined): string {
    if (!seat) return '';
    return sitter(this.view, seat)?.name ?? this.#names[seat] ?? t('name-left'); // they left before I came
  }

  may<Name extends Option['may']>(name: Name): Extract<Option, { may: Name }> | undefined {
    return may(this.view, name);
  }

  /** The time by the server's clock, in milliseconds, when it is `now` by ours. */
  serverTime(now: number): number {
    return now + this.#ahead * 1000;
  }

  /** Seconds until time is up, by the server's clock; null: no hurry. */
  secondsLeft(now: number): number | null {
    const clock = this.view.clock;
    if (clock?.time_left != null) return clock.time_left;
    if (clock?.deadline == null) return null;
    return Math.max(0, clock.deadline - this.serverTime(now) / 1000);
  }

  /** Ask for something at the table. */
  wish(wish: Wish): Promise<number> {
    return this.#link.wish(wish);
  }

  /** Make a move of the game: it counts for this moment only. */
  move(wish: Wish): Promise<number> {
    const { game, round } = this.view;
    const moment = { game: game?.number ?? null, round: round?.number ?? null, phase: round?.phase ?? null };
    return this.#link.wish(wish, moment);
  }

  /** Tell whoever runs the server about somebody here. */
  async report(seat: string, fault: Fault, text: string): Promise<void> {
    await this.#link.report(seat, fault, text);
  }

  say(text: string): void {
    this.#link.say(text);
  }
  react(reaction: string): void {
    this.#link.say('', reaction);
  }
  seatCode(): Promise<SeatCode> {
    return this.#link.seatCode();
  }
  hurry(): void {
    this.#link.hurry();
  }

  /** What was said by those whom I want to read. */
  get heard(): readonly Said[] {
    const muted = device.muted(this.code);
    return this.chat.filter((line) => !muted.includes(line.seat));
  }

  close(): void {
    this.#link.close();
  }
}
