/** What was sung, mimed or drawn: sent to the server, and fetched when it was told. */

import { addressOf, problemOf, shown, Unreachable } from './operations';
import { ROUTES } from '$lib/protocol/operations';
import type { ClipKept } from '$lib/protocol/types';

export type Recorded = 'sound' | 'mime' | 'drawing';

const TRIES = 4;
const AGAIN = 700; // milliseconds, and longer each time

/** Send a clip. Over a line that breaks the same bytes are sent again; a former one goes. */
export async function sendClip(
  code: string,
  medium: Recorded,
  bytes: Uint8Array<ArrayBuffer>,
  token: string | null,
): Promise<ClipKept> {
  const url = addressOf('add_clip', { code, medium });
  const headers = { ...shown(token), 'content-type': 'application/octet-stream' };
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(url, { method: ROUTES.add_clip.method, headers, body: bytes }).catch(
        (error: unknown) => {
          throw new Unreachable(String(error));
        },
      );
      if (answer.ok) return (await answer.json()) as ClipKept;
      throw problemOf(answer.status, await answer.json().catch(() => null));
    } catch (error) {
      if (!(error instanceof Unreachable) || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, AGAIN * tries));
    }
  }
}

/** Take back what was sent and is not told; if that is in vain, it goes with the round. */
export function removeClip(code: string, clip: string, token: string | null): void {
  const init = { method: ROUTES.remove_clip.method, headers: shown(token), keepalive: true };
  void fetch(addressOf('remove_clip', { code, clip }), init).catch(() => undefined);
}

/** Fetch a clip, as its bytes. */
export async function fetchClip(address: string, token: string | null): Promise<Blob> {
  let answer: Response;
  try {
    answer = await fetch(address, { headers: shown(token) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.ok) return answer.blob();
  throw problemOf(answer.status, await answer.json().catch(() => null));
}
