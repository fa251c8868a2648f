/** The link that brings others to a table: the server may know a better one than the page's address. */

import { device } from '$lib/device.svelte';
import { api, at } from '$lib/net/api';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const told = new Map<string, Promise<string>>();

/** The link to a table, asked for once; the page's own address if the server does not say. */
export function invitation(code: string, name = code): Promise<string> {
  const own = at(`t/${name}`);
  const asked =
    told.get(code) ?? api.table(name, device.seat(code)?.token ?? null).then(({ link }) => better(link, own));
  told.set(code, asked);
  return asked.catch(() => {
    told.delete(code);
    return own;
  });
}

/** A server behind a proxy may not know that the page came by HTTPS. Only it knows the key. */
export function better(link: string | undefined, own: string): string {
  if (!link?.startsWith('http')) return own;
  const secure = link.replace(/^http:/, 'https:');
  return new URL(own).protocol === 'https:' && new URL(secure).host === new URL(own).host ? secure : link;
}

/** Whether a link leads others nowhere: it names whatever computer it is opened on. */
export function onlyHere(link: string): boolean {
  return link !== '' && HERE.includes(new URL(link).hostname);
}
