/**
 * The recipe of chance, written a second time: see src/pinxit/rules/chance.py.
 *
 * A library hashes, not the browser: its `crypto.subtle` is missing on plain HTTP, which is how most
 * people reach a table in their own network.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { there } from '$lib/there';

const WORDS = 2 ** 32;

/** What is published of a seed while it is secret. */
export function hashOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The items in an order that depends on seed and label alone, not on theirs. */
export function shuffled(items: readonly string[], seed: string, label: string): string[] {
  const order = sorted(items);
  const words = wordsOf(seed, label);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, words);
    [order[i], order[j]] = [there(order[j]), there(order[i])];
  }
  return order;
}

/** One of the items, each as likely as the other. */
export function drawn(items: readonly string[], seed: string, label: string): string {
  return there(sorted(items)[below(items.length, wordsOf(seed, label))]);
}

/** Sort by code points, as Python does; JavaScript alone would sort by halves of some of them. */
function sorted(items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, points: Array.from(item, (one) => there(one.codePointAt(0))) }))
    .sort((a, b) => compare(a.points, b.points))
    .map(({ item }) => item);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (other === undefined) break;
    if (one !== other) return one - other;
  }
  return a.length - b.length;
}

function* wordsOf(seed: string, label: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = sha256(utf8ToBytes(`${seed}:${label}:${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function below(bound: number, words: Generator<number, never>): number {
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % bound;
  }
}
