/** The way to this table, for eyes across a room: an address, a code, a picture to photograph. */

import { addressOf } from '$lib/net/api';
import { nameIn } from '$lib/table/code';
import { invitation } from '$lib/table/invitation';
import type { Table } from '$lib/table/table.svelte';

export class Invited {
  #link = $state('');

  constructor(readonly table: Table) {
    $effect(() => {
      const { code, named } = table;
      void invitation(code, named).then((found) => {
        if (code === table.code) this.#link = found;
      });
    });
  }

  /** Where one types the code: without what every browser adds by itself. */
  get address(): string {
    return this.#link.replace(/^https?:\/\//, '').replace(/\/t\/[^/]*\/?$/, '');
  }

  /** The picture of the whole link; whoever photographs it sits before this television. */
  get picture(): string | undefined {
    return this.#link
      ? addressOf('qr_code', { code: nameIn(this.#link) || this.table.code, query: { sofa: '1' } })
      : undefined;
  }
}
