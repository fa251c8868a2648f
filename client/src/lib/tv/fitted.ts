/** Words as large as their box lets them: a clue may be one word or two hundred letters. */

import type { Attachment } from 'svelte/attachments';

const STEP = 4; // pixels
const TAIL = 0.3; // of a size
const LEAN = 0.12; // of a size: so far the last letter of a line may lean out

/** Write a text between two sizes, the largest at which it fits; anew when it is another text. */
export function fitted(_text: string, most: number, least: number): Attachment<HTMLElement> {
  return (element) => {
    let gone = false;
    element.style.transitionProperty = 'none'; // stillness gives everything a transition, however short: it would be measured late
    const fit = (): void => {
      if (gone) return;
      for (let size = most; size >= least; size -= STEP) {
        element.style.fontSize = `${size}px`;
        const low = element.scrollHeight - size * TAIL; // letters reach out of their lines, lines not out of the box
        if (low <= element.clientHeight && element.scrollWidth <= element.clientWidth + size * LEAN) return;
      }
      element.style.fontSize = `${least}px`;
    };
    fit();
    // Until its font is here, it has another one's size; that is fetched only when the first letter wants it.
    const { fonts } = document;
    void fonts.ready.then(fit);
    fonts.addEventListener('loadingdone', fit);
    return () => {
      gone = true;
      fonts.removeEventListener('loadingdone', fit);
    };
  };
}
