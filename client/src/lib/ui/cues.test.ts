import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playCues, type Cue } from './cues';
import { buzz } from './haptics';
import { sound } from './sounds';

vi.mock('./sounds', () => ({ sound: vi.fn() }));
vi.mock('./haptics', () => ({ buzz: vi.fn() }));
const CUES: readonly Cue[] = [
  { at: 0, sound: 'hush' },
  { at: 500, sound: 'pluck', step: 1, buzz: 'fooled', card: 'a' },
  { at: 900, sound: 'flip' },
];
const heard = (): string[] => vi.mocked(sound).mock.calls.map(([name]) => name);

describe('cues', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('come in their time', () => {
    playCues(CUES, 0);
    vi.advanceTimersByTime(600);
    expect(heard()).toEqual(['hush', 'pluck']);
    vi.advanceTimersByTime(600);
    expect(heard()).toEqual(['hush', 'pluck', 'flip']);
  });
  it('that are over are not played to who comes late', () => {
    playCues(CUES, 501);
    vi.advanceTimersByTime(2000);
    expect(heard()).toEqual(['flip']);
  });
  it('end when they are told to', () => {
    const end = playCues(CUES, 0);
    vi.advanceTimersByTime(100);
    end();
    vi.advanceTimersByTime(2000);
    expect(heard()).toEqual(['hush']);
  });
  it('are dropped where the page has slept, not crowded together', () => {
    playCues(CUES, 0);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 5000);
    vi.advanceTimersByTime(2000);
    expect(heard()).toEqual([]);
  });
  it('know what they are about', () => {
    const card = {} as Element;
    playCues(CUES, 400, (name) => (name === 'a' ? card : null));
    vi.advanceTimersByTime(200);
    expect(buzz).toHaveBeenCalledExactlyOnceWith('fooled', card);
  });
});
