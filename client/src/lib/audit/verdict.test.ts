import { describe, expect, it } from 'vitest';
import type { Check, Kind } from './audit';
import { tally, verdictOf } from './verdict';

const check = (kind: Kind, fair = true): Check => ({
  kind,
  round: 1,
  seat: null,
  promised: [],
  found: fair ? [] : ['x'],
  fair,
});

describe('a verdict', () => {
  const good = [check('promise'), check('deal')];
  it('is plain where the promise was noted at the start', () => {
    expect(verdictOf(good, 'abc', { hash: 'abc', round: 1 })).toBe('fair-yes');
  });
  it('says from when on, or that nobody was there', () => {
    expect(verdictOf(good, 'abc', { hash: 'abc', round: 4 })).toBe('fair-yes-late');
    expect(verdictOf(good, 'abc', undefined)).toBe('fair-yes-unseen');
  });
  it('is no where the promise has changed or was broken', () => {
    expect(verdictOf(good, 'abc', { hash: 'abd', round: 1 })).toBe('fair-no-promise');
    expect(verdictOf([...good, check('board', false)], 'abc', { hash: 'abc', round: 1 })).toBe('fair-no');
  });
});

describe('a tally', () => {
  it('counts each kind that there is', () => {
    expect(tally([check('promise'), check('board'), check('board', false)])).toEqual([
      { kind: 'promise', fair: 1, all: 1 },
      { kind: 'board', fair: 1, all: 2 },
    ]);
  });
});
