/** Steps that follow each other in one place, for who goes by keyboard or listens to the page. */

import { tick } from 'svelte';

/** If what had the focus is gone with its step, the next button has it. */
export async function goOn(room: HTMLElement | undefined): Promise<void> {
  await tick();
  const had = document.activeElement;
  if (had && had !== document.body && !(had instanceof HTMLDialogElement)) return;
  room?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}
