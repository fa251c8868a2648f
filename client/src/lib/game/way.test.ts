import { describe, expect, it } from 'vitest';
import { line, standing, stations, strideOf } from './way';

describe('the way round the table', () => {
  it('begins at the bottom left and ends at the bottom right', () => {
    const [first, last, top] = [line[0]!, line.at(-1)!, line[line.length >> 1]!];
    expect(first.x).toBeLessThan(50);
    expect(last.x).toBeGreaterThan(50);
    expect(first.y).toBeCloseTo(last.y);
    expect(top.y).toBeCloseTo(0);
    expect(top.x).toBeCloseTo(50);
  });
  it('has a station for every point, and none outside', () => {
    const all = stations(30);
    expect(all).toHaveLength(31);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
  it('can be walked, whatever a house plays for', () => {
    expect([5, 30, 200].map(strideOf)).toEqual([1, 1, 1]);
    for (const goal of [201, 1000, 1_000_000]) {
      expect(goal / strideOf(goal)).toBeLessThanOrEqual(200);
      expect(goal / strideOf(goal)).toBeGreaterThan(90);
    }
  });
  it('has steps of one length', () => {
    const all = stations(30);
    const steps = all.slice(1).map((one, number) => Math.hypot((one.x - all[number]!.x) * 1.7, one.y - all[number]!.y));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.35);
  });
});

describe('rabbits at one station', () => {
  it('stand behind each other', () => {
    expect(standing([3, 0, 3, 3]).map((one) => one.behind)).toEqual([0, 0, 1, 2]);
    expect(standing([3, 0, 3, 3]).every((one) => one.seen && one.of === null)).toBe(true);
  });
  it('are six at most, then a number', () => {
    const all = standing(Array.from({ length: 12 }, () => 0));
    expect(all.filter((one) => one.seen)).toHaveLength(6);
    expect(all.map((one) => one.of).filter(Boolean)).toEqual([12]);
    expect(all.findIndex((one) => one.of)).toBe(5);
    expect(standing([0, 0, 0, 0, 0, 0]).every((one) => one.of === null)).toBe(true);
  });
});
