import { describe, expect, it } from 'vitest';
import { drumCues, FIRST, SECOND, THIRD, WALL } from './ceremony';

describe('the podium', () => {
  it('rises from the third to the first, a beat apart, and is looked at before the wall comes', () => {
    expect([SECOND - THIRD, WALL - FIRST]).toEqual([900, 9000]);
    expect(FIRST).toBeGreaterThan(SECOND);
  });
  it('is drummed for seven tenths of a second, ever louder, and silent before the first', () => {
    const drum = drumCues().filter((cue) => cue.at > SECOND);
    expect(drum.map((cue) => cue.level)).toEqual([-8, -7, -6, -5, -4, -3, -2, -1]);
    expect(drum[0]!.at).toBe(SECOND + 900);
    expect(drum.at(-1)!.at).toBeLessThan(FIRST - 100);
  });
});
