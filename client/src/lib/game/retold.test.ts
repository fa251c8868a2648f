import { expect, it } from 'vitest';
import type { Album } from '$lib/protocol/types';
import { retold } from './retold';

const COLOURS = ['blue', 'green', 'red', 'white'];
const called = (pawn: string): string => `${pawn} rabbit`;

function album(people: Album['people']): Album {
  const seats = Object.keys(people);
  return {
    people,
    seats,
    rounds: [],
    scores: {},
    winners: [],
    awards: [],
    played_for: [],
    hearts: {},
    own: [],
    clips: [],
  };
}

it('who has not agreed to be named is called by their rabbit', () => {
  const { story, rabbits } = retold(
    album({ p1: { name: 'Ola', pawn: 'red' }, p2: { name: null, pawn: 'white' } }),
    COLOURS,
    called,
  );
  expect(story.names).toEqual({ p1: 'Ola', p2: 'white rabbit' });
  expect(rabbits).toEqual({ p1: 'red', p2: 'white' });
});

it('two rabbits of one colour are told apart, and one that nobody remembers gets a colour of its own', () => {
  const { story, rabbits } = retold(
    album({
      p1: { name: null, pawn: 'red' },
      p2: { name: null, pawn: 'red' },
      p3: { name: null, pawn: null },
      p4: { name: 'Robo', pawn: 'red' },
    }),
    COLOURS,
    called,
  );
  expect(story.names).toEqual({ p1: 'red rabbit', p2: 'red rabbit 2', p3: 'blue rabbit', p4: 'Robo' });
  expect(rabbits).toMatchObject({ p3: 'blue' });
});
