import type { Option, Sections } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { describe, expect, it } from 'vitest';
import type { Pace } from './pace.svelte';
import { Picking } from './picking.svelte';

/** Somebody who looks at a phase and may do this. */
function who(phase: string, option?: object): Picking {
  const may = (name: string) => {
    const found = option as Option | undefined;
    return found?.may === name ? found : undefined;
  };
  const table = { may, view: {} as Sections } as unknown as Table;
  return new Picking(table, { phase } as Pace);
}
const telling = () => who('clue', { may: 'tell', cards: ['a', 'b', 'c'], longest: 80 });
const giving = (number: number) => who('give', { may: 'give', cards: ['a', 'b', 'c'], number });
const voting = (most: number, votes_may_stack = false) =>
  who('vote', { may: 'vote', cards: ['a', 'b', 'c'], fewest: 1, most, votes_may_stack });

describe('choosing from my hand', () => {
  it('takes one card for a clue, another in its place', () => {
    const picking = telling();
    picking.pick('a');
    picking.pick('b');
    expect(picking.picked).toEqual(['b']);
  });
  it('gives as many as are wanted, and one more pushes out the first', () => {
    const picking = giving(2);
    for (const card of ['a', 'b', 'c']) picking.pick(card);
    expect([picking.wanted, picking.picked]).toEqual([2, ['b', 'c']]);
  });
  it('lets go of one of several by a second tap', () => {
    const picking = giving(2);
    for (const card of ['a', 'b', 'a']) picking.pick(card);
    expect(picking.picked).toEqual(['b']);
  });
  it('takes nothing where nothing is to be chosen', () => {
    const all = [who('give'), telling(), voting(1)];
    for (const one of all) one.pick('z');
    expect(all.flatMap((one) => one.picked)).toEqual([]);
  });
  it('is not asked while the reveal before is still before me', () => {
    const behind = who('reveal', { may: 'tell', cards: ['a'], longest: 80 });
    behind.pick('a');
    expect([behind.choosable, behind.wanted, behind.picked]).toEqual([[], 0, []]);
  });
});

describe('choosing on the table', () => {
  it('moves a single vote, and takes it away by a second tap', () => {
    const picking = voting(1);
    picking.cast('a');
    picking.cast('b');
    expect(picking.picked).toEqual(['b']);
    picking.cast('b');
    expect(picking.picked).toEqual([]);
  });
  it('gives several votes to different cards', () => {
    const picking = voting(2);
    for (const card of ['a', 'b', 'c']) picking.cast(card);
    expect(picking.picked).toEqual(['b', 'c']);
    picking.cast('c');
    expect(picking.picked).toEqual(['b']);
  });
  it('puts both votes on one card where they may stack, and a third tap takes them away', () => {
    const picking = voting(2, true);
    picking.cast('a');
    picking.cast('a');
    expect(picking.picked).toEqual(['a', 'a']);
    picking.cast('a');
    expect(picking.picked).toEqual([]);
  });
  it('takes back the coin that is touched', () => {
    const picking = voting(2);
    picking.cast('a');
    picking.cast('b');
    picking.lift(0);
    expect(picking.picked).toEqual(['b']);
  });
  it('lays no coin on a card that cannot be voted for', () => {
    const all = [voting(1), who('vote')];
    for (const one of all) one.cast('mine');
    expect(all.flatMap((one) => one.picked)).toEqual([]);
  });
});

describe('beginning anew', () => {
  it('forgets what was chosen, or begins with what was taken back', () => {
    const picking = giving(2);
    picking.pick('a');
    picking.reset();
    expect(picking.picked).toEqual([]);
    picking.reset(['b', 'c']);
    expect(picking.picked).toEqual(['b', 'c']);
  });
});
