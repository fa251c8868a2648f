/** Sounds on this device: where people want them, and once a browser lets them. */

import { device } from '$lib/device.svelte';
import { audio, audioSoFar } from './audio';
import type { How, SoundName } from './palette';
import { render } from './synth';

/** Play a sound now. What could not be heard at once is left out: late, it would mean something else. */
export function sound(name: SoundName, how: How = {}): void {
  if (!device.sound) return;
  const page = navigator as Partial<Navigator>; // not every browser tells whether it was touched
  if (page.userActivation?.hasBeenActive === false) return;
  try {
    const context = audio();
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

const FADES = 0.12; // seconds: a third of what a tune takes to fall silent
const OFTEN = 500; // milliseconds: so often a tune looks whether it may begin

/** Play a tune as soon as a browser lets it, over and over if `every` says when (in seconds); gives a way to end it. */
export function tune(name: SoundName, every: number | null = null): () => void {
  let last: GainNode | null = null;
  let begins = 0;
  const timer = setInterval(() => {
    const context = audioSoFar();
    const now = context?.currentTime ?? 0;
    if (!device.sound || context?.state !== 'running' || now < begins) return;
    if (last && every === null) return clearInterval(timer);
    last = context.createGain();
    last.connect(context.destination);
    render(context, name, {}, now, last);
    begins = now + (every ?? 0);
  }, OFTEN);
  return () => {
    clearInterval(timer);
    const context = audioSoFar();
    if (context) last?.gain.setTargetAtTime(0, context.currentTime, FADES);
  };
}

const LATE = 250; // milliseconds

async function wake(sleeper: AudioContext, name: SoundName, how: How): Promise<void> {
  const asked = performance.now();
  await sleeper.resume().catch(() => undefined);
  if (sleeper.state === 'running' && performance.now() - asked < LATE) render(sleeper, name, how);
}
