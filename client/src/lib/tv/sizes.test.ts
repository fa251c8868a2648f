import { describe, expect, it } from 'vitest';
import { arrange, rowOf, STAGE } from './sizes';

describe('cards on a television', () => {
  it('are as wide as the script says', () => {
    const sizes = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => {
      const { width, columns } = arrange(count);
      return `${width} ×${columns}`;
    });
    expect(sizes).toEqual(['428 ×4', '340 ×5', '320 ×3', '292 ×4', '292 ×4', '263 ×5', '263 ×6', '263 ×6', '263 ×6']);
  });

  it('stay on the stage, whatever a house has agreed on', () => {
    for (let count = 1; count <= 24; count++) {
      const row = arrange(count);
      const rows = Math.ceil(count / row.columns);
      expect(row.left + rowOf(row)).toBeLessThanOrEqual(STAGE.width - 64);
      expect(row.top + rows * row.width * 1.5 + (rows - 1) * row.gap).toBeLessThanOrEqual(STAGE.height - 36);
    }
  });
});
