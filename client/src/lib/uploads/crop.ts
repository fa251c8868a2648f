/** A frame of two to three on a picture: where it may be, how it moves. All pure. */

/** As the server knows it: parts of the picture's width, height and width. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A picture's size in pixels; anything in the same ratio will do. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const RATIO = 3 / 2;
/** Pixels: a narrower card would be mush. */
const LEAST = 360;

/** How high a frame is, as a part of the picture's height. */
export function heightOf(frame: Frame, size: Size): number {
  return (frame.width * size.width * RATIO) / size.height;
}

export function widest(size: Size): number {
  return Math.min(1, size.height / RATIO / size.width);
}

export function narrowest(size: Size): number {
  return Math.min(widest(size), LEAST / size.width);
}

/** The nearest frame that is wholly on the picture and not too small. */
export function inside(frame: Frame, size: Size): Frame {
  const width = Math.min(widest(size), Math.max(narrowest(size), frame.width));
  const height = heightOf({ ...frame, width }, size);
  return {
    left: Math.min(Math.max(0, frame.left), 1 - width),
    top: Math.min(Math.max(0, frame.top), Math.max(0, 1 - height)),
    width,
  };
}

/** The frame moved by parts of the picture. */
export function moved(frame: Frame, across: number, down: number, size: Size): Frame {
  return inside({ ...frame, left: frame.left + across, top: frame.top + down }, size);
}

/** The frame with another width, its middle where it was as far as there is room. */
export function resized(frame: Frame, width: number, size: Size): Frame {
  const fitting = Math.min(widest(size), Math.max(narrowest(size), width));
  const grown = { ...frame, width: fitting };
  return inside(
    {
      left: frame.left + (frame.width - fitting) / 2,
      top: frame.top + (heightOf(frame, size) - heightOf(grown, size)) / 2,
      width: fitting,
    },
    size,
  );
}

/** Whether two frames show the same, as far as anybody could see. */
export function alike(one: Frame, other: Frame): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.002;
  return near(one.left, other.left) && near(one.top, other.top) && near(one.width, other.width);
}
