import type { Reveal } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { script } from './script';
import type { Cue } from '$lib/ui/cues';
import { cuesOf } from './show-sounds';
import vectors from './show-vectors.json';

function named(name: string): Reveal {
  return vectors.find((one) => one.name === `${name}, whole`)!.reveal as unknown as Reveal;
}
function cues(name: string, me: string | null, length?: number): readonly Cue[] {
  const reveal = named(name);
  return cuesOf(script(reveal, length), reveal, me);
}
const times = (all: readonly Cue[], name: string): number[] =>
  all.filter((cue) => cue.sound === name || cue.buzz === name).map((cue) => cue.at);

describe('what is heard of a show', () => {
  it('follows the beats of the evening', () => {
    const heard = cues('four', null).filter((cue) => cue.sound && cue.at < 10_300);
    expect(heard.map((cue) => `${cue.at} ${cue.sound}`)).toEqual([
      '0 hush',
      '1320 pluck',
      '2020 pluck',
      '2720 pluck',
      '3400 flip',
      '4720 giggle',
      '5400 felt',
      '6200 heart',
      '6920 heart',
      '8100 giggle',
      '9100 lamp',
    ]);
  });
  it('goes up a step with each coin on the same card', () => {
    const steps = cues('four, everybody', null).filter((cue) => cue.sound === 'pluck' && cue.at < 3000);
    expect(steps.map((cue) => cue.step)).toEqual([0, 1, 2]);
  });
  it('is silent in the night', () => {
    for (const name of ['four', 'four, nobody', 'six', 'twelve']) {
      const { beats } = script(named(name));
      const night = beats.find((beat) => beat.beat === 'night')!;
      const within = cues(name, null).filter((cue) => cue.at >= night.at && cue.at < night.at + night.lasts);
      expect(within, name).toEqual([]);
    }
  });
  it('has no light to be proud of where everybody found it', () => {
    expect(times(cues('four, everybody', null), 'lamp')).toEqual([]);
    expect(cues('four, everybody', null).some((cue) => cue.sound === 'pluck' && cue.step === -5)).toBe(true);
  });
  it('ends with a pluck on the last hop', () => {
    const last = cues('four', null)
      .filter((cue) => cue.sound)
      .at(-1);
    expect(last?.sound).toBe('pluck');
    expect(last!.at).toBeLessThan(script(named('four')).length);
  });
  it('waits in silence for the last hop of a game, which lands with a pluck and is hushed', () => {
    const reveal = named('four');
    const told = script(reveal);
    const slows = 1500;
    const came = told.beats.at(-1)!.at + slows;
    const heard = cuesOf(told, reveal, null, slows).filter((cue) => cue.at > came);
    expect(heard.map((cue) => `${cue.at - came} ${cue.sound}`)).toEqual(['480 pluck', '780 hush']);
  });
  it('is over with a short show, too', () => {
    const all = cues('four', 'b', 5000);
    expect(all.every((cue, place) => cue.at >= (all[place - 1]?.at ?? 0))).toBe(true);
    expect(all.at(-1)!.at).toBeLessThanOrEqual(5000);
  });
});

describe('what is felt of a show', () => {
  it('is nothing where nobody sits', () => {
    expect(cues('six', null).filter((cue) => cue.buzz)).toEqual([]);
  });
  it('is each coin on my false card, when it lands and when I am unmasked', () => {
    const felt = cues('four', 'b').filter((cue) => cue.buzz === 'fooled');
    expect(felt.map((cue) => cue.at)).toEqual([1320, 4720]);
    expect(felt.every((cue) => cue.card === 'plain/b')).toBe(true);
  });
  it('tells the storyteller nothing before the light', () => {
    const felt = cues('four', 'A').filter((cue) => cue.buzz);
    expect(felt.map((cue) => cue.buzz)).toEqual(['heart', 'heart', 'found']);
  });
  it('tells nobody what is not theirs: no buzz of one is a buzz of all', () => {
    for (const me of ['b', 'c', 'd']) {
      const reveal = named('four');
      const mine = new Set([...(reveal.laid[me] ?? []), ...(reveal.votes[me] ?? [])]);
      for (const cue of cues('four', me)) if (cue.buzz) expect(mine).toContain(cue.card);
    }
  });
});
