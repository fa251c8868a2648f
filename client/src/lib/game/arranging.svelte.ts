/**
 * How a hand is put in order: a mouse drags at once, a finger after it has rested on a card, as a
 * swipe must scroll; on a keyboard, Alt and the arrows carry the card along.
 */

import { buzz } from '$lib/ui/haptics';
import { kept, moved } from './arrange';

const REST = 380; // milliseconds
const STIRRED = 9; // pixels: that was a swipe

export class Arranging {
  order = $state.raw<readonly string[]>([]);
  /** The card that is carried. */
  lifted = $state<string | null>(null);
  #resting: ReturnType<typeof setTimeout> | null = null;
  #from = { x: 0, y: 0 };
  #carried = false;

  /** `under` tells which place is under a pointer; -1: none. */
  constructor(readonly under: (x: number, y: number) => number) {}

  /** Take in what the hand is now, each card where it was. */
  deal(cards: readonly string[]): void {
    const next = kept(this.order, cards);
    if (next.join() !== this.order.join()) this.order = next;
  }

  down(event: PointerEvent, card: string): void {
    this.#carried = false;
    this.#from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse') return;
    this.#resting = setTimeout(() => {
      this.lifted = card;
      buzz('tick');
    }, REST);
  }

  stir(event: PointerEvent, card: string): void {
    const far = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
    if (this.lifted === null) {
      if (far > STIRRED && this.#resting !== null) this.settle();
      if (far > STIRRED && event.pointerType === 'mouse' && event.buttons & 1) this.lifted = card;
      return;
    }
    this.#carried = true;
    const place = this.under(event.clientX, event.clientY);
    if (place >= 0 && this.order[place] !== this.lifted) this.move(this.lifted, place);
  }

  settle(): void {
    if (this.#resting !== null) clearTimeout(this.#resting);
    this.#resting = null;
    this.lifted = null;
  }

  move(card: string, place: number): void {
    this.order = moved(this.order, card, place);
  }

  /** Whether the tap that ends now was the end of a carry, and means nothing else; asked once. */
  ended(): boolean {
    const carried = this.#carried;
    this.#carried = false;
    return carried;
  }
}
