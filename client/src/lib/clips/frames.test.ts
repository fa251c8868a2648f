import { describe, expect, it } from 'vitest';
import { frameAt, MOST_FRAMES, packed, placeOf, small } from './frames';

describe('pictures that are sent', () => {
  it('have their length before them, the low byte first', () => {
    const sent = packed([Uint8Array.of(7, 8, 9), new Uint8Array(258)]);
    expect([...sent.slice(0, 11)]).toEqual([3, 0, 0, 0, 7, 8, 9, 2, 1, 0, 0]);
    expect(sent).toHaveLength(4 + 3 + 4 + 258);
    expect(packed([])).toHaveLength(0);
  });
  it('are small, and of whole pairs of pixels', () => {
    expect(small(1280, 720)).toEqual({ width: 320, height: 180 });
    expect(small(480, 641)).toEqual({ width: 240, height: 320 });
    expect(small(100, 75)).toEqual({ width: 100, height: 76 });
    expect(small(0, 0)).toEqual({ width: 2, height: 2 });
  });
});

describe('pictures that come back', () => {
  it('lie in rows on one sheet', () => {
    const sheet = { width: 400, height: 300 };
    const grid = { frames: 11, columns: 4 };
    expect(placeOf(0, grid, sheet)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(placeOf(5, grid, sheet)).toEqual({ x: 100, y: 100, width: 100, height: 100 });
    expect(placeOf(10, grid, sheet)).toEqual({ x: 200, y: 200, width: 100, height: 100 });
  });
  it('are shown eight a second, over and over', () => {
    expect([0, 124, 125, 999, 1000].map((ms) => frameAt(ms, 96))).toEqual([0, 0, 1, 7, 8]);
    expect(frameAt(1400, 8)).toBe(7); // it rests on the last
    expect(frameAt(1600, 8)).toBe(0);
    expect(frameAt(99_999, 0)).toBe(0);
    expect(frameAt(11_999, MOST_FRAMES)).toBe(95);
  });
});
