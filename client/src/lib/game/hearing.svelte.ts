/** Where a table is heard: what others do, what I do, and the room around them. */

import type { Sections, Wish } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { EMPTY } from '$lib/table/view';
import { playCues } from '$lib/ui/cues';
import { buzz } from '$lib/ui/haptics';
import { JUMP, still, turnsAt } from '$lib/ui/motion';
import { sound } from '$lib/ui/sounds';
import { tick } from 'svelte';
import { cuesBetween } from './news-sounds';
import type { Pace } from './pace.svelte';
import { elapsedIn } from './script';
import { cuesOf } from './show-sounds';
import type { Showing } from './showing.svelte';
import { inShow, laid, onPodium, onTable } from './where';

/** Hear what happens at a table, for as long as it is looked at. */
export function hearNews(tableNow: () => Table | null): void {
  let at: Table | null = null;
  let before: Sections = EMPTY;
  $effect(() => {
    const table = tableNow();
    const now = table?.view ?? EMPTY;
    if (table !== at) before = EMPTY; // another place: all there is old
    playCues(cuesBetween(before, now, table?.seat ?? null, turnsAt), 0);
    at = table;
    before = now;
  });
}

/** A coin of mine is laid on a card: heard and felt when it lies there. */
export function hearCoin(board: readonly string[], card: string): void {
  playCues([{ at: still() ? 0 : JUMP, sound: 'felt', buzz: 'lay', card }], 0, (one) => onTable(board, one));
}

/** A move of mine was made. */
export function hearMove(wish: Wish, board: readonly string[]): void {
  if (wish.do === 'vote') hearCoin(board, wish.cards[0] ?? '');
  if (wish.do === 'tell' || wish.do === 'give') {
    void tick().then(() => buzz('lay', laid()));
    const last = wish.do === 'tell' ? 'paper' : 'felt';
    playCues(
      [
        { at: 0, sound: wish.do === 'tell' ? 'flip' : 'paper' },
        { at: 260, sound: last },
      ],
      0,
    );
  }
}

/**
 * A reveal is heard as it is told: a screen that comes late hears what is still to come.
 *
 * Where time slows for the last hop of a game, `slows` says when, after the points have come.
 */
export function hearShow(table: Table, showing: Showing, slows: () => number | null = () => null): void {
  $effect(() => {
    const { reveal, clock } = table.view;
    const { script } = showing;
    const show = clock?.show;
    if (!script || !reveal || show?.held !== null || showing.hurried) return;
    const elapsed = elapsedIn(script, show, table.serverTime(Date.now()));
    return playCues(cuesOf(script, reveal, table.seat, slows()), elapsed, (card) =>
      inShow(showing.beat, reveal.board, card),
    );
  });
}

/** Music for the podium, when it comes before me; a winner feels it, too. */
export function hearTheEnd(table: Table, pace: Pace): void {
  const ends = $derived(pace.phase === 'over' && pace.fresh);
  $effect(() => {
    if (!ends) return;
    sound('bow');
    if (table.seat === null || !table.view.game?.winners.includes(table.seat)) return;
    void tick().then(() => buzz('win', onPodium()));
  });
}

const BREATHS = 20_000; // milliseconds
const BEATS = 2000;

/** A television breathes while a story is made up, and its heart beats for the last card. */
export function hearTheRoom(table: Table): void {
  const still = $derived(table.view.table?.paused ?? false);
  const thinks = $derived(table.phase === 'clue' && !still);
  const waits = $derived(table.phase === 'give' && table.view.waiting?.awaited.length === 1 && !still);
  $effect(() => (thinks ? every(BREATHS, 'hush') : undefined));
  $effect(() => (waits ? every(BEATS, 'heart') : undefined));
}

function every(time: number, name: 'hush' | 'heart'): () => void {
  const timer = setInterval(() => sound(name), time);
  return () => clearInterval(timer);
}
