import type { buzz as Buzz } from './haptics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
const vibrate = vi.fn();
const element = (): { element: Element; animate: ReturnType<typeof vi.fn> } => {
  const animate = vi.fn();
  return { element: { animate } as unknown as Element, animate };
};

async function hand({ canBuzz = true, still = false, touch = 'touch' } = {}): Promise<{ buzz: typeof Buzz }> {
  vi.stubGlobal('navigator', canBuzz ? { vibrate } : {});
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  const loaded = await import('./haptics');
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType: touch }));
  return loaded;
}

describe('a buzz', () => {
  beforeEach(() => {
    vi.resetModules();
    vibrate.mockClear();
    page = new EventTarget();
    vi.stubGlobal('window', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has a pattern of its own', async () => {
    const { buzz } = await hand();
    buzz('fooled');
    expect(vibrate).toHaveBeenCalledExactlyOnceWith([30, 60, 30]);
  });
  it('is for hands that have touched the screen', async () => {
    const { buzz } = await hand({ touch: 'mouse' });
    buzz('turn');
    expect(vibrate).not.toHaveBeenCalled();
  });
  it('becomes a shake where nothing buzzes', async () => {
    const { buzz } = await hand({ canBuzz: false });
    const card = element();
    buzz('found', card.element);
    expect(card.animate.mock.calls[0]![1]).toMatchObject({ duration: 180 });
    expect(JSON.stringify(card.animate.mock.calls[0]![0])).toContain('-3px');
    buzz('found');
  });
  it('shakes nothing for who wants stillness, nor what has buzzed', async () => {
    const card = element();
    (await hand({ canBuzz: false, still: true })).buzz('found', card.element);
    vi.resetModules();
    (await hand()).buzz('found', card.element);
    expect(card.animate).not.toHaveBeenCalled();
  });
});
