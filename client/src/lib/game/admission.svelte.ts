/** The code that lets one program from elsewhere sit down: it outlives the sheet that shows it, and not its time. */

import { device } from '$lib/device.svelte';
import { api } from '$lib/net/api';
import type { SitterView } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';

export class Admission {
  code = $state('');
  /** Who was here when the code was made: whoever comes then has come by it. */
  #before = $state.raw<readonly string[]>([]);
  #over: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  get #programs(): readonly SitterView[] {
    return (this.table.view.sitters ?? []).filter((one) => one.remote);
  }
  /** Who has come by the code. */
  get came(): SitterView | undefined {
    return this.code ? this.#programs.find((one) => !this.#before.includes(one.seat)) : undefined;
  }

  async make(): Promise<void> {
    this.forget();
    const { admission, seconds } = await api.admit(this.table.code, this.#token);
    this.#before = this.#programs.map((one) => one.seat);
    this.code = admission;
    this.#over = setTimeout(() => this.forget(), seconds * 1000);
  }
  async takeBack(): Promise<void> {
    await api.withdrawAdmission(this.table.code, this.#token);
    this.forget();
  }
  forget(): void {
    clearTimeout(this.#over);
    this.code = '';
  }
  get #token(): string {
    return device.seat(this.table.code)?.token ?? '';
  }
}
