import { Unreachable } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrivals, type Arrival } from './arrivals.svelte';

const file = (name: string, size = 10): File => new File(['x'.repeat(size)], name);
const refused = (reason: string) => new WishRefused(reason, {}, reason);

/** Somewhere to bring files to; each of these answers is given once, then all are taken. */
function somewhere(...answers: Error[]) {
  const sent: string[] = [];
  const arrivals = new Arrivals({
    begin: () => Promise.resolve('deck'),
    send: (one: Arrival, deck: string) => {
      sent.push(`${one.file.name} to ${deck} as ${one.request}`);
      const answer = answers.shift();
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
  });
  return { arrivals, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('files on their way', () => {
  it('are gone from the list once they are there', async () => {
    const { arrivals, sent } = somewhere();
    arrivals.add([file('a'), file('b'), file('c')], Infinity);
    expect(arrivals.underway.map((one) => one.state)).toEqual(['sending', 'sending', 'waiting']);
    await vi.runAllTimersAsync();
    expect([arrivals.all, sent.length]).toEqual([[], 3]);
  });
  it('are not even sent where they are too large, and there is no hope for them', async () => {
    const { arrivals, sent } = somewhere();
    arrivals.add([file('huge', 11)], 10);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    expect(arrivals.failed.map((one) => one.hope)).toEqual([false]);
  });
  it('are sent again, as the same request, while the server has too much to do', async () => {
    const { arrivals, sent } = somewhere(refused('busy'), refused('too_fast'), refused('busy'), refused('busy'));
    arrivals.add([file('a')], Infinity);
    await vi.runAllTimersAsync();
    expect([arrivals.all, sent.length, new Set(sent).size]).toEqual([[], 5, 1]);
  });
  it('are sent again where the line breaks, but not for ever', async () => {
    const broken = () => new Unreachable('broken');
    const { arrivals, sent } = somewhere(broken(), broken(), broken());
    arrivals.add([file('a')], Infinity);
    await vi.runAllTimersAsync();
    expect([sent.length, arrivals.failed.map((one) => one.hope)]).toEqual([3, [true]]);
  });
  it('have no hope where the fault is in the file, and some where it is not', async () => {
    const { arrivals, sent } = somewhere(refused('not_a_picture'), refused('deck_is_full'));
    arrivals.add([file('a'), file('b')], Infinity);
    await vi.runAllTimersAsync();
    expect([sent.length, arrivals.failed.map((one) => one.hope)]).toEqual([2, [false, true]]);
  });
  it('are tried once more when somebody asks for it, and forgotten when they are put away', async () => {
    const { arrivals, sent } = somewhere(refused('deck_is_full'), refused('not_a_picture'));
    arrivals.add([file('a'), file('b')], Infinity);
    await vi.runAllTimersAsync();
    const [again, away] = arrivals.failed;
    arrivals.again(again!);
    arrivals.dismiss(away!);
    await vi.runAllTimersAsync();
    expect([arrivals.all, sent.length]).toEqual([[], 3]);
  });
  it('are given up, and no others are sent, when the page is left', async () => {
    const { arrivals, sent } = somewhere();
    arrivals.add([file('a'), file('b'), file('c')], Infinity);
    arrivals.close();
    await vi.runAllTimersAsync();
    expect(sent.length).toBe(2);
  });
});
