/**
 * Passing a link on: by the device's own sheet, else by the clipboard, else by hand.
 *
 * Over plain HTTP, which is how most tables are served, browsers have neither sheet nor clipboard for a
 * page; what is selected can be copied everywhere.
 */

/** What became of it; null: somebody has changed their mind. */
export type Passed = 'shared' | 'copied' | 'by-hand' | null;

/** Whether this browser has a sheet to send something with. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Pass on what stands in a field; if nothing else works, it is left selected.
 *
 * Without sheet and clipboard nothing is waited for: browsers copy for the hand that clicks, and only then.
 */
export async function passOn(title: string, field: HTMLTextAreaElement): Promise<Passed> {
  const shared = canShare() && (await share({ title, url: field.value }));
  if (shared !== false) return shared;
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard && (await write(clipboard, field.value))) return 'copied';
  return copySelected(field) ? 'copied' : 'by-hand';
}

/** Whether that sheet takes a picture. */
export function canSend(file: File): boolean {
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [file] }) ?? false;
}

/** Pass a picture on; false: it did not work. */
export function sent(title: string, file: File): Promise<'shared' | null | false> {
  return share({ title, files: [file] });
}

async function share(what: ShareData): Promise<'shared' | null | false> {
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return (error as Error | null)?.name === 'AbortError' ? null : false;
  }
}

async function write(clipboard: Clipboard, text: string): Promise<boolean> {
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy by selecting; who was at work before is given the word back if it went well. */
function copySelected(field: HTMLTextAreaElement): boolean {
  const before = document.activeElement;
  field.focus();
  field.setSelectionRange(0, field.value.length); // phones do not care for `select`
  let copied = false;
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- all that there is over plain HTTP
    copied = document.execCommand('copy');
  } catch {
    // Some browsers throw where others say no.
  }
  if (copied && before instanceof HTMLElement) before.focus();
  return copied;
}
