import { describe, expect, it } from 'vitest';
import { Pictures } from './pictures.svelte';

/** A browser in which pictures come when they are told to. */
class Slow {
  asked: string[] = [];
  underway = new Map<string, (came: boolean) => void>();
  readonly pictures = new Pictures((address, done) => {
    this.asked.push(address);
    this.underway.set(address, done);
    return address;
  });

  answer(came = true): void {
    const [address, done] = this.underway.entries().next().value!;
    this.underway.delete(address);
    done(came);
  }
  answerAll(): void {
    while (this.underway.size) this.answer();
  }
}

const small = ['s1', 's2', 's3', 's4', 's5'];
const large = ['l1', 'l2', 'l3', 'l4', 'l5'];

describe('pictures', () => {
  it('come in the order in which they were wanted, three at once, the large ones after all small ones', () => {
    const slow = new Slow();
    slow.pictures.wantLater(large);
    slow.pictures.want(small);
    expect(slow.asked).toEqual(['l1', 's1', 's2']);
    slow.answerAll();
    expect(slow.asked).toEqual(['l1', ...small, 'l2', 'l3', 'l4', 'l5']);
    expect([...slow.pictures.here].sort()).toEqual([...large, ...small].sort());
  });

  it('are asked for once, and large ones one at a time', () => {
    const slow = new Slow();
    slow.pictures.want(small);
    slow.pictures.want(small);
    slow.answerAll();
    slow.pictures.wantLater([...small, ...large]);
    expect(slow.underway.size).toBe(1);
    slow.answerAll();
    expect(slow.asked).toEqual([...small, ...large]);
  });

  it('that did not come are not shown, hold up nobody, and may be wanted again', () => {
    const slow = new Slow();
    slow.pictures.want(['s1', 's2']);
    slow.answer(false);
    slow.answerAll();
    expect(slow.pictures.here.has('s1')).toBe(false);
    slow.pictures.want(['s1']);
    slow.answerAll();
    expect(slow.asked).toEqual(['s1', 's2', 's1']);
    expect(slow.pictures.here.has('s1')).toBe(true);
  });
});
