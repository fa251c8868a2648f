/**
 * A page of another version than the server loads itself again, and gets the server's own.
 *
 * Once: where that does not help, as with a proxy that keeps old pages, it would do so for ever.
 */

const KEY = 'pinxit-loaded-again';

/** What of a browser is needed here; tests bring their own. */
export interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly load: () => void;
}

const browser: Page = {
  get storage() {
    return sessionStorage;
  },
  load: () => location.reload(),
};

/** Load the page again, if that has not been tried; tell whether it is being loaded. */
export function loadAgainOnce(page: Page = browser): boolean {
  try {
    if (page.storage.getItem(KEY) !== null) return false;
    page.storage.setItem(KEY, 'tried');
  } catch {
    return false; // where nothing can be kept, nobody would know that it was tried
  }
  page.load();
  return true;
}

/** The server speaks as this page does: the next time it does not, loading may help again. */
export function isOfToday(page: Page = browser): void {
  try {
    page.storage.removeItem(KEY);
  } catch {
    // as some private windows do
  }
}
