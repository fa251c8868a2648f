/** How people are told apart: by a name and by a rabbit. */

export const PAWNS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
  'white',
] as const;

/** The most characters of a name, as the server counts them. */
export const LONGEST = 24;

/** How long a name is once nothing invisible is left of it: code points, not what JavaScript counts. */
export function lengthOf(name: string): number {
  const seen = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ');
  return Array.from(seen.trim()).length;
}
