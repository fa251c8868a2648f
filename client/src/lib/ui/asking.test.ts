import { WishRefused } from '$lib/net/link';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.svelte';

describe('what is asked for', () => {
  it('is awaited, and forgets why the last thing was refused', async () => {
    const asking = new Asking();
    asking.problem = 'too late';
    let done: () => void = () => undefined;
    const answer = asking.try(() => new Promise<void>((resolve) => (done = resolve)));
    expect([asking.busy, asking.problem]).toEqual([true, '']);
    done();
    expect(await answer).toBe(true);
    expect(asking.busy).toBe(false);
  });
  it('says why it did not happen, and can be asked for again', async () => {
    const asking = new Asking();
    const refused = (): Promise<never> => Promise.reject(new WishRefused('not_host', {}, ''));
    expect(await asking.try(refused, () => 'You are not the host.')).toBe(false);
    expect([asking.busy, asking.problem]).toEqual([false, 'You are not the host.']);
    expect(await asking.try(() => Promise.resolve())).toBe(true);
    expect(asking.problem).toBe('');
  });
});
