/** What a computer player did for a person, in words. */

import type { Played, Reveal } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';
import { t, words } from '$lib/words/words.svelte';

type Act = Played['act'];
const ACTS: readonly Act[] = ['claimed', 'told', 'gave', 'voted'];

/** What was done for people in a round that is open, a line for each kind; mine in words of its own. */
export function doneFor(
  played: readonly Played[],
  reveal: Reveal,
  me: string | null,
  name: (seat: string) => string,
): string[] {
  const there = played.filter((one) => one.round === reveal.round);
  return ACTS.flatMap((act) => {
    const seats = there.filter((one) => one.act === act).map((one) => one.seat);
    const others = seats.filter((seat) => seat !== me);
    const number = reveal.laid[seats[0] ?? '']?.length ?? 1;
    return [
      ...(others.length < seats.length ? [t(`played-for-me-${act}`, { number })] : []),
      ...(others.length ? [t(`played-${act}`, { names: words.list(others.map(name)), number })] : []),
    ];
  });
}

/** What was done for me last: in this round, or, as long as nothing is told in it, in the one before. */
export function doneForMe(table: Table): string {
  const { played_for, round, mine } = table.view;
  const [last] = (played_for ?? []).filter((one) => one.seat === table.seat).slice(-1);
  if (!last || !round) return '';
  if (last.round === round.number)
    return t(`played-for-me-${last.act}`, { number: Math.max(1, mine?.laid.length ?? 0) });
  return round.phase === 'race' || round.phase === 'clue' ? t('played-for-me-before') : '';
}
