import { describe, expect, it } from 'vitest';
import { nudge, NUDGES } from './nudges';

describe('a nudge', () => {
  it('is not repeated before all were seen, nor right after', () => {
    let seen: readonly number[] = [];
    const given: number[] = [];
    for (let turn = 0; turn < 3 * NUDGES; turn += 1) {
      const next = nudge(seen);
      seen = next.seen;
      given.push(next.number);
    }
    for (const round of [0, 1, 2]) expect(new Set(given.slice(round * NUDGES, (round + 1) * NUDGES)).size).toBe(NUDGES);
    expect(given.every((one, place) => one !== given[place - 1])).toBe(true);
  });
  it('outlives what this device remembers wrongly', () => {
    expect(nudge([99, 99], () => 0).number).toBe(1);
  });
});
