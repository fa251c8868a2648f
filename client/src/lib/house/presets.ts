/** Ways to play that are chosen with one tap: an edition, its house rules and a clock each. */

import type { Choices, Settings } from '$lib/protocol/types';
import { clockOf, same } from './rules';

export interface Preset {
  /** Its words are `preset-…`. */
  readonly id: string;
  readonly edition: string;
  readonly house: Settings['house'];
  /** A clock that the server knows by name. */
  readonly timers: string;
  /** Whether it is seen in the lobby at once. */
  readonly atHand: boolean;
}

export const PRESETS: readonly Preset[] = [
  { id: 'evening', edition: 'dixit', house: {}, timers: 'off', atHand: true },
  { id: 'quick', edition: 'dixit', house: { target: 15 }, timers: 'relaxed', atHand: true },
  { id: 'crowd', edition: 'odyssey', house: {}, timers: 'off', atHand: false },
  { id: 'three', edition: 'classic', house: {}, timers: 'off', atHand: false },
  { id: 'stage', edition: 'dixit', house: { media: ['spoken', 'sound', 'mime'] }, timers: 'off', atHand: false },
];

/** Those that this server can play. */
export function presetsFor(choices: Choices | null): readonly Preset[] {
  return PRESETS.filter(
    ({ edition, timers }) => choices?.editions.some((one) => one.id === edition) && timers in choices.timers,
  );
}

/** What a preset asks for; all else stays as it is. */
export function changesOf(preset: Preset, choices: Choices): Partial<Settings> {
  const timers = choices.timers[preset.timers];
  return { edition: preset.edition, house: preset.house, ...(timers && { timers }) };
}

/** Whether a table plays so. */
export function isPlayed(preset: Preset, choices: Choices | null, settings: Settings): boolean {
  return (
    settings.edition === preset.edition &&
    same(settings.house, preset.house) &&
    clockOf(choices, settings.timers) === preset.timers
  );
}
