import type { Reveal } from '$lib/protocol/types';
import { describe, expect, it } from 'vitest';
import { myCard, myMoment } from './mine';
import { beatAt, script, told } from './script';

const none = { base: 0, lone: 0, bonus: 0 };
const reveal: Reveal = {
  round: 3,
  storyteller: 'ada',
  clue: { text: 'So far away', medium: 'words', clip: null },
  board: ['a', 'b', 'c', 'd', 'e'],
  laid: { ada: ['a'], bo: ['b'], cy: ['c'], di: ['d'], eve: ['e'] },
  votes: { bo: ['a'], cy: ['b'], di: ['b'], eve: ['c'] },
  outcome: 'some',
  points: {
    ada: { ...none, base: 3 },
    bo: { base: 3, lone: 0, bonus: 2 },
    cy: { ...none, bonus: 1 },
    di: none,
    eve: none,
  },
};
const written = script(reveal);
/** All that a seat is told, once each, in order. */
function moments(seat: string): string[] {
  const seen: string[] = [];
  for (let at = 0; at <= written.length; at += 20) {
    const now = myMoment(reveal, seat, beatAt(written, at), told(written, at));
    const text = JSON.stringify(Object.values(now));
    if (seen.at(-1) !== text) seen.push(text);
  }
  return seen;
}

describe('what a show is to one seat', () => {
  it('counts the coins that land on my card, then says whom I have fooled, then what it was', () => {
    expect(moments('bo')).toEqual([
      '["watch"]',
      '["chosen",1]',
      '["chosen",2]',
      '["fooled",["cy","di"],2]',
      '["found"]',
    ]);
  });
  it('says so where nobody fell for it', () => {
    expect(moments('di')).toEqual(['["watch"]', '["unseen"]', '["missed",1]']);
  });
  it('tells the storyteller how many found it, when the light comes', () => {
    expect(moments('ada')).toEqual(['["watch"]', '["chosen",1]', '["told",1,4]']);
  });
  it('has nothing to tell somebody who did not play', () => {
    expect(moments('zoe')).toEqual(['["watch"]']);
  });
  it('never tells what the show has not', () => {
    for (let at = 0; at <= written.length; at += 20) {
      const [beat, known] = [beatAt(written, at), told(written, at)];
      for (const seat of Object.keys(reveal.laid)) {
        const now = myMoment(reveal, seat, beat, known);
        if (known.truth === null) expect(['found', 'missed', 'told']).not.toContain(now.is);
        if (now.is === 'fooled') expect(known.owners.has(reveal.laid[seat]![0]!)).toBe(true);
        if (known.truth === null) expect(reveal.laid[seat]).toContain(myCard(reveal, seat, known));
      }
    }
  });
});
