/** What a goodbye means for this device, by its reason; a newer server may know more of them. */

import { GOODBYES, type Goodbye } from '$lib/protocol/goodbyes';

export function goodbyeOf(reason: string): Goodbye | undefined {
  return new Map<string, Goodbye>(Object.entries(GOODBYES)).get(reason);
}

/** Whether to come back a little later. */
export function isPassing(reason: string): boolean {
  return typeof goodbyeOf(reason)?.retry_after === 'number';
}
