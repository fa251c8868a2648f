import { describe, expect, test } from 'vitest';
import { alike, heightOf, inside, moved, narrowest, resized, widest, type Frame } from './crop';

const WIDE = { width: 3000, height: 2000 };
const HIGH = { width: 1000, height: 3000 };

const fits = (frame: Frame, size: typeof WIDE): boolean =>
  frame.left >= 0 &&
  frame.top >= 0 &&
  frame.left + frame.width <= 1 + 1e-9 &&
  frame.top + heightOf(frame, size) <= 1 + 1e-9;

describe('a frame on a picture', () => {
  test('is two to three in pixels', () => {
    const frame = inside({ left: 0, top: 0, width: 0.3 }, WIDE);
    expect((heightOf(frame, WIDE) * WIDE.height) / (frame.width * WIDE.width)).toBeCloseTo(1.5);
  });
  test('never leaves it', () => {
    for (const size of [WIDE, HIGH, { width: 360, height: 540 }]) {
      for (const across of [-2, -0.1, 0, 0.4, 2]) {
        for (const width of [0.001, 0.2, 0.9, 5]) {
          const frame = resized(moved({ left: 0.2, top: 0.2, width: 0.3 }, across, -across, size), width, size);
          expect(fits(frame, size)).toBe(true);
          expect(frame.width).toBeGreaterThanOrEqual(narrowest(size) - 1e-9);
          expect(frame.width).toBeLessThanOrEqual(widest(size) + 1e-9);
        }
      }
    }
  });
  test('grows round its middle', () => {
    const before = { left: 0.4, top: 0.4, width: 0.2 };
    const after = resized(before, 0.3, HIGH);
    expect(after.left + after.width / 2).toBeCloseTo(0.5);
    expect(after.top + heightOf(after, HIGH) / 2).toBeCloseTo(0.4 + heightOf(before, HIGH) / 2);
  });
  test('is as wide as the picture where that is narrow, and no wider', () => {
    expect(widest(HIGH)).toBe(1);
    expect(widest(WIDE)).toBeCloseTo(4 / 9);
  });
  test('is the same within a hair', () => {
    expect(alike({ left: 0.1, top: 0, width: 0.3 }, { left: 0.1001, top: 0, width: 0.3 })).toBe(true);
    expect(alike({ left: 0.1, top: 0, width: 0.3 }, { left: 0.12, top: 0, width: 0.3 })).toBe(false);
  });
});
