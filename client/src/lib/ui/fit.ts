/** How large cards can be when so many must lie in a box without scrolling. */

export interface Fit {
  /** Of one card, in whole pixels; it is half as high again. */
  readonly width: number;
  readonly columns: number;
}

/** The number of columns that makes the cards largest wins; of two alike, the fewer. */
export function fit(count: number, width: number, height: number, gap: number): Fit {
  let best: Fit = { width: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (rows - 1)) / rows) * (2 / 3);
    const one = Math.min(across, down);
    if (one > best.width + 0.5) best = { width: one, columns };
  }
  return { width: Math.floor(best.width), columns: best.columns };
}

/** Cards that nobody can recognise any more are no help: then the page scrolls. */
export const LEAST = 72;

export interface Among {
  /** How wide the told card is, and how wide each of the others beside it. */
  readonly told: number;
  readonly other: number;
  readonly columns: number;
}

/** The told card is that much wider than one of the others, at least. */
const LARGER = 1.5;
/** What it keeps of its size when the others lie beside it; of a very large one, so many pixels will do. */
const KEPT = 0.6;
const ENOUGH = 220;

/**
 * The told card, large, and so many others in columns beside it, each with a line of words below.
 * Null: they would be too small, or it would, as it could be so wide alone; then it stands alone.
 */
export function among(
  count: number,
  width: number,
  height: number,
  gap: number,
  line: number,
  most: number,
): Among | null {
  let best: Among | null = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * columns) / (columns + LARGER);
    const down = ((height - gap * (rows - 1)) / rows - line) * (2 / 3);
    const other = Math.floor(Math.min(across, down));
    const told = Math.floor(alone(width - columns * (other + gap), height, 1));
    if (other < LEAST || told < Math.min(KEPT * most, ENOUGH)) continue;
    const one = { told, other, columns };
    if (!best || worth(one) > worth(best)) best = one;
  }
  return best;
}

/** The told card without the others: words stand beside it. */
export function alone(width: number, height: number, share = 0.5): number {
  return Math.max(LEAST, Math.floor(Math.min(width * share, (height * 2) / 3)));
}

/** None gains much by what another one loses; the small ones need it more. */
function worth({ told, other }: Among): number {
  return told * other ** 2;
}
