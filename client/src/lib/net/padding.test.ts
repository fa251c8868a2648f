import { describe, expect, it } from 'vitest';
import type { Wish } from '$lib/protocol/types';
import { padded } from './padding';

const CARDS = ['base/owl', 'base/pomegranate-house', `${'d'.repeat(40)}/${'c'.repeat(40)}`];

function lengths(wishes: readonly Wish[]): Set<number> {
  return new Set(wishes.map((wish) => padded({ type: 'do', id: 'w1', wish }).length));
}

describe('padded', () => {
  it('makes a vote as long for one card as for another, and for one as for two', () => {
    const votes = [...CARDS.map((card) => [card]), ['base/owl', 'base/owl'], CARDS];
    expect(lengths(votes.map((cards) => ({ do: 'vote', cards }))).size).toBe(1);
  });

  it('makes a story as long with one card as with another', () => {
    expect(lengths(CARDS.map((card) => ({ do: 'tell', card, clue: { text: 'Lull' } }))).size).toBe(1);
  });

  it('makes gifts as long as others of as many cards', () => {
    expect(lengths(CARDS.map((card) => ({ do: 'give', cards: [card, card] }))).size).toBe(1);
  });

  it('changes nothing that is said', () => {
    const message = { type: 'do', id: 'w1', wish: { do: 'give', cards: ['base/owl'] } };
    expect(JSON.parse(padded(message))).toEqual(message);
    expect(padded({ type: 'ping' })).toBe('{"type":"ping"}');
  });
});
