/** Sounds on this device: where people want them, and once a browser lets them. */

import { device } from '$lib/device.svelte';
import type { How, SoundName } from './palette';
import { render } from './synth';

/** Made when the first sound is wanted; a page has no more than a few of these. */
let context: AudioContext | null = null;

/** Play a sound now. What could not be heard at once is left out: late, it would mean something else. */
export function sound(name: SoundName, how: How = {}): void {
  if (!device.sound) return;
  const page = navigator as Partial<Navigator>; // not every browser tells whether it was touched
  if (page.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'running') render(context, name, how);
    else void wake(context, name, how);
  } catch {
    // No sound is better than no game.
  }
}

/** Turn sounds on or off, for good; on, one is heard at once. */
export function switchSound(on: boolean): void {
  device.remember({ sounds: on });
  sound('pluck');
}

const LATE = 250; // milliseconds

async function wake(sleeper: AudioContext, name: SoundName, how: How): Promise<void> {
  const asked = performance.now();
  await sleeper.resume().catch(() => undefined);
  if (sleeper.state === 'running' && performance.now() - asked < LATE) render(sleeper, name, how);
}
