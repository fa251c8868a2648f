import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, hop, jumped, leapt, written } from './motion';

function rabbit(): { element: HTMLElement; frames: Keyframe[][] } {
  const frames: Keyframe[][] = [];
  const element = { animate: (given: Keyframe[]) => frames.push(given) } as unknown as HTMLElement;
  return { element, frames };
}
function wants(stillness: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
}

describe('a hopping rabbit', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('touches every station, and is in the air between two of them', () => {
    wants(false);
    const { element, frames } = rabbit();
    hop(element, [at(0, 0), at(10, 0), at(20, 8)]);
    const offsets = frames[0]!.map((frame) => frame.offset);
    expect(offsets).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(frames[0]![1]!.transform).toContain('translate(5.00cqw, 0.00cqh) translateY(-15px)');
    expect(frames[0]![3]!.transform).toContain('translate(15.00cqw, 4.00cqh)');
  });
  it('stays where it is for who wants stillness, or if there is no way to go', () => {
    wants(true);
    const { element, frames } = rabbit();
    hop(element, [at(0, 0), at(10, 0)]);
    wants(false);
    hop(element, [at(0, 0)]);
    expect(frames).toEqual([]);
  });
});

describe('a leaping rabbit', () => {
  afterEach(() => vi.unstubAllGlobals());
  const stops = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];

  it('waits where it is until its next hop begins', () => {
    wants(false);
    const { element, frames } = rabbit();
    leapt(element, stops, [
      { at: 100, lasts: 200 },
      { at: 600, lasts: 400 },
    ]);
    expect(frames[0]!.map(({ transform, offset }) => [offset, transform])).toEqual([
      [undefined, 'translate(0px, 0px)'],
      [0.1, 'translate(0px, 0px)'],
      [0.2, 'translate(5px, -70px) scale(1.04, 1.1)'],
      [0.3, 'translate(10px, 0px)'],
      [0.6, 'translate(10px, 0px)'],
      [0.8, 'translate(15px, -70px) scale(1.04, 1.1)'],
      [1, 'translate(20px, 0px)'],
    ]);
  });
  it('is where it is for who wants stillness', () => {
    wants(true);
    const { element, frames } = rabbit();
    leapt(element, stops, [{ at: 0, lasts: 200 }]);
    expect(frames).toEqual([]);
  });
});

describe('what jumps', () => {
  afterEach(() => vi.unstubAllGlobals());
  const box = { left: 100, top: 100, width: 40, height: 40 };
  const coin = (animate: () => void) => ({ animate, getBoundingClientRect: () => box }) as unknown as HTMLElement;

  it('goes in an arc from where it was to where it is', () => {
    wants(false);
    const animate = vi.fn();
    jumped(coin(animate), { x: 120, y: 720 });
    const [frames, { duration }] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
    expect(frames.map((frame) => frame.transform)).toEqual([
      'translate(0px, 600px) scale(1.2)',
      'translate(0px, 180px) scale(1.1)',
      'none',
    ]);
    expect(duration).toBe(420);
  });
  it('is there at once for who wants stillness', () => {
    wants(true);
    const animate = vi.fn();
    jumped(coin(animate), { x: 0, y: 0 });
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('what is written', () => {
  afterEach(() => vi.unstubAllGlobals());
  function lineOf(letters: number, direction = 'ltr'): { line: unknown[]; words: unknown[] } | null {
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    const [line, words] = [vi.fn(), vi.fn()];
    written({ animate: line } as unknown as HTMLElement, { animate: words } as unknown as HTMLElement, letters);
    return line.mock.calls[0] && words.mock.calls[0] ? { line: line.mock.calls[0], words: words.mock.calls[0] } : null;
  }

  it('takes a moment for each letter, and never long', () => {
    wants(false);
    expect(lineOf(10)?.line[1]).toEqual({ duration: 280, easing: 'linear' });
    expect(lineOf(200)?.line[1]).toEqual({ duration: 1200, easing: 'linear' });
  });
  it('stands still while the edge of its line runs over it, from where one reads', () => {
    wants(false);
    expect(lineOf(10)?.line[0]).toEqual({ transform: ['translateX(-100%)', 'none'] });
    expect(lineOf(10)?.words[0]).toEqual({ transform: ['translateX(100%)', 'none'] });
    expect(lineOf(10, 'rtl')?.line[0]).toEqual({ transform: ['translateX(100%)', 'none'] });
  });
  it('is there at once for who wants stillness', () => {
    wants(true);
    expect(lineOf(10)).toBeNull();
  });
});
