/** Where rabbits stand round the far side of a table: in rows that bend, as many in each. */

export interface Standing {
  /** How many stand in a row, and the width of each, in pixels. */
  readonly row: number;
  readonly width: number;
  /** How tall a rabbit is, in pixels. */
  readonly tall: number;
  /** How far each stands back, in pixels. */
  readonly back: readonly number[];
}

const NARROWEST = 62; // pixels: a name of some letters fits beneath
const WIDEST = 150;
const ROOMY = 500; // less is a phone, on which much else is to be seen

/** Place so many rabbits on so many pixels. */
export function around(number: number, room: number): Standing {
  const most = Math.max(3, Math.min(6, Math.floor(room / NARROWEST)));
  const rows = Math.max(1, Math.ceil(number / most));
  const row = Math.max(1, Math.ceil(number / rows));
  const width = Math.min(WIDEST, Math.floor(room / Math.max(row, 3)));
  const tall = Math.round(Math.min(room < ROOMY ? 72 : 120, width * (rows > 1 ? 0.8 : 1)));
  const bend = rows > 1 ? tall * 0.2 : tall * 0.4;
  const back = Array.from({ length: number }, (_, place) => {
    const here = Math.min(row, number - place + (place % row)); // the last row may be short
    const x = ((place % row) + 0.5) / here;
    return Math.round(bend * 4 * x * (1 - x));
  });
  return { row, width, tall, back };
}
