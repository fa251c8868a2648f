/**
 * Asking for operations by their names: where and how is looked up, what is sent and answered is typed.
 *
 * Addresses are relative: the page's <base> says where the server is.
 */

import { ROUTES, type Operations } from '$lib/protocol/operations';
import type { ErrorBody } from '$lib/protocol/types';
import { WishRefused } from './link';
import { unguessable } from './unguessable';

/** The server cannot be reached: no network, or it is not running. */
export class Unreachable extends Error {}

const TRIES = 3;

export type Name = keyof Operations;
export type Asks<N extends Name> = Operations[N]['asks'];
export type Answer<N extends Name> = Operations[N]['answer'];
/** Those that answer with JSON, or with nothing. */
export type Told = { [N in Name]: Answer<N> extends Blob ? never : N }[Name];
/** Those that can be sent again when their answer was lost: by its request, it is done once. */
export type Once = {
  [N in Told]: Asks<N> extends { body: infer Body } ? ('request' extends keyof Body ? N : never) : never;
}[Told];

/** All that can be asked with, as far as an address is concerned. */
type Parts = Readonly<Record<string, unknown>> & { readonly query?: Readonly<Record<string, string>> };

/** Where an operation is asked for. */
export function addressOf<N extends Name>(name: N, asks: Omit<Asks<N>, 'body'>): string {
  const { query, ...parts } = asks as Parts;
  const path = ROUTES[name].path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])));
  const url = new URL(path, document.baseURI);
  if (query) url.search = new URLSearchParams(query).toString();
  return url.href;
}

/** What shows who asks. */
export function shown(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** Ask, whatever comes of it. */
export async function send<N extends Name>(name: N, asks: Asks<N>, token: string | null): Promise<Response> {
  const { method } = ROUTES[name];
  const init: RequestInit = { method, headers: shown(token) };
  if ('body' in asks) init.body = JSON.stringify(asks.body);
  try {
    return await fetch(addressOf(name, asks), init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

/** Ask, and return the answer; a refusal is thrown. */
export async function call<N extends Told>(name: N, asks: Asks<N>, token: string | null = null): Promise<Answer<N>> {
  const answer = await send(name, asks, token);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer<N>;
  throw problemOf(answer.status, await answer.json().catch(() => null));
}

/** Ask for something that is done once, however often it has to be sent. */
export async function callOnce<N extends Once>(
  name: N,
  asks: Asks<N>,
  token: string | null = null,
  request = unguessable(),
): Promise<Answer<N>> {
  const once = { ...asks, body: { ...asks.body, request } };
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(name, once, token);
    } catch (error) {
      if (!(error instanceof Unreachable) || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, 400 * tries));
    }
  }
}

/** What went wrong, by the body of an answer: whoever answers without one is no server of ours. */
export function problemOf(status: number, body: unknown): WishRefused | Unreachable {
  const problem = (body as ErrorBody | null)?.error;
  if (!problem) return new Unreachable(`${status}`);
  return new WishRefused(problem.reason, problem.facts, problem.message);
}
