import { describe, expect, it } from 'vitest';
import { covered, fitted, LAYOUTS, LEADING, row, worldly, wrapped } from './layout';

const even = (text: string): number => text.length / 2; // each letter is half as wide as it is high

describe('words on a picture', () => {
  it('are broken between words, and in one only if it is wider than a line', () => {
    expect(wrapped('somebody left the lights on', 7, even)).toEqual(['somebody left', 'the lights on']);
    expect(wrapped('abcdefgh', 2, even)).toEqual(['abcd', 'efgh']);
    expect(wrapped('  ', 5, even)).toEqual([]);
  });
  it('are as large as they fit', () => {
    const box = { x: 0, y: 0, width: 640, height: 196 };
    const short = fitted('sea', box, [84, 34], even);
    expect(short).toEqual({ size: 84, lines: ['sea'] });
    const long = fitted('a clue of many words that goes on for quite a while, and then some', box, [84, 34], even);
    expect(long.size).toBeLessThan(84);
    expect(long.lines.length * long.size * LEADING).toBeLessThanOrEqual(box.height);
    for (const line of long.lines) expect(even(line) * long.size).toBeLessThanOrEqual(box.width);
  });
  it('end with dots where even small ones do not fit', () => {
    const much = fitted('word '.repeat(200), { x: 0, y: 0, width: 400, height: 100 }, [60, 30], even);
    expect(much.size).toBe(30);
    expect(much.lines).toHaveLength(3);
    expect(much.lines.at(-1)).toMatch(/…$/);
  });
});

describe('what lies on a picture', () => {
  it('is inside of it, with the shapes that friends expect', () => {
    expect([LAYOUTS.wide.width, LAYOUTS.wide.height]).toEqual([1200, 630]);
    expect([LAYOUTS.tall.width, LAYOUTS.tall.height]).toEqual([1080, 1350]);
    for (const { width, height, hero, second, teller, clue, words, brand } of Object.values(LAYOUTS)) {
      for (const box of [teller, clue, words, brand]) {
        expect(box.x).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(width);
        expect(box.y + box.height).toBeLessThan(height);
      }
      for (const card of [hero, second]) {
        expect(card.x - card.width / 2).toBeGreaterThan(0);
        expect(card.x + card.width / 2).toBeLessThan(width);
        expect(card.y + card.width * 0.75).toBeLessThan(height);
      }
      expect(clue.y).toBeGreaterThanOrEqual(teller.y + teller.height);
    }
  });
  it('has its coins side by side, closer where they are many', () => {
    expect(row(1, 96, 366)).toEqual([0]);
    expect(row(0, 96, 366)).toEqual([]);
    const many = row(11, 96, 366);
    expect(many.at(-1)! - many[0]! + 96).toBeLessThanOrEqual(366.001);
    expect(many[5]).toBe(0);
  });
  it('fills its card', () => {
    expect(covered({ width: 400, height: 300 }, 200, 300)).toEqual({ x: 100, y: 0, width: 200, height: 300 });
  });
});

it('an address is printed only if it can be found in the world', () => {
  expect(worldly(new URL('https://play.example.org/x'))).toBe('play.example.org');
  for (const address of ['http://play.example.org', 'https://192.168.0.4:8080', 'https://pi.local', 'http://localhost'])
    expect(worldly(new URL(address))).toBe('');
});
