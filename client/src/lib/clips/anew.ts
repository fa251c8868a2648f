/** What I was about to tell, kept for the moment in which a page is loaded anew to ask for a microphone. */

import type { Kept } from './telling.svelte';

export interface About extends Kept {
  readonly code: string;
  readonly card: string;
}
const KEY = 'pinxit-telling';

export function keepForAnew(about: About): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(about));
  } catch {
    // Then the card is chosen again.
  }
}

/** Take it out again: once, and at its own table. */
export function takeFromBefore(code: string): About | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return null;
    sessionStorage.removeItem(KEY);
    const about = JSON.parse(kept) as About;
    return about.code === code && Array.isArray(about.strokes) ? about : null; // not what an older page kept
  } catch {
    return null;
  }
}
