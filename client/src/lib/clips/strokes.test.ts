import { describe, expect, it } from 'vitest';
import { drawnBy, MOST_BYTES, read, SHOW, Sketch, timelineOf, WAIT, written, type Stroke } from './strokes';

const INK = { b: 'ink', c: 0, w: 8 } as const;
const spot = (x: number, y: number, hard = 128) => ({ x, y, hard });

describe('a sketch', () => {
  it('is whole numbers on its page, with the time that passed', () => {
    const sketch = new Sketch();
    sketch.begin(INK, spot(10.4, -5), 1000);
    sketch.move(spot(20.6, 30), 1016.4);
    sketch.end();
    sketch.begin({ b: 'chalk', c: 2, w: 44 }, spot(5000, 9000, 999), 1500);
    sketch.end();
    expect(sketch.strokes).toEqual([
      { ...INK, p: [10, 0, 128, 0, 21, 30, 128, 16] },
      { b: 'chalk', c: 2, w: 44, p: [1200, 800, 255, 484] },
    ]);
  });
  it('leaves out points that say nothing new', () => {
    const sketch = new Sketch();
    sketch.begin(INK, spot(0, 0), 0);
    expect(sketch.move(spot(1, 1), 5)).toBe(false);
    expect(sketch.move(spot(4, 0), 10)).toBe(true);
    expect(sketch.current.p).toEqual([0, 0, 128, 0, 4, 0, 128, 10]);
  });
  it('gives strokes back one by one, or all', () => {
    const sketch = new Sketch();
    for (const x of [1, 2, 3]) {
      sketch.begin(INK, spot(x, 0), x);
      sketch.end();
    }
    sketch.undo();
    expect(sketch.strokes.map(({ p }) => p[0])).toEqual([1, 2]);
    sketch.clear();
    sketch.undo();
    expect(sketch.strokes).toEqual([]);
  });
  it('never becomes more than can be sent', () => {
    const sketch = new Sketch();
    sketch.begin(INK, spot(0, 0), 0);
    for (let n = 1; n < 20_000; n += 1) sketch.move(spot(1000 + (n % 2) * 150, 700 + (n % 2) * 60, 200), n * 100);
    sketch.end();
    expect(sketch.full).toBe(true);
    expect(written(sketch.strokes).length).toBeLessThan(MOST_BYTES + 100);
  });
  it('is read as it was written', () => {
    const strokes: Stroke[] = [{ ...INK, p: [1, 2, 3, 4] }];
    expect(read(new TextDecoder().decode(written(strokes)))).toEqual({ v: 1, strokes });
  });
});

describe('its replay', () => {
  const stroke = (...waits: number[]): Stroke => ({ ...INK, p: waits.flatMap((wait) => [0, 0, 0, wait]) });
  it('goes as it went, without the time somebody thought', () => {
    const { at, lasts } = timelineOf([stroke(0, 20, 20), stroke(30_000, 10)]);
    expect(at).toEqual([
      [0, 20, 40],
      [40 + WAIT, 50 + WAIT],
    ]);
    expect(lasts).toBe(50 + WAIT);
  });
  it('is never long', () => {
    const long = timelineOf(Array.from({ length: 400 }, () => stroke(500, 50, 50)));
    expect(long.lasts).toBeCloseTo(SHOW);
    expect(long.at.at(-1)!.at(-1)).toBeCloseTo(SHOW);
  });
  it('knows what is there at each moment', () => {
    const line = timelineOf([stroke(0, 20, 20), stroke(100, 10)]);
    expect(drawnBy(line, -1)).toEqual([0, 0]);
    expect(drawnBy(line, 0)).toEqual([1, 0]);
    expect(drawnBy(line, 25)).toEqual([2, 0]);
    expect(drawnBy(line, 140)).toEqual([3, 1]);
    expect(drawnBy(line, line.lasts)).toEqual([3, 2]);
    expect(timelineOf([]).lasts).toBe(0);
  });
});
