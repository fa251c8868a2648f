/** Which room a screen has: asked by those who show something else there, not only larger. */

import { MediaQuery } from 'svelte/reactivity';

/** Room for a track round the table. */
export const wide = new MediaQuery('(min-width: 1100px) and (min-height: 700px)');
/** All cards are large enough together. */
export const roomy = new MediaQuery('(min-width: 800px) and (min-height: 561px)');
/** What belongs together can stand side by side. */
export const sideways = new MediaQuery('(orientation: landscape) and (min-width: 560px)');
