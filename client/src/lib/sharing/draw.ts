/** Draw a picture of a round to send to friends: on this device, with nothing asked of the server but its pictures. */

import { inkAll, paged } from '$lib/clips/ink';
import { PAGE, type Stroke } from '$lib/clips/strokes';
import {
  covered,
  fitted,
  LAYOUTS,
  LEADING,
  row,
  type Box,
  type Laid,
  type Layout,
  type Lines,
  type Shape,
} from './layout';

/** What is on it, in words and addresses of pictures. */
export interface Scene {
  readonly hero: Pictured;
  /** Another card of the round; nothing: there is none worth showing. */
  readonly second?: Pictured | undefined;
  readonly clue: string;
  /** What was drawn for it; nothing: it is in words. */
  readonly drawing?: readonly Stroke[] | undefined;
  /** The rabbit of who told it, and what is said of them; nothing: the rabbit alone. */
  readonly teller: { readonly pawn: string; readonly said: string };
  /** What came of it, a line for each. */
  readonly words: readonly string[];
  /** Everyone's rabbits. */
  readonly company: readonly string[];
  /** Where to play, or nothing. */
  readonly address: string;
}
export interface Pictured {
  readonly picture: string;
  /** The rabbits of those who voted for it. */
  readonly coins: readonly string[];
}

const SERIF = 'Alegreya, Georgia, serif';
const SANS = "'Alegreya Sans', 'Segoe UI', sans-serif";
const PATIENCE = 8000; // milliseconds for a picture; then its card stays blank
const IVORY = '#f7eedb';
const PARCHMENT = '#eaddc2';
const BRASS = '#f6d795';

type Pictures = ReadonlyMap<string, HTMLImageElement>;

/** Draw a round on a canvas of its own, when its letters and pictures are here. */
export async function drawn(scene: Scene, shape: Shape): Promise<HTMLCanvasElement> {
  const layout = LAYOUTS[shape];
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas.');
  const all = [scene.hero, scene.second].flatMap((one) => (one ? [one.picture, ...one.coins] : []));
  const [pictures] = await Promise.all([loaded([...all, scene.teller.pawn, ...scene.company]), letters(scene)]);
  wood(pen, layout);
  rays(pen, layout);
  if (scene.drawing) page(pen, layout, scene.drawing);
  if (scene.second && !(scene.drawing && layout.centred))
    card(pen, layout.second, scene.second, layout.coins[1], pictures, false);
  card(pen, layout.hero, scene.hero, layout.coins[0], pictures, true);
  teller(pen, layout, scene, pictures);
  if (!scene.drawing || layout.centred) clue(pen, layout, scene.clue);
  outcome(pen, layout, scene, pictures);
  return canvas;
}

/** As a file; a browser that cannot make one says so. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(new File([blob], name, { type: 'image/png' }));
      else failed(new Error('No picture.'));
    }, 'image/png');
  });
}

/** Fonts come in parts, by the letters that are needed: so they are asked for with the words. */
async function letters(scene: Scene): Promise<void> {
  const text = [scene.clue, scene.teller.said, ...scene.words, scene.address, 'Pinxit …'].join(' ');
  const faces = [`italic 500 40px Alegreya`, `500 40px Alegreya`, `700 40px Alegreya`, `500 40px 'Alegreya Sans'`];
  await Promise.all(faces.map((face) => document.fonts.load(face, text))).catch(() => undefined);
}

async function loaded(addresses: readonly string[]): Promise<Pictures> {
  const found = await Promise.all([...new Set(addresses)].map(async (one) => [one, await load(one)] as const));
  return new Map(found.flatMap(([address, picture]) => (picture ? [[address, picture] as const] : [])));
}
function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => done(null);
    setTimeout(() => done(null), PATIENCE);
    picture.src = address;
  });
}

function wood(pen: CanvasRenderingContext2D, { width, height }: Layout): void {
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#3b2616');
  ground.addColorStop(0.6, '#26170d');
  ground.addColorStop(1, '#140c07');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  // The grain: the same on every picture, so that two of them are alike.
  let seed = 7;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let y = 0; y < height; y += 3) {
    pen.fillStyle = chance() < 0.5 ? `rgb(0 0 0 / ${chance() * 0.14})` : `rgb(255 214 150 / ${chance() * 0.035})`;
    pen.fillRect(0, y, width, 1 + chance() * 2);
  }
  pen.fillStyle = 'rgb(0 0 0 / 0.42)';
  for (let y = 172; y < height; y += 176) pen.fillRect(0, y, width, 3);
}

