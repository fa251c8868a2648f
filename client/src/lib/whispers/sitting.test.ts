import { describe, expect, test } from 'vitest';
import { MOST, sitting, type Picture } from './sitting';

function pictures(number: number, described = 0): Picture[] {
  return Array.from({ length: number }, (_, place) => ({
    id: `own-5f/${String((place * 7) % number).padStart(3, '0')}`,
    described: place < described,
  }));
}

describe('a sitting', () => {
  test('is about a minute’s worth, each picture once', () => {
    const asked = sitting(pictures(60), {}, 0, 1);
    expect(asked).toHaveLength(MOST);
    expect(new Set(asked).size).toBe(MOST);
  });

  test('has what there is, where that is less', () => {
    expect(sitting(pictures(3), {}, 1, 2)).toHaveLength(3);
    expect(sitting([], {}, 0, 0)).toEqual([]);
  });

  test.each([
    [24, 2],
    [36, 3],
    [40, 4],
    [120, 12],
  ])('of %i pictures leaves out none, where %i people sit', (number, people) => {
    const all = pictures(number);
    const asked = Array.from({ length: people }, (_, place) => sitting(all, {}, place, people)).flat();
    expect(new Set(asked).size).toBe(number);
  });

  test('begins elsewhere for each', () => {
    const first = [0, 1, 2].map((place) => sitting(pictures(30), {}, place, 3)[0]);
    expect(new Set(first).size).toBe(3);
  });

  test('asks first about pictures of which nothing is known', () => {
    const all = pictures(10, 6);
    const known = new Set(all.filter((one) => one.described).map((one) => one.id));
    expect(sitting(all, {}, 0, 1).map((id) => known.has(id))).toEqual([
      ...Array<boolean>(4).fill(false),
      ...Array<boolean>(6).fill(true),
    ]);
  });

  test('does not ask again about what one has given words for', () => {
    const [one = '', ...others] = sitting(pictures(5), {}, 0, 1);
    expect(sitting(pictures(5), { [one]: 'a boat' }, 0, 1)).toEqual(others);
  });

  test('is the same whatever the order in which pictures are listed', () => {
    expect(sitting(pictures(20).reverse(), {}, 1, 2)).toEqual(sitting(pictures(20), {}, 1, 2));
  });
});
