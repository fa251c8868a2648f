/** Something that is asked for: whether an answer is awaited, and why it was no. */

import { explain } from './problem';

export class Asking {
  busy = $state(false);
  /** Why the last thing that was asked for did not happen. */
  problem = $state('');

  /** Do something, and say what went wrong; tells whether it went well. */
  async try(work: () => Promise<unknown>, say: (error: unknown) => string = explain): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = say(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
