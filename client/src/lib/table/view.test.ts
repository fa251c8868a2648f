import { describe, expect, it } from 'vitest';
import type { Sections, SitterView } from '$lib/protocol/types';
import { follows, may, sitter, waitedFor, withSections } from './view';

const somebody = (seat: string): SitterView => ({
  seat,
  name: seat.toUpperCase(),
  pawn: 'red',
  kind: 'person',
  here: true,
  ready: false,
  stood_in: false,
  stranger: false,
  remote: false,
  character: null,
});
const view: Sections = {
  sitters: [somebody('s1'), somebody('s2'), somebody('s3')],
  waiting: { awaited: ['s3', 's1'], laid_by: [], voted: [], clue_open: false },
  may: [{ may: 'give', cards: ['a'], number: 1 }],
};

describe('a view', () => {
  it('replaces the sections that came, and keeps the others', () => {
    const next = withSections(view, { spectators: 2, may: [] });
    expect(next.spectators).toBe(2);
    expect(next.may).toEqual([]);
    expect(next.sitters).toBe(view.sitters);
    expect(view.spectators).toBeUndefined();
  });
  it('finds what may be done', () => {
    expect(may(view, 'give')?.number).toBe(1);
    expect(may(view, 'vote')).toBeUndefined();
    expect(may({}, 'vote')).toBeUndefined();
  });
  it('names whom we wait for, in the order of seats, without me', () => {
    expect(waitedFor(view, 's1').map((one) => one.seat)).toEqual(['s3']);
    expect(waitedFor(view, null).map((one) => one.seat)).toEqual(['s1', 's3']);
    expect(sitter(view, 's2')?.name).toBe('S2');
    expect(sitter(view, null)).toBeUndefined();
  });
  it('knows whether an update follows', () => {
    expect(follows(4, { type: 'update', from: 4, to: 5, sections: {} })).toBe(true);
    expect(follows(4, { type: 'update', from: 3, to: 5, sections: {} })).toBe(false);
  });
});
