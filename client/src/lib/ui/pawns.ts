/** The rabbits: all colours, and where the picture of each is. */

const pictures = import.meta.glob<string>('../../assets/brand/pawn-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const urls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictures).map(([path, url]) => [path.replace(/^.*pawn-|\.webp$/g, ''), url]),
);

export const PAWNS: readonly string[] = Object.keys(urls);

export function pawnPicture(pawn: string): string {
  return urls[pawn] ?? '';
}
