import { describe, expect, it } from 'vitest';
import { better, onlyHere } from './invitation';

describe('the link to a table', () => {
  it('is what the server says, where that is better', () => {
    expect(better('http://192.168.7.20:8484/t/BCDFGH', 'http://localhost:8484/t/BCDFGH')).toBe(
      'http://192.168.7.20:8484/t/BCDFGH',
    );
    expect(better('https://cards.example.org/t/BCDFGH', 'http://cards.example.org/t/BCDFGH')).toBe(
      'https://cards.example.org/t/BCDFGH',
    );
  });
  it('is that of the page behind a proxy of which the server does not know, and before an older server', () => {
    expect(better('http://cards.example.org/t/BCDFGH', 'https://cards.example.org/t/BCDFGH')).toBe(
      'https://cards.example.org/t/BCDFGH',
    );
    expect(better('http://cards.example.org/t/BCDFGH-KKKKKKKKKK', 'https://cards.example.org/t/BCDFGH')).toBe(
      'https://cards.example.org/t/BCDFGH-KKKKKKKKKK',
    );
    expect(better(undefined, 'http://table.test/t/BCDFGH')).toBe('http://table.test/t/BCDFGH');
    expect(better('/t/BCDFGH', 'http://table.test/t/BCDFGH')).toBe('http://table.test/t/BCDFGH');
  });
  it('leads nowhere from elsewhere if it names the computer itself', () => {
    for (const host of ['localhost:8484', '127.0.0.1', '[::1]:8484'])
      expect(onlyHere(`http://${host}/t/BCDFGH`)).toBe(true);
    for (const host of ['192.168.7.20:8484', 'localhost.example.org'])
      expect(onlyHere(`http://${host}/t/BCDFGH`)).toBe(false);
    expect(onlyHere('')).toBe(false);
  });
});
