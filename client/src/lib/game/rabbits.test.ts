import { expect, it } from 'vitest';
import { rabbitsOf } from './rabbits';

it('who has left is a rabbit that nobody else is', () => {
  const story = { pawns: { s1: 'red', s3: 'blue' }, recap: { seats: ['s1', 's2', 's3', 's4', 's5'] } };
  expect(rabbitsOf(story, ['blue', 'green', 'red', 'white'])).toEqual({
    s1: 'red',
    s2: 'green',
    s3: 'blue',
    s4: 'white',
    s5: 'blue',
  });
});