/** The light comes from behind the card that was told. */
function rays(pen: CanvasRenderingContext2D, { width, height, hero }: Layout): void {
  const far = Math.max(width, height);
  const glow = pen.createRadialGradient(hero.x, hero.y, 0, hero.x, hero.y, far * 0.62);
  glow.addColorStop(0, 'rgb(255 206 130 / 0.62)');
  glow.addColorStop(0.5, 'rgb(255 180 90 / 0.24)');
  glow.addColorStop(1, 'rgb(255 180 90 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  const fade = pen.createRadialGradient(hero.x, hero.y, 0, hero.x, hero.y, far * 0.66);
  fade.addColorStop(0.2, 'rgb(255 218 150 / 0.24)');
  fade.addColorStop(1, 'rgb(255 218 150 / 0)');
  pen.fillStyle = fade;
  for (let degrees = 4; degrees < 364; degrees += 11) {
    const [from, to] = [degrees, degrees + 5].map((one) => (one * Math.PI) / 180) as [number, number];
    pen.beginPath();
    pen.moveTo(hero.x, hero.y);
    pen.arc(hero.x, hero.y, far, from, to);
    pen.fill();
  }
  const dark = pen.createRadialGradient(width / 2, height / 2, far * 0.35, width / 2, height / 2, far * 0.75);
  dark.addColorStop(0, 'rgb(8 5 3 / 0)');
  dark.addColorStop(1, 'rgb(8 5 3 / 0.72)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
}

function card(
  pen: CanvasRenderingContext2D,
  { x, y, width, degrees }: Laid,
  shown: Pictured,
  coin: number,
  pictures: Pictures,
  lit: boolean,
): void {
  const height = width * 1.5;
  const edge = width * 0.028;
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  shadow(pen, lit ? 'rgb(255 214 140 / 0.85)' : 'rgb(0 0 0 / 0.7)', lit ? 70 : 26, lit ? 0 : 12);
  pen.fillStyle = lit ? BRASS : '#f3e7cd';
  rounded(pen, -width / 2, -height / 2, width, height, width * 0.045);
  pen.fill();
  shadow(pen);
  if (lit) {
    pen.fillStyle = '#fdf6e4';
    rounded(pen, -width / 2 + 5, -height / 2 + 5, width - 10, height - 10, width * 0.04);
    pen.fill();
  }
  const inner = { x: -width / 2 + edge, y: -height / 2 + edge, width: width - 2 * edge, height: height - 2 * edge };
  rounded(pen, inner.x, inner.y, inner.width, inner.height, width * 0.025);
  pen.save();
  pen.clip();
  const picture = pictures.get(shown.picture);
  if (picture) {
    const part = covered({ width: picture.naturalWidth, height: picture.naturalHeight }, inner.width, inner.height);
    pen.drawImage(picture, part.x, part.y, part.width, part.height, inner.x, inner.y, inner.width, inner.height);
  } else {
    pen.fillStyle = '#c9b283';
    pen.fillRect(inner.x, inner.y, inner.width, inner.height);
  }
  pen.restore();
  row(shown.coins.length, coin, width * 1.06).forEach((offset, place) => {
    token(pen, offset, height / 2 - coin * 0.22, coin, pictures.get(shown.coins[place] ?? ''));
  });
  pen.restore();
}

/** A vote: a brass coin with a rabbit. */
function token(pen: CanvasRenderingContext2D, x: number, y: number, size: number, pawn?: HTMLImageElement): void {
  const brass = pen.createRadialGradient(x - size * 0.14, y - size * 0.24, 0, x, y, size * 0.62);
  brass.addColorStop(0, '#fff3cf');
  brass.addColorStop(0.62, '#dcae5e');
  brass.addColorStop(1, '#8f6629');
  shadow(pen, 'rgb(0 0 0 / 0.7)', size * 0.2, size * 0.08);
  pen.fillStyle = brass;
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.fill();
  shadow(pen);
  pen.strokeStyle = 'rgb(122 84 31 / 0.6)';
  pen.lineWidth = size * 0.04;
  pen.stroke();
  if (pawn) rabbit(pen, pawn, x, y + size * 0.41, size * 1.12);
}

/** A rabbit, by the middle of its feet. */
function rabbit(pen: CanvasRenderingContext2D, pawn: HTMLImageElement, x: number, y: number, height: number): void {
  const width = (height * 240) / 340;
  shadow(pen, 'rgb(0 0 0 / 0.55)', height * 0.05, height * 0.02);
  pen.drawImage(pawn, x - width / 2, y - height, width, height);
  shadow(pen);
}

function teller(pen: CanvasRenderingContext2D, layout: Layout, { teller: who }: Scene, pictures: Pictures): void {
  const { teller: box, centred } = layout;
  const pawn = pictures.get(who.pawn);
  const wide = (box.height * 240) / 340;
  pen.font = centred ? `500 38px ${SANS}` : `700 36px ${SERIF}`;
  const gap = who.said ? 16 : 0;
  const text = who.said ? pen.measureText(who.said).width : 0;
  const left = centred ? box.x + (box.width - wide - gap - text) / 2 : box.x;
  if (pawn) rabbit(pen, pawn, left + wide / 2, box.y + box.height, box.height);
  write(pen, who.said, left + wide + gap, box.y + box.height / 2 + 12, centred ? PARCHMENT : IVORY);
}

function clue(pen: CanvasRenderingContext2D, { clue: box, letters: sizes, centred }: Layout, text: string): void {
  const font = (size: number): string => `italic 500 ${size}px ${SERIF}`;
  const { size, lines } = measured(pen, text, box, sizes, font);
  pen.font = font(size);
  const high = lines.length * size * LEADING;
  const top = centred ? box.y + (box.height - high) / 2 : box.y;
  lines.forEach((line, place) => {
    const x = centred ? box.x + (box.width - pen.measureText(line).width) / 2 : box.x;
    write(pen, line, x, top + (place + 0.8) * size * LEADING, '#fdf4e0');
  });
}

/** A page that was drawn on. A rubber takes away from the page alone: so it is drawn by itself first. */
function page(
  pen: CanvasRenderingContext2D,
  { drawing: { x, y, width, degrees } }: Layout,
  strokes: readonly Stroke[],
): void {
  const sheet = document.createElement('canvas');
  const own = paged(sheet, width * 2);
  if (!own) return;
  inkAll(own, strokes);
  const height = (width * PAGE.height) / PAGE.width;
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  shadow(pen, 'rgb(0 0 0 / 0.7)', 26, 12);
  pen.fillStyle = '#fbf2dd';
  rounded(pen, -width / 2, -height / 2, width, height, 10);
  pen.fill();
  shadow(pen);
  pen.drawImage(sheet, -width / 2, -height / 2, width, height);
  pen.restore();
}

/** What came of it, who was there, and what this is. */
function outcome(pen: CanvasRenderingContext2D, layout: Layout, scene: Scene, pictures: Pictures): void {
  const { brand, centred, height } = layout;
  // Where no second card lies, the words may begin at its left edge.
  const alone = scene.second ? 0 : layout.words.x - (centred ? layout.words.x : layout.clue.x);
  const box: Box = { ...layout.words, x: layout.words.x - alone, width: layout.words.width + alone };
  let y = box.y;
  scene.words.forEach((line, place) => {
    const strong = centred && place === 0;
    const font = (size: number): string => `${strong ? 700 : 500} ${size}px ${SERIF}`;
    const share = { ...box, height: box.height / scene.words.length };
    const { size, lines } = measured(pen, line, share, centred ? [strong ? 46 : 38, 24] : [34, 22], font);
    pen.font = font(size);
    for (const one of lines) {
      write(pen, one, box.x, y + size * 0.9, strong ? IVORY : PARCHMENT);
      y += size * LEADING;
    }
    y += 10;
  });
  if (centred) {
    const x = brand.x + brand.width;
    right(pen, 'Pinxit', x, brand.y + 52, `700 54px ${SERIF}`, IVORY);
    right(pen, scene.address, x, brand.y + 98, `500 32px ${SANS}`, PARCHMENT);
    company(pen, scene.company, { x: 92, y: height - 62, width: 480, height: 100 }, pictures);
  } else {
    pen.font = `700 32px ${SERIF}`;
    const x = brand.x - alone;
    write(pen, ['Pinxit', scene.address].filter(Boolean).join(' · '), x, brand.y + 30, BRASS);
  }
}

function company(pen: CanvasRenderingContext2D, pawns: readonly string[], room: Box, pictures: Pictures): void {
  const step = Math.min(78, room.width / Math.max(1, pawns.length));
  pawns.forEach((pawn, place) => {
    const picture = pictures.get(pawn);
    if (picture) rabbit(pen, picture, room.x + (place + 0.5) * step, room.y, room.height);
  });
}

function measured(
  pen: CanvasRenderingContext2D,
  text: string,
  box: Box,
  sizes: readonly [number, number],
  font: (size: number) => string,
): Lines {
  pen.font = font(100);
  return fitted(text, box, sizes, (one) => pen.measureText(one).width / 100);
}

function right(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, ink: string): void {
  pen.font = font;
  write(pen, text, x - pen.measureText(text).width, y, ink);
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, ink: string): void {
  shadow(pen, 'rgb(0 0 0 / 0.7)', 18, 2);
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
  shadow(pen);
}

function shadow(pen: CanvasRenderingContext2D, colour = 'transparent', blur = 0, down = 0): void {
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  pen.shadowOffsetY = down;
}

/** Older browsers have no `roundRect`. */
function rounded(pen: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + w, y, x + w, y + h, radius);
  pen.arcTo(x + w, y + h, x, y + h, radius);
  pen.arcTo(x, y + h, x, y, radius);
  pen.arcTo(x, y, x + w, y, radius);
  pen.closePath();
}
