/** Where everything lies on a picture of a round that is sent to friends: two shapes, and words that fit. */

export type Shape = 'wide' | 'tall';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card, by its middle; turned a little, as nobody lays cards straight. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly degrees: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly hero: Laid;
  readonly second: Laid;
  /** A page that was drawn on, where that was the clue: it lies in the place of its words, or of the second card. */
  readonly drawing: Laid;
  /** Coins on the one and on the other. */
  readonly coins: readonly [hero: number, second: number];
  /** Whose clue it is. */
  readonly teller: Box;
  readonly clue: Box;
  /** The largest letters of a clue, and the least. */
  readonly letters: readonly [most: number, least: number];
  /** What came of it. */
  readonly words: Box;
  readonly brand: Box;
  readonly centred: boolean;
}

export const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  wide: {
    width: 1200,
    height: 630,
    hero: { x: 253, y: 313, width: 366, degrees: -2.5 },
    second: { x: 564, y: 478, width: 128, degrees: 3 },
    drawing: { x: 818, y: 250, width: 306, degrees: 1.5 },
    coins: [96, 52],
    teller: { x: 500, y: 62, width: 640, height: 84 },
    clue: { x: 500, y: 160, width: 640, height: 196 },
    letters: [84, 34],
    words: { x: 654, y: 396, width: 490, height: 118 },
    brand: { x: 654, y: 522, width: 490, height: 52 },
    centred: false,
  },
  tall: {
    width: 1080,
    height: 1350,
    hero: { x: 352, y: 704, width: 536, degrees: -2 },
    second: { x: 846, y: 544, width: 276, degrees: 2.5 },
    drawing: { x: 838, y: 470, width: 420, degrees: 2 },
    coins: [128, 84],
    teller: { x: 60, y: 46, width: 960, height: 70 },
    clue: { x: 60, y: 116, width: 960, height: 158 },
    letters: [84, 38],
    words: { x: 694, y: 800, width: 330, height: 320 },
    brand: { x: 600, y: 1180, width: 400, height: 110 },
    centred: true,
  },
};

/** How wide a line of text is, in letters of one pixel. */
export type Measure = (text: string) => number;

export interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

export const LEADING = 1.1;

/** Break a text into lines that are no wider than so much; a word that is wider is cut. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => pieces(one, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const cut: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measure(piece + letter) > width) {
      cut.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...cut, piece];
}

/** Write a text as large as it fits into a box; what does not fit in the least letters ends with dots. */
export function fitted(text: string, box: Box, [most, least]: readonly [number, number], measure: Measure): Lines {
  for (let size = most; size > least; size -= 2) {
    const lines = wrapped(text, box.width / size, measure);
    if (lines.length * size * LEADING <= box.height && !isCut(text, lines)) return { size, lines };
  }
  const lines = wrapped(text, box.width / least, measure);
  const room = Math.max(1, Math.floor(box.height / (least * LEADING)));
  if (lines.length <= room) return { size: least, lines };
  return { size: least, lines: [...lines.slice(0, room - 1), `${lines[room - 1] ?? ''}…`] };
}
function isCut(text: string, lines: readonly string[]): boolean {
  return lines.join(' ') !== text.split(/\s+/).filter(Boolean).join(' ');
}

/** Where the middles of some coins are in a row round zero, so that they fit on a card. */
export function row(count: number, coin: number, room: number): number[] {
  const step = count < 2 ? 0 : Math.min(coin * 0.86, (room - coin) / (count - 1));
  return Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * step);
}

/** How large a picture of these sides is drawn to fill a card, and which part of it. */
export function covered(picture: { width: number; height: number }, width: number, height: number): Box {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [width / scale, height / scale];
  return { x: (picture.width - w) / 2, y: (picture.height - h) / 2, width: w, height: h };
}

/** An address that is worth printing: a name of the world, and not of a room. */
export function worldly(address: URL): string {
  const name = address.hostname;
  return address.protocol === 'https:' && /\.[a-z]{2,}$/i.test(name) && !/\.(local|lan|home|internal)$/i.test(name)
    ? name
    : '';
}
