import { there } from '$lib/there';

/** Take some of many, far apart from each other; another day takes others. */
export function spread<Item>(items: readonly Item[], number: number, day: number): Item[] {
  const step = items.length / number;
  const places = Array.from({ length: Math.min(number, items.length) }, (_, count) =>
    Math.floor(count * Math.max(1, step) + day * 5),
  );
  return places.map((place) => there(items[place % items.length]));
}
