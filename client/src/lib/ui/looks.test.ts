import { describe, expect, it } from 'vitest';
import { lengthOf, LONGEST } from './looks';

describe('the length of a name', () => {
  it('is counted in what can be seen, as on the server', () => {
    expect(lengthOf('x'.repeat(LONGEST))).toBe(LONGEST);
    expect(lengthOf('🐈'.repeat(LONGEST))).toBe(LONGEST); // two of JavaScript's characters each
    expect(lengthOf('e\u0301va')).toBe(3);
    expect(lengthOf('  Anna\u200b \u00a0 Maria ')).toBe(10);
    expect(lengthOf('ﷺ')).toBeGreaterThan(10); // one sign that is written out
  });
});
