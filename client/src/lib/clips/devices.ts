/** Microphone and camera: whether this page may ask for them, and why it was in vain. */

import type { Medium } from '$lib/protocol/types';

/** Why nothing can be recorded here. */
export type Trouble =
  | 'insecure' // plain HTTP: browsers lend nothing to such pages
  | 'refused' // by whoever sits here, or by the system
  | 'missing' // there is none
  | 'taken'; // another program has it

/** Whether a medium needs a microphone or a camera. */
export function isRecorded(medium: Medium): medium is 'sound' | 'mime' {
  return medium === 'sound' || medium === 'mime';
}

/** Whether browsers lend a device to this page at all. */
export function mayAsk(): boolean {
  return isSecureContext && 'mediaDevices' in navigator;
}

/** Whether this page was loaded as one that may not ask: its address was another one then. */
export function mustLoadAnew(medium: 'sound' | 'mime'): boolean {
  const page = document as { featurePolicy?: { allowsFeature: (feature: string) => boolean } };
  return page.featurePolicy?.allowsFeature(medium === 'sound' ? 'microphone' : 'camera') === false;
}

export function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'DevicesNotFoundError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'taken';
  return 'refused';
}

/** Give a device back at once: its light goes out. */
export function giveBack(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
