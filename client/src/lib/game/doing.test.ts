import type { Option, Sections, SitterView } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { describe, expect, it } from 'vitest';
import { doing, partOf, progress } from './doing';
import { expected, hintFor, later } from './expected';

/**
 * Ada tells. Bo has done what is asked, Cy is awaited, Di was waited for no longer. Eve came in the middle of the
 * round, Flo when the game was full; Gus was asked to leave. Null looks on.
 */
const SEATS = ['ada', 'bo', 'cy', 'di', 'eve', 'flo', 'gus', null] as const;
const score = (seat: string, newcomer = false) => ({ seat, score: 0, newcomer });
const SCORES = [...['ada', 'bo', 'cy', 'di'].map((seat) => score(seat)), score('eve', true)];

const waiting = (awaited: string[], laid_by: string[] = [], voted: string[] = []) => ({
  awaited,
  laid_by,
  voted,
  clue_open: false,
});
const WAITING: Record<string, Sections['waiting']> = {
  race: waiting(['ada', 'bo', 'cy']),
  clue: waiting(['ada']),
  give: waiting(['cy'], ['ada', 'bo']),
  vote: waiting(['cy'], ['ada', 'bo', 'cy'], ['bo']),
  reveal: waiting([]),
  paused: waiting([]),
};
const MAY: Record<string, Option | undefined> = {
  race: { may: 'claim' },
  give: { may: 'give', cards: [], number: 1 },
  vote: { may: 'vote', cards: [], fewest: 1, most: 1, votes_may_stack: false },
};

/** The table as somebody sees it; a show may hold back what comes of a round. */
function seen(phase: string, seat: string | null, held = false): Table {
  const storyteller = phase === 'race' || phase === 'paused' ? null : 'ada';
  const round = { number: 1, phase, storyteller, next_teller: null, clue: null, void: null };
  const view = { round, waiting: WAITING[phase], scores: SCORES } as unknown as Sections;
  const option = partOf(view, seat) === 'awaited' ? MAY[phase] : undefined;
  const may = (name: string) => (option?.may === name ? option : undefined);
  const telling = seat === storyteller;
  return { view, seat, phase, may, telling, name: () => 'Ada', holds: () => held } as unknown as Table;
}

const sitter = (seat: string): SitterView => ({ seat, here: true, kind: 'person' }) as unknown as SitterView;

// By the seats above, in their order.
const DOES: Record<string, string[]> = {
  race: 'thinks thinks thinks passed waits next-game next-game'.split(' '),
  clue: 'thinks here here here waits next-game next-game'.split(' '),
  give: 'tells gave thinks passed waits next-game next-game'.split(' '),
  vote: 'tells voted thinks passed waits next-game next-game'.split(' '),
  reveal: 'tells here here here waits next-game next-game'.split(' '),
  paused: 'here here here here waits next-game next-game'.split(' '),
};
const ASKED: Record<string, string[]> = {
  race: 'race race race race-watch next-round next-game next-game race-watch'.split(' '),
  clue: 'tell wait-clue wait-clue wait-clue next-round next-game next-game wait-clue'.split(' '),
  give: 'wait-cards gave give passed-give next-round next-game next-game watch-give'.split(' '),
  vote: 'wait-votes voted vote passed-vote next-round next-game next-game watch-vote'.split(' '),
  reveal: Array<string>(8).fill('reveal'),
  paused: Array<string>(8).fill('paused'),
};

describe.each(Object.keys(WAITING))('in the phase %s', (phase) => {
  it('everybody sees what each is doing', () => {
    const table = seen(phase, null);
    const does = SEATS.filter((seat) => seat !== null).map((seat) => doing(table, sitter(seat)));
    expect(does).toEqual(DOES[phase]?.map((what) => `doing-${what}`));
  });
  it('each reads what is asked of them, and nothing that is not so', () => {
    expect(SEATS.map((seat) => expected(seen(phase, seat)))).toEqual(ASKED[phase]?.map((what) => `task-${what}`));
  });
  it('whoever plays later is told when', () => {
    const told = SEATS.map((seat) => later(seen(phase, seat)));
    expect(told).toEqual(['', '', '', '', 'task-next-round', 'task-next-game', 'task-next-game', '']);
  });
});

describe('while a reveal is told', () => {
  it('nobody hears its end first', () => {
    expect(SEATS.map((seat) => expected(seen('reveal', seat, true)))).toEqual(Array<string>(8).fill(''));
  });
});

describe('what the others wait for', () => {
  it('is counted of those who take part', () => {
    expect(progress(seen('give', null).view)).toEqual({ done: 1, all: 2 });
    expect(progress(seen('vote', null).view)).toEqual({ done: 1, all: 2 });
    expect(progress(seen('race', null).view)).toEqual({ done: 0, all: 3 });
  });
  it('is explained to none but those who will have cards to choose from', () => {
    const hinted = SEATS.filter((seat) => hintFor(seen('clue', seat)));
    expect(hinted).toEqual(['bo', 'cy', 'di']);
  });
});

describe('who is away', () => {
  it('is away, whatever they have done', () => {
    const away = { ...sitter('bo'), here: false };
    expect(doing(seen('give', null), away)).toBe('doing-away');
    expect(doing(seen('give', null), { ...away, stood_in: true })).toBe('doing-stood-in');
  });
});
