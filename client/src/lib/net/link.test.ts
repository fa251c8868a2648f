import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from './backoff';
import { PROTOCOL } from '$lib/protocol/types';
import { Link, WishRefused, type Listener, type World } from './link';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let named = 0;
const world: World = {
  open: (url) => new FakeSocket(url) as unknown as WebSocket,
  wait: (work, ms) => setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer as number),
  name: () => `wish-${(named += 1)}`,
};

const welcome = (version: number, sections: object = {}) => ({
  type: 'welcome',
  protocol: PROTOCOL,
  seat: 's1',
  version,
  sections,
  chat: [],
  build: 'x',
});

let heard: unknown[];
let listener: Listener;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  named = 0;
  heard = [];
  listener = {
    sections: (changed, whole) => heard.push(['sections', changed, whole]),
    said: (lines) => heard.push(['said', lines]),
    state: (state, reason) => heard.push(['state', state, reason]),
    seat: (seat) => heard.push(['seat', seat]),
    notice: (text) => heard.push(['notice', text]),
  };
});

afterEach(() => void vi.useRealTimers());

const socket = () => FakeSocket.all.at(-1)!;

function arrive(version = 7): Link {
  const link = new Link('ws://x/socket', 'BCDFGH', 'secret', listener, world);
  socket().open();
  socket().hear(welcome(version));
  return link;
}

describe('a link to a table', () => {
  it('says hello and tells what it is shown', () => {
    new Link('ws://x/socket', 'BCDFGH', 'secret', listener, world);
    socket().open();
    expect(socket().sent[0]).toEqual({
      type: 'hello',
      protocol: PROTOCOL,
      table: 'BCDFGH',
      token: 'secret',
      version: null,
      chat: 0,
    });
    socket().hear(welcome(3, { spectators: 1 }));
    expect(heard).toContainEqual(['sections', { spectators: 1 }, true]);
    expect(heard.at(-1)).toEqual(['state', 'here', null]);
  });

  it('takes updates that follow, and asks for the whole view otherwise', () => {
    arrive(7);
    socket().hear({ type: 'update', from: 7, to: 9, sections: { spectators: 2 } });
    expect(heard.at(-1)).toEqual(['sections', { spectators: 2 }, false]);
    socket().hear({ type: 'update', from: 11, to: 12, sections: { spectators: 3 } });
    expect(socket().sent.at(-1)).toEqual({ type: 'ask_view' });
    expect(heard).not.toContainEqual(['sections', { spectators: 3 }, false]);
  });

  it('answers a wish by its id', async () => {
    const link = arrive();
    const claim = link.wish({ do: 'claim' }, { round: 1, phase: 'race' });
    expect(socket().sent.at(-1)).toEqual({
      type: 'do',
      id: 'wish-1',
      wish: { do: 'claim' },
      round: 1,
      phase: 'race',
    });
    socket().hear({ type: 'done', id: 'wish-1', version: 8 });
    await expect(claim).resolves.toBe(8);
    const again = link.wish({ do: 'claim' });
    socket().hear({ type: 'refused', id: 'wish-2', reason: 'too_late', facts: { by: 's2' }, message: 'no' });
    await expect(again).rejects.toMatchObject({ reason: 'too_late', facts: { by: 's2' } });
    await expect(again).rejects.toBeInstanceOf(WishRefused);
  });

  it('comes back with what it has seen, and sends its unanswered wishes again', async () => {
    const link = arrive(7);
    const vote = link.wish({ do: 'vote', cards: ['base/a'] });
    socket().cut();
    expect(heard.at(-1)).toEqual(['state', 'away', null]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', version: 7 });
    socket().hear(welcome(9));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'do', id: 'wish-1' });
    socket().hear({ type: 'done', id: 'wish-1', version: 8 });
    await expect(vote).resolves.toBe(8);
  });

  it('goes for good when told to', async () => {
    arrive();
    socket().hear({ type: 'bye', reason: 'moved', retry_after: null });
    expect(heard.at(-1)).toEqual(['state', 'gone', 'moved']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back when the server said when', async () => {
    arrive();
    socket().hear({ type: 'bye', reason: 'restart', retry_after: 2 });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('ends when its hello is refused', () => {
    new Link('ws://x/socket', 'BCDFGH', 'old', listener, world);
    socket().open();
    socket().hear({ type: 'refused', id: null, reason: 'bad_token', facts: {}, message: '' });
    expect(heard.at(-1)).toEqual(['state', 'gone', 'bad_token']);
  });

  it.each(['failed', 'too_fast'])('comes back later when its hello is refused with %s', async (reason) => {
    new Link('ws://x/socket', 'BCDFGH', 'secret', listener, world);
    for (const times of [1, 2, 3]) {
      socket().open();
      socket().hear({ type: 'refused', id: null, reason, facts: {}, message: '' });
      socket().cut();
      expect(heard.at(-1)).toEqual(['state', 'connecting', null]);
      await vi.advanceTimersByTimeAsync(3_900);
      expect(FakeSocket.all).toHaveLength(times);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(FakeSocket.all).toHaveLength(times + 1);
    }
    socket().open();
    socket().hear(welcome(3));
    expect(heard.at(-1)).toEqual(['state', 'here', null]);
  });

  it('ends when it comes back and its seat is not its own any more', async () => {
    arrive();
    socket().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    socket().open();
    socket().hear({ type: 'refused', id: null, reason: 'bad_token', facts: {}, message: '' });
    expect(heard.at(-1)).toEqual(['state', 'gone', 'bad_token']);
  });

  it('comes back when it was too slow with its hello', async () => {
    arrive();
    socket().cut();
    await vi.advanceTimersByTimeAsync(1_000);
    socket().hear({ type: 'refused', id: null, reason: 'bad_hello', facts: {}, message: '' });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('tells the notice, and that it is over', async () => {
    arrive();
    socket().hear({ type: 'notice', text: 'We rest at ten.' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard.at(-1)).toEqual(['notice', 'We rest at ten.']);
    socket().hear({ type: 'notice', text: '' });
    expect(heard.at(-1)).toEqual(['notice', '']);
  });

  it('keeps the notice when it comes back, unless it was taken down meanwhile', async () => {
    arrive();
    socket().hear({ type: 'notice', text: 'We rest at ten.' });
    const back = async (): Promise<void> => {
      socket().cut();
      await vi.advanceTimersByTimeAsync(1_000);
      socket().open();
      socket().hear(welcome(7));
    };
    await back();
    socket().hear({ type: 'notice', text: 'We rest at ten.' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).not.toContainEqual(['notice', '']);
    await back();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toContainEqual(['notice', '']);
  });

  it('notices a line that has gone silent', async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(heard.at(-1)).toEqual(['state', 'away', null]);
  });

  it('hurries when asked, and not when it is here', () => {
    const link = arrive();
    link.hurry();
    expect(FakeSocket.all).toHaveLength(1);
    socket().cut();
    link.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is silent after it was closed', async () => {
    const link = arrive();
    link.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the time between tries', () => {
  it('grows, is never all the same, and has an end', () => {
    expect(backoff(0, () => 1)).toBe(200);
    expect(backoff(0, () => 0)).toBe(100);
    expect(backoff(3, () => 1)).toBe(1600);
    expect(backoff(99, () => 1)).toBe(5_000);
  });
});
