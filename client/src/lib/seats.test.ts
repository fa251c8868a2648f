import { describe, expect, it, vi } from 'vitest';
import { WishRefused } from '$lib/net/link';
import type { TableInfo } from '$lib/protocol/types';
import { living } from './seats';

const info = (playing: boolean, names: string[]): Pick<TableInfo, 'summary' | 'names'> => ({
  summary: { playing } as TableInfo['summary'],
  names,
});

describe('tables to return to', () => {
  it('are those that the server knows still, the last one first', async () => {
    const lost = vi.fn();
    const found = await living(
      ['LAST', 'GONE', 'OLD'],
      (code) =>
        code === 'GONE'
          ? Promise.reject(new WishRefused('no_such_table', {}, ''))
          : Promise.resolve(info(code === 'LAST', ['Ada'])),
      lost,
    );
    expect(found).toEqual([
      { code: 'LAST', playing: true, names: ['Ada'] },
      { code: 'OLD', playing: false, names: ['Ada'] },
    ]);
    expect(lost.mock.calls).toEqual([['GONE']]);
  });
  it('are not forgotten while nobody answers', async () => {
    const lost = vi.fn();
    expect(await living(['LAST'], () => Promise.reject(new Error('no line')), lost)).toEqual([]);
    expect(lost).not.toHaveBeenCalled();
  });
});
