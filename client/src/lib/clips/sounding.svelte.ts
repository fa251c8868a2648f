/** A sound that is played: when somebody taps, and one at a time on a page. */

import { audio, meantToBeHeard } from '$lib/ui/audio';
import type { Heard } from './sound';

/** What is heard now is ended by another one: each knows by its number whether it is the last. */
let last = 0;
let hush: () => void = () => undefined;

export class Sounding {
  playing = $state(false);
  /** How much of it was heard, of all. */
  part = $state(0);
  #source: AudioBufferSourceNode | null = null;
  #frame = 0;
  #mine = 0;

  /** Play from the beginning. Tells whether it is heard: a browser may want a tap before. */
  async play({ samples, rate }: Heard, onend?: () => void): Promise<boolean> {
    hush();
    const mine = (this.#mine = last += 1);
    hush = () => this.stop();
    try {
      meantToBeHeard(true);
      const context = audio();
      if (context.state !== 'running')
        await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 400))]);
      if (context.state !== 'running' || mine !== last) return false;
      const buffer = context.createBuffer(1, Math.max(1, samples.length), rate);
      buffer.getChannelData(0).set(samples);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      const begun = context.currentTime;
      source.onended = () => {
        if (this.#source !== source) return;
        this.stop();
        onend?.();
      };
      source.start();
      this.#source = source;
      this.playing = true;
      this.#follow(context, begun, samples.length / rate);
      return true;
    } catch {
      this.stop();
      return false;
    }
  }

  #follow(clock: AudioContext, begun: number, lasts: number): void {
    cancelAnimationFrame(this.#frame);
    const step = (): void => {
      if (!this.playing) return;
      this.part = Math.min(1, (clock.currentTime - begun) / Math.max(lasts, 0.01));
      this.#frame = requestAnimationFrame(step);
    };
    step();
  }

  stop(): void {
    // If another one is heard by now, it stays so.
    if (this.#mine === last) {
      last += 1; // what still waits for its browser is not wanted any more
      meantToBeHeard(false);
    }
    const source = this.#source;
    this.#source = null;
    cancelAnimationFrame(this.#frame);
    this.playing = false;
    this.part = 0;
    try {
      source?.stop();
    } catch {
      // It had not begun.
    }
  }
}
