import { describe, expect, it } from 'vitest';
import { around } from './around';

describe('rabbits round a table', () => {
  it('stand in rows that fit, however many come', () => {
    for (const room of [288, 343, 720, 1200])
      for (let number = 1; number <= 12; number += 1) {
        const { row, width, back } = around(number, room);
        expect(row * width).toBeLessThanOrEqual(room);
        expect(row).toBeLessThanOrEqual(6);
        expect(back).toHaveLength(number);
      }
  });
  it('leave no row nearly empty', () => {
    expect(around(7, 343).row).toBe(4);
    expect(around(12, 343).row).toBe(4);
    expect(around(6, 720).row).toBe(6);
  });
  it('bend: who is in the middle stands farthest back', () => {
    const { back } = around(5, 343);
    expect(back[2]).toBe(Math.max(...back));
    expect(back[0]).toBe(back[4]);
    expect(back[0]).toBeLessThan(back[1] ?? 0);
  });
});
