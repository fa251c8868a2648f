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
