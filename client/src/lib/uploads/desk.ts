/** Handing pictures in at the server: what a host may ask for, with progress where it takes long. */

import { ask, askOnce, Unreachable } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import type { DeckChange, ErrorBody, NewDeck, OwnDeck, OwnDecks, OwnPicture, PictureChange } from '$lib/protocol/types';
import type { Frame } from './crop';

export class Desk {
  constructor(
    readonly code: string,
    readonly token: string,
  ) {}

  #path(...parts: string[]): string {
    return ['api/tables', this.code, 'uploads', ...parts].map(encodeURI).join('/');
  }
  get #shown(): RequestInit {
    return { headers: { authorization: `Bearer ${this.token}` } };
  }
  #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const init: RequestInit = { ...this.#shown, method };
    if (body) init.body = JSON.stringify(body);
    return ask<Answer>(path, init);
  }

  decks(): Promise<OwnDecks> {
    return this.#ask('GET', this.#path());
  }
  /** Begin a deck. A lost answer would leave one that counts and that nobody sees: it is begun once. */
  begin(about: NewDeck, request: string): Promise<OwnDeck> {
    return askOnce(this.#path(), about, this.#shown, request);
  }
  change(deck: string, change: DeckChange): Promise<OwnDeck> {
    return this.#ask('PATCH', this.#path(deck), change);
  }
  finish(deck: string): Promise<OwnDeck> {
    return this.#ask('POST', this.#path(deck, 'finish'));
  }
  delete(deck: string): Promise<void> {
    return this.#ask('DELETE', this.#path(deck));
  }
  describe(deck: string, picture: string, change: PictureChange): Promise<OwnPicture> {
    return this.#ask('PATCH', this.#path(deck, 'pictures', picture), change);
  }
  recut(deck: string, picture: string, crop: Frame): Promise<OwnPicture> {
    return this.#ask('PUT', this.#path(deck, 'pictures', picture, 'crop'), { crop });
  }
  remove(deck: string, picture: string): Promise<void> {
    return this.#ask('DELETE', this.#path(deck, 'pictures', picture));
  }

  /** The whole of a picture, as an address that this page alone can open; to be given back. */
  async whole(deck: string, picture: string): Promise<string> {
    const url = new URL(this.#path(deck, 'pictures', picture), document.baseURI);
    const answer = await fetch(url, this.#shown).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    if (!answer.ok) throw new Unreachable(`${answer.status}`);
    return URL.createObjectURL(await answer.blob());
  }

  /** Send a picture. A request has a name of its own: sent again, it is taken once. */
  send(deck: string, file: File, request: string, progress: (part: number) => void, signal: AbortSignal): Promise<OwnPicture> {
    const url = new URL(this.#path(deck, 'pictures'), document.baseURI);
    url.search = new URLSearchParams({ name: file.name, request }).toString();
    return new Promise((done, fail) => {
      const sending = new XMLHttpRequest(); // fetch tells nothing of how far a body has come
      sending.open('POST', url);
      sending.setRequestHeader('authorization', `Bearer ${this.token}`);
      sending.responseType = 'json';
      sending.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
      sending.onload = () => {
        const answer: unknown = sending.response;
        if (sending.status === 201 && answer) return done(answer as OwnPicture);
        const problem = (answer as ErrorBody | null)?.error;
        fail(problem ? new WishRefused(problem.reason, problem.facts, problem.message) : new Unreachable(`${sending.status}`));
      };
      sending.onerror = sending.ontimeout = () => fail(new Unreachable('the line broke'));
      sending.onabort = () => fail(new DOMException('given up', 'AbortError'));
      signal.addEventListener('abort', () => sending.abort());
      sending.send(file);
    });
  }
}
