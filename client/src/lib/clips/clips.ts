/** What clues were told with, fetched once and quietly, ready to be played. */

import type { ClipView } from '$lib/protocol/types';
import { fetchClip } from '$lib/net/clips';
import { A_SECOND, placeOf } from './frames';
import { readWav, type Heard } from './sound';
import { read, type Stroke } from './strokes';

/** A sound, a mime or a drawing that can be played. */
export type Playable =
  | ({ readonly medium: 'sound'; readonly seconds: number } & Heard)
  | { readonly medium: 'mime'; readonly seconds: number; readonly pictures: Pictures }
  | { readonly medium: 'drawing'; readonly seconds: number; readonly strokes: readonly Stroke[] };

/** Pictures of a mime, wherever they lie. */
export interface Pictures {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  draw: (pen: CanvasRenderingContext2D, frame: number, width: number, height: number) => void;
}

/** What it takes to play a clip, and where it is fetched. */
export interface Source extends Omit<ClipView, 'shared'> {
  readonly address: string;
  readonly token: string | null;
}

const KEPT = 24;
const known = new Map<string, Promise<Playable>>();

/** Fetch a clip and make it ready; asked again, it is the same. In vain, it is tried anew the next time. */
export function load(source: Source): Promise<Playable> {
  const found = known.get(source.address);
  if (found) return found;
  const loading = fetchClip(source.address, source.token).then((bytes) => ready(source, bytes));
  known.set(source.address, loading);
  loading.catch(() => known.delete(source.address));
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old);
  return loading;
}

async function ready(source: Source, bytes: Blob): Promise<Playable> {
  const { seconds } = source;
  switch (source.medium) {
    case 'sound': {
      const heard = readWav(await bytes.arrayBuffer());
      if (!heard) throw new Error('No sound of ours.');
      return { medium: 'sound', seconds, ...heard };
    }
    case 'mime':
      return { medium: 'mime', seconds, pictures: await sheetOf(source, bytes) };
    default:
      return { medium: 'drawing', seconds, strokes: read(await bytes.text()).strokes };
  }
}

async function sheetOf({ frames, columns }: Source, bytes: Blob): Promise<Pictures> {
  const sheet = await picture(bytes);
  const first = placeOf(0, { frames, columns }, sheet);
  return {
    count: frames,
    width: first.width,
    height: first.height,
    draw: (pen, frame, width, height) => {
      const { x, y, width: w, height: h } = placeOf(frame, { frames, columns }, sheet);
      pen.drawImage(sheet, x, y, w, h, 0, 0, width, height);
    },
  };
}

/** The pictures that a camera has just taken, as others will see them. */
export async function picturesOf(blobs: readonly Blob[]): Promise<Pictures> {
  const all = await Promise.all(blobs.map(picture));
  const first = all[0];
  return {
    count: all.length,
    width: first?.width ?? 4,
    height: first?.height ?? 3,
    draw: (pen, frame, width, height) => {
      const shown = all[frame];
      if (shown) pen.drawImage(shown, 0, 0, width, height);
    },
  };
}
export const secondsOf = (frames: number): number => frames / A_SECOND;

async function picture(bytes: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(bytes);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
