import type { Sections } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { describe, expect, it } from 'vitest';
import { Pace } from './pace.svelte';

/** A table, as far as a pace looks at it. */
function at(phase: string, round: number, revealed: number | null, ending: string | null = null): Table {
  const view = {
    game: { number: 1, ending },
    round: { number: round, phase },
    reveal: revealed === null ? null : { round: revealed, board: ['a', 'b'] },
    board: phase === 'vote' ? ['c', 'd'] : [],
  } as unknown as Sections;
  return { phase, view } as Table;
}
/** Let the table go on. */
function becomes(table: Table, next: Table): void {
  Object.assign(table, { phase: next.phase, view: next.view });
}

describe('my own pace', () => {
  it('is that of the game as long as nothing is revealed', () => {
    const pace = new Pace(at('vote', 1, null));
    expect([pace.phase, pace.lingering, pace.moment]).toEqual(['vote', false, '1 1 vote']);
    expect(pace.board).toEqual(['c', 'd']);
  });
  it('keeps the reveal before me when the others have gone on, until I follow', () => {
    const table = at('vote', 1, null);
    const pace = new Pace(table);
    becomes(table, at('reveal', 1, 1));
    const moment = pace.moment;
    becomes(table, at('vote', 2, 1));
    expect([pace.phase, pace.behind, pace.moment]).toEqual(['reveal', true, moment]);
    expect(pace.board).toEqual(['a', 'b']);
    pace.follow();
    expect([pace.phase, pace.behind, pace.moment]).toEqual(['vote', false, '1 2 vote']);
  });
  it('does not show what was over before this page was opened', () => {
    expect(new Pace(at('give', 3, 2)).lingering).toBe(false);
    expect(new Pace(at('reveal', 3, 3)).lingering).toBe(true);
  });
  it('knows what has just happened from what was there when this page was opened', () => {
    const table = at('vote', 1, null);
    const pace = new Pace(table);
    expect(pace.fresh).toBe(false);
    becomes(table, at('reveal', 1, 1));
    expect(pace.fresh).toBe(true);
  });
  it('shows the last reveal before the podium, but not when the host has ended the game', () => {
    const table = at('vote', 5, 4);
    const pace = new Pace(table);
    becomes(table, at('over', 5, 5, 'target'));
    expect(pace.phase).toBe('reveal');
    becomes(table, at('over', 5, 5, 'host'));
    expect(pace.phase).toBe('over');
  });
});
