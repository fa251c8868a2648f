import { describe, expect, it } from 'vitest';
import { linger, sceneOf, type Known } from './scene';

const known = (changes: Partial<Known>): Known => ({
  begun: true,
  phase: 'clue',
  paused: false,
  telling: false,
  missing: false,
  ...changes,
});

describe('the scene', () => {
  it('follows the phases of a round', () => {
    const scenes = ['race', 'clue', 'give', 'vote', 'reveal', 'over'].map((phase) => sceneOf(known({ phase })));
    expect(scenes).toEqual(['thinking', 'thinking', 'giving', 'voting', 'points', 'end']);
    expect(sceneOf(known({ begun: false, phase: null }))).toBe('lobby');
  });

  it('tells a reveal to its end, whoever is away; only the host stops it', () => {
    const show = { phase: 'reveal', telling: true };
    expect(sceneOf(known({ ...show, missing: true }))).toBe('show');
    expect(sceneOf(known({ ...show, paused: true }))).toBe('paused');
  });

  it('waits for those who are away, but not when the game is over', () => {
    expect(sceneOf(known({ missing: true }))).toBe('away');
    expect(sceneOf(known({ phase: 'paused' }))).toBe('away');
    expect(sceneOf(known({ phase: 'over', missing: true }))).toBe('end');
  });
});

describe('a reveal', () => {
  it('makes room at once when there are cards to see', () => {
    expect(['give', 'vote', 'reveal', 'paused'].map((phase) => linger(phase, false))).toEqual([0, 0, 0, 0]);
  });

  it('stays a little while a story is made up', () => {
    expect(linger('clue', true)).toBeGreaterThan(0);
    expect(linger('clue', false)).toBeGreaterThan(linger('clue', true));
    // A last hop may take 3180 ms, and of a short show so much is left for the points at least.
    expect(linger('over', true) + 700).toBeGreaterThan(900 + 1800 + 480);
  });
});
