import type { Evidence } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { audit } from './audit';
import { drawn, hashOf, shuffled } from './chance';
import vectors from './vectors.json';

describe('a hash', () => {
  it('is the one that everybody knows', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it.each(vectors.hashes)('of “$seed” is as on the server', ({ seed, hash }) => {
    expect(hashOf(seed)).toBe(hash);
  });
});

describe('a shuffle', () => {
  it.each(vectors.shuffles)('of “$seed”, “$label” is as on the server', (one) => {
    expect(shuffled(one.items, one.seed, one.label)).toEqual(one.shuffled);
    if (one.drawn !== null) expect(drawn(one.items, one.seed, one.label)).toBe(one.drawn);
  });
});

describe('an audit', () => {
  it.each(vectors.audits)('of $name says what ours says', (one) => {
    const checks = audit(one.evidence as unknown as Evidence);
    expect(checks).toHaveLength(one.checks);
    const broken = checks.filter((check) => !check.fair);
    expect(broken.map(({ fair, ...check }) => check)).toEqual(one.broken);
    expect(broken.length > 0).toBe(one.name !== 'an honest game');
  });
});
