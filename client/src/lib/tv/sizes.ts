/** How cards lie on a television: the widths of the evening's script, on a stage of 1920 by 1080. */

import { fit } from '$lib/ui/fit';

export interface Arrangement {
  /** Of one card; it is half as high again. */
  readonly width: number;
  readonly columns: number;
  readonly gap: number;
  /** Where the cards begin: from the left (beside the clue), and from the top. */
  readonly left: number;
  readonly top: number;
  /** Where the clue stands: above them, beside them, or in one thin line above them. */
  readonly clue: 'above' | 'beside' | 'thin';
}

export const STAGE = { width: 1920, height: 1080 } as const;
/** Words keep this distance from the edges, as some televisions hide what is there. */
export const MARGIN = { x: 96, y: 54 } as const;
const PICTURES = { x: 64, y: 48 } as const;

/** Say how so many cards lie. */
export function arrange(count: number): Arrangement {
  if (count <= 4) return above(428, 4, 26);
  if (count === 5) return above(340, 5, 22);
  if (count === 6) return beside(320, 3);
  if (count <= 8) return beside(292, 4);
  if (count === 9) return thin(263, 5);
  if (count <= 12) return thin(263, 6);
  const { width, columns } = fit(count, STAGE.width - 2 * PICTURES.x, 810, 20); // a house rule: no script knows it
  return thin(width, columns);
}

/** The whole width of a row. */
export function rowOf({ width, columns, gap }: Arrangement): number {
  return columns * width + (columns - 1) * gap;
}

function above(width: number, columns: number, gap: number): Arrangement {
  return centred({ width, columns, gap, top: 196, clue: 'above' });
}

function thin(width: number, columns: number): Arrangement {
  return centred({ width, columns, gap: 20, top: 140, clue: 'thin' });
}

function beside(width: number, columns: number): Arrangement {
  const row = { width, columns, gap: 24, left: 0, top: PICTURES.y, clue: 'beside' } as const;
  return { ...row, left: STAGE.width - PICTURES.x - rowOf(row) };
}

function centred(row: Omit<Arrangement, 'left'>): Arrangement {
  return { ...row, left: Math.round((STAGE.width - rowOf({ ...row, left: 0 })) / 2) };
}
