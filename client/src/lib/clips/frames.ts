/** A mime as small pictures: how they are packed to be sent, and where each lies on the sheet that comes back. */

export const A_SECOND = 8; // pictures
export const LONGEST_MIME = 12; // seconds
export const MOST_FRAMES = A_SECOND * LONGEST_MIME;
export const SIDE = 320; // pixels: the longer one
export const HEAVIEST = 20_000; // bytes of a picture: all of them together stay below two million
export const LEAST_FRAMES = 4;

/** All pictures one after the other, each with its length before it. */
export function packed(pictures: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pictures.reduce((length, one) => length + 4 + one.length, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const one of pictures) {
    view.setUint32(at, one.length, true);
    whole.set(one, at + 4);
    at += 4 + one.length;
  }
  return whole;
}

/** How large a camera's picture is drawn: small, and by whole pairs of pixels. */
export function small(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, SIDE / Math.max(width, height, 1));
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies on a sheet of them. */
export function placeOf(
  frame: number,
  { frames, columns }: { readonly frames: number; readonly columns: number },
  sheet: { readonly width: number; readonly height: number },
): Place {
  const wide = Math.max(1, columns);
  const rows = Math.max(1, Math.ceil(frames / wide));
  const [width, height] = [sheet.width / wide, sheet.height / rows];
  return { x: (frame % wide) * width, y: Math.floor(frame / wide) * height, width, height };
}

/** Which picture is shown so many milliseconds after the first: over and over, with a breath before it begins again. */
export function frameAt(ms: number, frames: number, breath = 600): number {
  if (frames <= 0) return 0;
  const round = (frames * 1000) / A_SECOND + breath;
  return Math.min(frames - 1, Math.floor(((ms % round) * A_SECOND) / 1000));
}
