/** A shared album in the words of whoever reads it: who has not agreed to be named is a rabbit. */

import { at } from '$lib/net/api';
import type { Album } from '$lib/protocol/types';
import { rabbitsOf } from './rabbits';
import type { Told } from './told';

export interface Retold {
  readonly story: Told;
  readonly rabbits: Readonly<Record<string, string>>;
}

/** Tell an album with these colours, each called by its name; two of one colour are told apart by a number. */
export function retold(album: Album, colours: readonly string[], called: (pawn: string) => string): Retold {
  const everyone = Object.entries(album.people);
  const pawns = Object.fromEntries(everyone.flatMap(([seat, { pawn }]) => (pawn === null ? [] : [[seat, pawn]])));
  const rabbits = rabbitsOf({ pawns, recap: { seats: everyone.map(([seat]) => seat) } }, colours);
  const seen = new Map<string, number>();
  const names = Object.fromEntries(
    everyone.map(([seat, { name }]) => {
      const colour = rabbits[seat] ?? '';
      if (name !== null) return [seat, name];
      const number = (seen.get(colour) ?? 0) + 1;
      seen.set(colour, number);
      return [seat, number > 1 ? `${called(colour)} ${number}` : called(colour)];
    }),
  );
  const { seats, rounds, scores, awards, played_for, hearts } = album;
  const sources = album.clips.map(({ clip, address, ...how }) => ({
    ...how,
    id: clip,
    address: at(address),
    token: null,
  }));
  return { story: { names, pawns, played_for, hearts, sources, recap: { seats, rounds, scores, awards } }, rabbits };
}
