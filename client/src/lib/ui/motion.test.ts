import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, hop } from './motion';

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
