/** The link that brings others to a table: the server may know a better one than the page's address. */

import { api, at } from '$lib/net/api';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const told = new Map<string, Promise<string>>();

/** The link to a table, asked for once; the page's own address if the server does not say. */
export function invitation(code: string): Promise<string> {
  const own = at(`t/${code}`);
  const asked = told.get(code) ?? api.table(code).then(({ link }) => better(link, own));
  told.set(code, asked);
  return asked.catch(() => {
    told.delete(code);
    return own;
  });
}

/** A server behind a proxy may not know that the page came by HTTPS. */
export function better(link: string | undefined, own: string): string {
  return link?.startsWith('http') && link.replace(/^http:/, 'https:') !== own ? link : own;
}

/** Whether a link leads others nowhere: it names whatever computer it is opened on. */
export function onlyHere(link: string): boolean {
  return link !== '' && HERE.includes(new URL(link).hostname);
}
