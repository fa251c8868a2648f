import { describe, expect, it } from 'vitest';
import { BEGINNING, board, CLUES, give, HAND, onward, played, say, sentences, tell, vote } from './lesson';

const told = onward(say(tell(BEGINNING, 'tenant'), 'right'));

describe('a lesson', () => {
  it('goes on when something was chosen, and not before', () => {
    expect(onward(BEGINNING)).toBe(BEGINNING);
    expect(played(tell(BEGINNING, 'tenant'))).toBe(false);
    expect(told.scene).toBe('give');
    expect(onward(told)).toBe(told);
    expect(onward(give(told, 'tenant')).scene).toBe('vote');
  });
  it('offers a clue of each kind for every card', () => {
    for (const card of HAND) expect([...CLUES[card]].sort()).toEqual(['dark', 'plain', 'right']);
  });
  it('lays my card among those of the others, and takes no vote for it', () => {
    const laid = onward(give(told, 'long-distance'));
    expect(board(laid).map(([, owner]) => owner)).toEqual(['bruno', 'me', 'ada', 'luna']);
    expect(vote(laid, 'long-distance')).toBe(laid);
  });
  it('ends with the light, and says what it was worth', () => {
    const close = onward(give(told, 'tenant'));
    expect(sentences(vote(close, 'serenade'))).toEqual(['learn-found', 'learn-lured', 'learn-scoring']);
    const far = onward(give(told, 'piano-ascending'));
    expect(sentences(vote(far, 'purr-engine'))).toEqual(['learn-missed-bruno', 'learn-scoring']);
    expect(sentences(vote(far, 'the-warm-place'))[0]).toBe('learn-missed-luna');
  });
  it.each([
    ['plain', 'learn-told-plain'],
    ['right', 'learn-told-right'],
    ['dark', 'learn-told-dark'],
  ] as const)('says what becomes of a clue that is %s', (kind, key) => {
    expect(sentences(say(tell(BEGINNING, 'tenant'), kind))).toEqual([key]);
  });
});
