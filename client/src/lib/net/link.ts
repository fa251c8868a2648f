/**
 * The connection to a table: it comes back by itself and loses no wish.
 *
 * A wish has an id of its own and is sent until it is answered, over as many connections as it
 * takes; the server does it once. What the table looks like is told by sections, and `version` says
 * how far we have come, so that after a tunnel only what has changed is sent.
 */

import type { Do, Fault, Report, Said, SeatCode, Sections, ServerMessage, Wish } from '$lib/protocol/types';
import { PROTOCOL } from '$lib/protocol/types';
import { follows } from '$lib/table/view';
import { backoff } from './backoff';
import { isPassing } from './goodbyes';
import { padded } from './padding';
import { unguessable } from './unguessable';

/** How the connection is. */
export type State = 'connecting' | 'here' | 'away' | 'gone';

/** Who wants to hear of the table. */
export interface Listener {
  sections(changed: Sections, whole: boolean): void;
  said(lines: readonly Said[]): void;
  state(state: State, reason: string | null): void;
  /** The seat that I have, or the name that I have as a paired television. */
  seat(seat: string | null, screen: string | null): void;
  /** A word from whoever runs the server; nothing: there is none any more. */
  notice(text: string): void;
}

/** A moment of a game that a wish is meant for. */
export type Moment = Pick<Do, 'game' | 'round' | 'phase'>;

/** A refusal: its reason is for translating, with its facts. */
export class WishRefused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Readonly<Record<string, unknown>>,
    message: string,
  ) {
    super(message);
  }
}

interface Pending {
  readonly message: Do | Report;
  readonly done: (version: number) => void;
  readonly refused: (error: WishRefused) => void;
}

/** What of a browser is needed here; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  wait(work: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  /** A name that nobody can guess, for a wish. */
  name(): string;
}

const browser: World = {
  open: (url) => new WebSocket(url),
  wait: (work, ms) => setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer as number),
  name: () => unguessable(),
};

const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
/** When a hello that was refused for now is said again. */
const PASSES_AFTER = 4_000;
/** A notice comes with the welcome, or it is over. */
const NOTICE_WITHIN = 1_000;

export class Link {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #seatCodes: ((code: SeatCode) => void)[] = [];
  #version: number | null = null;
  #heard = 0;
  #tries = 0;
  #timer: unknown = null;
  #pulse: unknown = null;
  #unnoticed: unknown = null;
  #greeted = false;
  #closed = false;

  constructor(
    readonly url: string,
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
    readonly world: World = browser,
  ) {
    this.#connect();
  }

  /** Ask for something; resolves with the version it led to, rejects with `WishRefused`. */
  wish(wish: Wish, moment: Moment = {}): Promise<number> {
    return this.#ask({ type: 'do', id: this.world.name(), wish, ...moment });
  }

  /** Tell whoever runs the server about somebody; resolves when it is kept. */
  report(seat: string, fault: Fault, text: string): Promise<number> {
    return this.#ask({ type: 'report', id: this.world.name(), seat, fault, text });
  }

  /** Say something to all, or react; lost if we are away. */
  say(text: string, reaction: string | null = null): void {
    this.#send({ type: 'say', text, reaction });
  }

  /** Ask for a code that brings this seat to another device. */
  seatCode(): Promise<SeatCode> {
    return new Promise((done) => {
      this.#seatCodes.push(done);
      this.#send({ type: 'ask_seat_code' });
    });
  }

  /** Try at once: the phone is out of the tunnel, or somebody has tapped. */
  hurry(): void {
    if (this.#socket === null && !this.#closed) {
      this.world.cancel(this.#timer);
      this.#tries = 0;
      this.#connect();
    }
  }

  /** Leave for good. */
  close(): void {
    this.#closed = true;
    this.world.cancel(this.#timer);
    this.#drop();
  }

  /** Send until it is answered. */
  #ask(message: Do | Report): Promise<number> {
    return new Promise((done, refused) => {
      this.#pending.set(message.id, { message, done, refused });
      this.#send(message);
    });
  }

  #connect(): void {
    this.listener.state(this.#version === null ? 'connecting' : 'away', null);
    this.#greeted = false;
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      const back = { version: this.#version, chat: this.#heard };
      this.#send({ type: 'hello', protocol: PROTOCOL, table: this.table, token: this.token, ...back });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost(null);
    };
  }

  #hear(message: ServerMessage): void {
    this.#live();
    switch (message.type) {
      case 'welcome':
        if (!this.#greeted) this.#unnoticed = this.world.wait(() => this.listener.notice(''), NOTICE_WITHIN);
        this.#greeted = true;
        this.#tries = 0;
        this.#version = message.version;
        this.listener.seat(message.seat, message.screen ?? null);
        this.listener.sections(message.sections, true);
        this.#talk(message.chat);
        this.listener.state('here', null);
        for (const { message: again } of this.#pending.values()) this.#send(again);
        break;
      case 'update':
        if (this.#version === null || !follows(this.#version, message)) {
          this.#send({ type: 'ask_view' });
          break;
        }
        this.#version = message.to;
        this.listener.sections(message.sections, false);
        break;
      case 'done':
        this.#answered(message.id)?.done(message.version);
        break;
      case 'reported':
        this.#answered(message.id)?.done(this.#version ?? 0);
        break;
      case 'refused':
        if (message.id === null) {
          if (!this.#greeted) this.#unwelcome(message.reason);
          break;
        }
        this.#answered(message.id)?.refused(new WishRefused(message.reason, message.facts, message.message));
        break;
      case 'talk':
        this.#talk(message.said);
        break;
      case 'notice':
        this.world.cancel(this.#unnoticed);
        this.listener.notice(message.text);
        break;
      case 'seat_code':
        this.#seatCodes.shift()?.(message);
        break;
      case 'bye':
        if (message.retry_after === null) this.#end(message.reason);
        else this.#lost(message.retry_after * 1000);
        break;
      case 'pong':
        break;
    }
  }

  /** The hello was refused: for good, or because the server has too much to do just now. */
  #unwelcome(reason: string): void {
    // Who has been welcomed before speaks the same language: such a hello was only too slow.
    const passing = isPassing(reason) || (reason === 'bad_hello' && this.#version !== null);
    if (passing) this.#lost(PASSES_AFTER + backoff(this.#tries));
    else this.#end(reason);
  }

  #talk(lines: readonly Said[]): void {
    const last = lines.at(-1);
    if (last === undefined) return;
    this.#heard = last.number;
    this.listener.said(lines);
  }

  #answered(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** Something was heard: listen for the next, and ask if it stays silent for long. */
  #live(): void {
    this.world.cancel(this.#pulse);
    this.#pulse = this.world.wait(() => {
      this.#send({ type: 'ping' });
      this.#pulse = this.world.wait(() => this.#lost(0), PONG_WITHIN);
    }, PING_EVERY);
  }

  #lost(after: number | null): void {
    this.#drop();
    if (this.#closed) return;
    this.listener.state(this.#version === null ? 'connecting' : 'away', null);
    const wait = after ?? backoff(this.#tries);
    this.#tries += 1;
    this.#timer = this.world.wait(() => this.#connect(), wait);
  }

  #end(reason: string): void {
    this.#closed = true;
    this.#drop();
    this.listener.state('gone', reason);
  }

  #drop(): void {
    this.world.cancel(this.#pulse);
    this.world.cancel(this.#unnoticed);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(padded(message));
  }
}
