import { describe, expect, it } from 'vitest';
import { NAMES, scoreOf, tine } from './palette';

const HALVES = [0, 2, 4, 7, 9]; // of tones above a D, in D major without its fourth and seventh

describe('the palette', () => {
  it('is in one scale, so that whatever sounds together agrees', () => {
    const unpitched = new Set(['felt', 'heart', 'giggle']); // the first two glide, the last one is bent
    for (const name of NAMES.filter((one) => !unpitched.has(one))) {
      for (const step of [-5, 0, 1, 2, 3, 4, 5, 12]) {
        for (const { pitch } of scoreOf(name, { step }).voices) {
          if (pitch === undefined) continue;
          const halves = 12 * Math.log2(pitch / tine(0));
          expect(Math.abs(halves - Math.round(halves)), `${name} ${step}`).toBeLessThan(0.03);
          expect(HALVES, `${name} ${step}`).toContain(((Math.round(halves) % 12) + 12) % 12);
        }
      }
    }
  });
  it('climbs from D5 to D6, and no higher', () => {
    const first = (step: number): number => scoreOf('pluck', { step }).voices[0]!.pitch!;
    expect(first(0)).toBeCloseTo(587.3, 1);
    expect(first(5)).toBeCloseTo(1174.6, 0);
    expect(first(12)).toBe(first(5));
  });
  it('lets wood climb an octave from A4', () => {
    const first = (step: number): number => scoreOf('hop', { step }).voices[0]!.pitch!;
    expect(first(0)).toBeCloseTo(440, 0);
    expect(first(99)).toBeCloseTo(880, 0);
  });
  it('can be played softer', () => {
    const [loud, soft] = [0, -6].map((level) => scoreOf('flip', { level }).voices[0]!.loud);
    expect(soft! / loud!).toBeCloseTo(0.5, 2);
  });
});
