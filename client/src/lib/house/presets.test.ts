import { describe, expect, it } from 'vitest';
import type { Choices, Edition, Settings, Timers } from '$lib/protocol/types';
import { changesOf, isPlayed, PRESETS, presetsFor } from './presets';

const clock = (clue: number | null): Timers => ({ race: null, clue, give: null, vote: null, reveal: null, away: 120 });
const choices = {
  editions: ['dixit', 'odyssey', 'classic'].map((id) => ({ id }) as Edition),
  timers: { off: clock(null), relaxed: clock(180) },
} as unknown as Choices;
const settings = { edition: 'dixit', house: {}, timers: clock(null), language: 'pl' } as unknown as Settings;

describe('presets', () => {
  it('are an edition, house rules and a clock, and leave all else alone', () => {
    for (const preset of PRESETS) {
      const changes = changesOf(preset, choices);
      expect(Object.keys(changes).sort()).toEqual(['edition', 'house', 'timers']);
      expect(isPlayed(preset, choices, { ...settings, ...changes })).toBe(true);
    }
  });
  it('differ: a table plays by one of them, or by none', () => {
    for (const preset of PRESETS) {
      const now = { ...settings, ...changesOf(preset, choices) };
      expect(PRESETS.filter((one) => isPlayed(one, choices, now))).toEqual([preset]);
    }
    const own = { ...settings, house: { target: 17 } };
    expect(PRESETS.some((one) => isPlayed(one, choices, own))).toBe(false);
  });
  it('have two at hand: a whole evening, and a quick game to 15 points with a gentle clock', () => {
    const [evening, quick, ...others] = presetsFor(choices).filter((one) => one.atHand);
    expect(others).toEqual([]);
    expect(evening && changesOf(evening, choices).house).toEqual({});
    expect(quick && changesOf(quick, choices)).toMatchObject({ house: { target: 15 }, timers: clock(180) });
  });
  it('are offered where the server knows what they are made of', () => {
    expect(presetsFor(null)).toEqual([]);
    const poor = { ...choices, editions: [{ id: 'dixit' } as Edition], timers: { off: clock(null) } };
    expect(presetsFor(poor).map((one) => one.id)).toEqual(['evening', 'stage']);
  });
});
