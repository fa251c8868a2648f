import { describe, expect, it } from 'vitest';
import { nameIn, namedBy, nameOf, typed } from './code';

describe('what names a table', () => {
  it('is a code, or a code and the key of its link', () => {
    expect(namedBy('bcdfgh')).toEqual({ code: 'BCDFGH' });
    expect(namedBy('bcdfgh-kkkkkkkkkk')).toEqual({ code: 'BCDFGH', key: 'KKKKKKKKKK' });
    for (const name of ['BCDFGH', 'BCDFGH-KKKKKKKKKK']) expect(nameOf(namedBy(name))).toBe(name);
  });
  it('is the end of a link', () => {
    expect(nameIn('https://cards.example.org/games/t/bcdfgh-kkkkkkkkkk')).toBe('BCDFGH-KKKKKKKKKK');
    expect(nameIn('http://localhost:8484/t/BCDFGH/')).toBe('BCDFGH');
    expect(nameIn('https://cards.example.org/')).toBe('');
  });
  it('may be typed as a code, with spaces, or pasted whole', () => {
    expect(typed('bcd fgh')).toBe('BCDFGH');
    expect(typed('bcdf-ghjk')).toBe('BCDFGHJK');
    expect(typed(' bcdfgh-kkkkkkkkkk ')).toBe('BCDFGH-KKKKKKKKKK');
    expect(typed('https://cards.example.org/t/BCDFGH-KKKKKKKKKK')).toBe('BCDFGH-KKKKKKKKKK');
    expect(typed('https://cards.example.org/t/BCDFGH')).toBe('BCDFGH');
  });
});
