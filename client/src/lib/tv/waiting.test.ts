import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WishRefused } from '$lib/net/link';
import { Waiting } from './waiting.svelte';

const shown = (code: string) => ({ code, word: 'bamoki', secret: `secret of ${code}`, seconds: 300, link: '' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a code, and asks until it is paired', async () => {
  const fates = [null, null, 'LAMPLX'];
  const asked: string[] = [];
  const paired = vi.fn();
  const waiting = new Waiting(paired, {
    wait: () => Promise.resolve(shown('BCDFGH')),
    fate: (secret) => {
      asked.push(secret);
      return Promise.resolve({ table: fates.shift() ?? null, seconds: 200 });
    },
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.shown?.code).toBe('BCDFGH');
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).toEqual(Array(3).fill('secret of BCDFGH'));
  expect(paired).toHaveBeenCalledExactlyOnceWith('LAMPLX', 'secret of BCDFGH');
});

it('shows another code when the first one is too old', async () => {
  const codes = ['BCDFGH', 'JKLMNP'];
  const waiting = new Waiting(vi.fn(), {
    wait: () => Promise.resolve(shown(codes.shift() ?? '')),
    fate: () => Promise.reject(new WishRefused('bad_screen_code', {}, '')),
  });
  await vi.advanceTimersByTimeAsync(2001);
  expect(waiting.shown?.code).toBe('JKLMNP');
  waiting.end();
});

it('says that the server is away, keeps its code, and stops when it is left', async () => {
  const fate = vi.fn(() => Promise.reject(new Error('away')));
  const waiting = new Waiting(vi.fn(), { wait: () => Promise.resolve(shown('BCDFGH')), fate });
  await vi.advanceTimersByTimeAsync(2001);
  expect(waiting.trouble).toBeInstanceOf(Error);
  expect(waiting.shown?.code).toBe('BCDFGH');
  waiting.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fate).toHaveBeenCalledOnce();
});
