/** Where the numbers of the voting dial are: degrees from its top, clockwise. */

const WIDEST = 78; // degrees to either side, so that no number leaves a narrow screen
const STEP = 24;

export function turns(count: number): number[] {
  const step = count > 1 ? Math.min(STEP, (2 * WIDEST) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * step);
}

/** The place whose number is nearest to a direction. */
export function nearest(angles: readonly number[], direction: number): number {
  const far = angles.map((angle) => Math.abs(angle - direction));
  return far.indexOf(Math.min(...far));
}
