import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Awake, type Hold } from './awake.svelte';

class Page extends EventTarget {
  visibilityState = 'visible';
  turn(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page: Page;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const no: Hold = () => Promise.reject(new Error('no'));
function yes(): { hold: Hold; taken: ReturnType<typeof vi.fn>; left: ReturnType<typeof vi.fn> } {
  const [taken, left] = [vi.fn(), vi.fn()];
  return { taken, left, hold: () => (taken(), Promise.resolve(left)) };
}

describe('a screen that stays awake', () => {
  beforeEach(() => {
    page = new Page();
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is held by the first way that works, and by that alone', async () => {
    const [lock, film] = [yes(), yes()];
    new Awake([lock.hold, film.hold]).keep();
    await settled();
    expect(lock.taken).toHaveBeenCalledOnce();
    expect(film.taken).not.toHaveBeenCalled();
  });
  it('is held by the next one where there is no lock', async () => {
    const film = yes();
    const awake = new Awake([no, film.hold]);
    awake.keep();
    await settled();
    expect(film.taken).toHaveBeenCalledOnce();
    expect(awake.fails).toBe(false);
  });
  it('is not promised where nothing works', async () => {
    const awake = new Awake([no, no]);
    expect(awake.fails).toBe(false);
    awake.keep();
    await settled();
    expect(awake.fails).toBe(true);
  });
  it('is taken anew when people come back, and left when the game is over', async () => {
    const lock = yes();
    const end = new Awake([lock.hold]).keep();
    await settled();
    page.turn('hidden');
    page.turn('visible');
    await settled();
    expect([lock.taken.mock.calls.length, lock.left.mock.calls.length]).toEqual([2, 1]);
    end();
    page.turn('visible');
    await settled();
    expect([lock.taken.mock.calls.length, lock.left.mock.calls.length]).toEqual([2, 2]);
  });
  it('is let go of at once if it comes too late', async () => {
    const lock = yes();
    const end = new Awake([lock.hold]).keep();
    end();
    await settled();
    expect(lock.left).toHaveBeenCalledOnce();
  });
});
