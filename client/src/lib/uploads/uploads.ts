/** Handing pictures in at the server: what a host may ask for, with progress where it takes long. */

import { addressOf, call, callOnce, problemOf, send, shown, Unreachable } from '$lib/net/operations';
import { ROUTES } from '$lib/protocol/operations';
import type { DeckChange, NewDeck, OwnDeck, OwnDecks, OwnPicture, PictureChange } from '$lib/protocol/types';
import type { Frame } from './crop';

export class Uploads {
  constructor(
    readonly code: string,
    readonly token: string,
  ) {}

  decks(): Promise<OwnDecks> {
    return call('own_decks', { code: this.code }, this.token);
  }
  /** Begin a deck. A lost answer would leave one that counts and that nobody sees: it is begun once. */
  begin(about: NewDeck, request: string): Promise<OwnDeck> {
    return callOnce('begin_deck', { code: this.code, body: about }, this.token, request);
  }
  change(deck: string, change: DeckChange): Promise<OwnDeck> {
    return call('change_deck', { code: this.code, deck, body: change }, this.token);
  }
  finish(deck: string): Promise<OwnDeck> {
    return call('finish_deck', { code: this.code, deck }, this.token);
  }
  delete(deck: string): Promise<void> {
    return call('delete_deck', { code: this.code, deck }, this.token);
  }
  describe(deck: string, picture: string, change: PictureChange): Promise<OwnPicture> {
    return call('change_picture', { code: this.code, deck, picture, body: change }, this.token);
  }
  recut(deck: string, picture: string, crop: Frame): Promise<OwnPicture> {
    return call('recut_picture', { code: this.code, deck, picture, body: { crop } }, this.token);
  }
  remove(deck: string, picture: string): Promise<void> {
    return call('remove_picture', { code: this.code, deck, picture }, this.token);
  }

  /** The whole of a picture, as an address that this page alone can open; to be given back. */
  async whole(deck: string, picture: string): Promise<string> {
    const answer = await send('whole_picture', { code: this.code, deck, picture }, this.token);
    if (!answer.ok) throw new Unreachable(`${answer.status}`);
    return URL.createObjectURL(await answer.blob());
  }

  /** Send a picture. A request has a name of its own: sent again, it is taken once. */
  send(
    deck: string,
    file: File,
    request: string,
    progress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<OwnPicture> {
    const url = addressOf('add_picture', { code: this.code, deck, query: { name: file.name, request } });
    return new Promise((done, fail) => {
      const sending = new XMLHttpRequest(); // fetch tells nothing of how far a body has come
      sending.open(ROUTES.add_picture.method, url);
      for (const [name, value] of Object.entries(shown(this.token))) sending.setRequestHeader(name, value);
      sending.responseType = 'json';
      sending.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
      sending.onload = () => {
        const answer: unknown = sending.response;
        if (sending.status === 201 && answer) done(answer as OwnPicture);
        else fail(problemOf(sending.status, answer));
      };
      sending.onerror = sending.ontimeout = () => fail(new Unreachable('the line broke'));
      sending.onabort = () => fail(new DOMException('given up', 'AbortError'));
      signal.addEventListener('abort', () => sending.abort());
      sending.send(file);
    });
  }
}
