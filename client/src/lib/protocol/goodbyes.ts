// Made by `python -m pinxit.protocol.typescript` from the protocol. Do not edit.

/** Why a connection is closed. */
export type Parting =
  | 'restart'
  | 'failed'
  | 'unread'
  | 'too_fast'
  | 'moved'
  | 'left'
  | 'never_came'
  | 'kicked'
  | 'banned'
  | 'deleted'
  | 'unpaired'
  | 'bad_hello'
  | 'other_protocol'
  | 'bad_token'
  | 'no_spectators'
  | 'shut_out'
  | 'no_such_table';

/** What a device does with the seat that it has kept. */
export type SeatAfter =
  | 'kept'
  | 'mislaid'
  | 'forgotten';

/** How a connection ends; `retry_after` in seconds, null: for good. */
export interface Goodbye {
  readonly code: number;
  readonly retry_after: number | null;
  readonly seat: SeatAfter;
}

export const GOODBYES: Readonly<Record<Parting, Goodbye>> = {
  restart: { code: 1012, retry_after: 2.0, seat: 'kept' },
  failed: { code: 1011, retry_after: 2.0, seat: 'kept' },
  unread: { code: 4413, retry_after: 0.5, seat: 'kept' },
  too_fast: { code: 4429, retry_after: 10.0, seat: 'kept' },
  moved: { code: 4409, retry_after: null, seat: 'forgotten' },
  left: { code: 4411, retry_after: null, seat: 'forgotten' },
  never_came: { code: 4411, retry_after: null, seat: 'forgotten' },
  kicked: { code: 4410, retry_after: null, seat: 'forgotten' },
  banned: { code: 4410, retry_after: null, seat: 'forgotten' },
  deleted: { code: 4412, retry_after: null, seat: 'forgotten' },
  unpaired: { code: 4410, retry_after: null, seat: 'forgotten' },
  bad_hello: { code: 4400, retry_after: null, seat: 'kept' },
  other_protocol: { code: 4426, retry_after: null, seat: 'kept' },
  bad_token: { code: 4401, retry_after: null, seat: 'forgotten' },
  no_spectators: { code: 4403, retry_after: null, seat: 'kept' },
  shut_out: { code: 4403, retry_after: null, seat: 'kept' },
  no_such_table: { code: 4404, retry_after: null, seat: 'mislaid' },
};
