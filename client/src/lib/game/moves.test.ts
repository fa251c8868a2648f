import type { Wish } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { Moves } from './moves.svelte';
import type { Pace } from './pace.svelte';
import { Picking } from './picking.svelte';

/** A player at a table whose answers we give. */
function player(answer: (wish: Wish) => Promise<number>, options: string[] = []) {
  const view = { mine: { hand: [], laid: ['a', 'b'], votes: [] } };
  const may = (name: string) => (options.includes(name) ? { may: name } : undefined);
  const table = { move: vi.fn(answer), view, may, phase: 'reveal' } as unknown as Table;
  const follow = vi.fn();
  const pace = { moment: '1 1 give', behind: false, follow } as unknown as Pace;
  const picking = new Picking(table, pace);
  const made = vi.fn();
  return { table, pace, picking, made, follow, moves: new Moves(table, pace, picking, made) };
}

/** What was asked of the table. */
const calls = (table: Table) => (table as unknown as { move: Mock }).move.mock.calls;

describe('my moves', () => {
  it('are made one at a time: a second tap does no harm', async () => {
    let done = (_version: number): void => undefined;
    const { moves, table, made } = player(() => new Promise((answer) => (done = answer)));
    const first = moves.make({ do: 'claim' });
    await moves.make({ do: 'claim' });
    expect([moves.busy, calls(table).length]).toEqual([true, 1]);
    done(2);
    await first;
    expect([moves.busy, made.mock.calls.length]).toEqual([false, 1]);
  });
  it('forget what was chosen once it is given, and find it chosen still when it is taken back', async () => {
    const { moves, picking } = player(() => Promise.resolve(2));
    picking.reset(['a', 'b']);
    await moves.make({ do: 'give', cards: ['a', 'b'] });
    expect(picking.picked).toEqual([]);
    await moves.make({ do: 'take_back' });
    expect(picking.picked).toEqual(['a', 'b']);
  });
  it('leave alone what is chosen in the next phase, which may have begun meanwhile', async () => {
    const { moves, picking, pace } = player(() => {
      Object.assign(pace, { moment: '1 1 vote' });
      picking.reset(['c']);
      return Promise.resolve(2);
    });
    await moves.make({ do: 'give', cards: ['a'] });
    expect(picking.picked).toEqual(['c']);
  });
  it('say why they were refused, and keep what is chosen', async () => {
    const { moves, picking, made } = player(() => Promise.reject(new Error('no')));
    picking.reset(['a']);
    await moves.make({ do: 'give', cards: ['a'] });
    expect(moves.problem).not.toBe('');
    expect([moves.busy, picking.picked, made.mock.calls.length]).toEqual([false, ['a'], 0]);
  });
});

describe('going on after a reveal', () => {
  it('asks the table where nobody has gone on yet, and follows', async () => {
    const { moves, table, follow } = player(() => Promise.resolve(2), ['go_on']);
    await moves.goOn();
    expect(calls(table)).toEqual([[{ do: 'go_on' }]]);
    expect(follow).toHaveBeenCalledOnce();
  });
  it('asks nobody where the game has gone on without me', async () => {
    const { moves, table, pace, follow } = player(() => Promise.resolve(2), ['go_on']);
    Object.assign(pace, { behind: true });
    await moves.goOn();
    expect(calls(table)).toEqual([]);
    expect(follow).toHaveBeenCalledOnce();
  });
  it('stays where it was refused, and follows where somebody was only quicker', async () => {
    const { moves, table, follow } = player(() => Promise.reject(new Error('no')), ['go_on']);
    await moves.goOn();
    expect([follow.mock.calls.length, moves.problem !== '']).toEqual([0, true]);
    Object.assign(table, { phase: 'clue' });
    await moves.goOn();
    expect([follow.mock.calls.length, moves.problem]).toEqual([1, '']);
  });
});
