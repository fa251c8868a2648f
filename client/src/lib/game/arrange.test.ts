import { describe, expect, it } from 'vitest';
import { kept, moved } from './arrange';

describe('the order of a hand', () => {
  it('stays when a card is played and another is drawn', () => {
    expect(kept(['c', 'a', 'b'], ['a', 'b', 'd'])).toEqual(['a', 'b', 'd']);
    expect(kept(['c', 'a', 'b'], ['a', 'c', 'x'])).toEqual(['c', 'a', 'x']);
  });
  it('lets a card move either way, and no further than the ends', () => {
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  });
});
