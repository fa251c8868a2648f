import { describe, expect, it } from 'vitest';
import { nameOf } from './reactions';

describe('a reaction', () => {
  it('that has no words here is called what the server calls it', () => {
    expect(nameOf('bomb')).toBe('bomb');
  });
});
