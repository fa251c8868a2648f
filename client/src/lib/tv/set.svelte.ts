/** A television set: what it does by itself, and the few keys that it knows. */

import { still } from '$lib/ui/motion';
import { sound } from '$lib/ui/sounds';
import { STAGE } from './sizes';

const HIDES = 3000; // milliseconds: then nobody moves the pointer any more
const DRIFTS = 40_000;
/** Where the stage stands, one after the other, in pixels: what never moves burns into some screens. */
const PLACES = [
  [0, 0],
  [3, 1],
  [4, 3],
  [2, 4],
  [-1, 3],
  [-4, 1],
  [-3, -2],
  [0, -3],
  [3, -2],
] as const;

export class TelevisionSet {
  /** Whether somebody has pressed something: before that, browsers play no sound. */
  woken = $state(false);
  /** Whether there is music where nothing is played. */
  music = $state(true);
  /** Whether nobody moves a pointer. */
  untouched = $state(true);
  width = $state(STAGE.width as number);
  height = $state(STAGE.height as number);
  #drift = $state(0);
  #hides: ReturnType<typeof setTimeout> | undefined;

  /** `skip` is done when somebody wants the show to be over. */
  constructor(readonly skip: () => void) {
    $effect(() => {
      const timer = setInterval(() => (this.#drift += 1), DRIFTS);
      return () => {
        clearInterval(timer);
        clearTimeout(this.#hides);
      };
    });
  }

  /** How the stage is enlarged, and where it stands. */
  get transform(): string {
    const [x, y] = PLACES[this.#drift % PLACES.length] ?? PLACES[0];
    const scale = Math.min(this.width / STAGE.width, this.height / STAGE.height);
    return `translate(${still() ? 0 : x}px, ${still() ? 0 : y}px) scale(${scale})`;
  }

  /** A key was pressed. The first one only wakes the set. */
  readonly pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.woken) return this.#wake();
    const key = event.key.toLowerCase();
    if (key === 's') this.skip();
    if (key === 'm') this.music = !this.music;
  };

  readonly clicked = (): void => {
    if (!this.woken) this.#wake();
  };

  readonly moved = (): void => {
    this.untouched = false;
    clearTimeout(this.#hides);
    this.#hides = setTimeout(() => (this.untouched = true), HIDES);
  };

  #wake(): void {
    this.woken = true;
    sound('pluck');
    const page = document.documentElement as Partial<HTMLElement>; // not every set has it
    if (!document.fullscreenElement) void page.requestFullscreen?.().catch(() => undefined);
  }
}
