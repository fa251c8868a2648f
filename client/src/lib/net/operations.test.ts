import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WishRefused } from './link';
import { addressOf, call, callOnce, Unreachable } from './operations';

const asked = vi.fn<typeof fetch>();

function answer(status: number, body: unknown = null): Response {
  return new Response(body === null ? null : JSON.stringify(body), { status });
}

/** What was asked for, the last time or before. */
function request(number = -1): { url: string; init: RequestInit; body: Record<string, unknown> } {
  const [url, init] = asked.mock.calls.at(number) ?? [];
  const body = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
  return { url: url as string, init: init ?? {}, body };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://friends.test/games/pinxit/' });
  vi.stubGlobal('fetch', asked.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('operations', () => {
  it('are asked for below the page, with what stands in their paths written so that it stays one part', () => {
    expect(addressOf('game_audit', { code: 'BCDFGH', number: 2 })).toBe(
      'https://friends.test/games/pinxit/api/tables/BCDFGH/games/2/audit',
    );
    expect(addressOf('deck', { deck: 'a/b?c', query: { lang: 'uk' } })).toBe(
      'https://friends.test/games/pinxit/api/decks/a%2Fb%3Fc?lang=uk',
    );
  });

  it('send their body, by their method, with the token of who asks', async () => {
    asked.mockResolvedValueOnce(answer(204));
    await expect(call('drain', { body: { on: true } }, 'secret')).resolves.toBeUndefined();
    expect(request()).toMatchObject({
      url: 'https://friends.test/games/pinxit/api/admin/drain',
      init: { method: 'PUT', headers: { authorization: 'Bearer secret' } },
      body: { on: true },
    });
  });

  it('show no token where there is none', async () => {
    asked.mockResolvedValueOnce(answer(200, { version: '1', keep_days: null, contact: null }));
    expect(await call('about', {})).toMatchObject({ version: '1' });
    expect(request().init.headers).toEqual({});
    expect(request().init.body).toBeUndefined();
  });

  it('are refused by a reason', async () => {
    const error = { reason: 'not_host', facts: { seat: 's1' }, message: 'No.' };
    asked.mockResolvedValueOnce(answer(403, { error }));
    const refused = await call('delete_table', { code: 'BCDFGH' }, 'secret').catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(WishRefused);
    expect(refused).toMatchObject({ reason: 'not_host', facts: { seat: 's1' } });
  });

  it('are not answered by whoever else stands in the way', async () => {
    asked.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(call('about', {})).rejects.toBeInstanceOf(Unreachable);
  });

  it('are sent again under the same name when the answer was lost', async () => {
    asked.mockRejectedValueOnce(new TypeError('lost'));
    asked.mockResolvedValueOnce(answer(201, { code: 'BCDFGH', seat: 's1', token: 't', link: '' }));
    const taken = callOnce('sit_down', { code: 'BCDFGH', body: { name: 'Ada' } });
    await vi.runAllTimersAsync();
    expect(await taken).toMatchObject({ seat: 's1' });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(request(0).body).toEqual(request(1).body);
    expect(String(request().body.request).length).toBeGreaterThanOrEqual(16);
  });

  it('cannot be asked for with anything else than they take', () => {
    const wrong = [
      // @ts-expect-error: a table has a code
      () => call('table_info', {}),
      // @ts-expect-error: it is on or off
      () => call('drain', { body: { on: 'yes' } }),
      // @ts-expect-error: nobody sends this once
      () => callOnce('change_deck', { code: 'BCDFGH', deck: 'x', body: {} }),
      // @ts-expect-error: a picture is no JSON
      () => call('whole_picture', { code: 'BCDFGH', deck: 'x', picture: 'y' }),
      // @ts-expect-error: there is none of this name
      () => call('paint', {}),
    ];
    expect(wrong).toHaveLength(5); // the compiler has looked at each
  });

  it('are given up after a few tries, and at once when they are refused', async () => {
    asked.mockRejectedValue(new TypeError('lost'));
    const lost = callOnce('move_seat', { body: { seat_code: 'X' } }).catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    expect(await lost).toBeInstanceOf(Unreachable);
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockReset().mockResolvedValueOnce(answer(409, { error: { reason: 'full', facts: {}, message: '' } }));
    await expect(callOnce('move_seat', { body: { seat_code: 'X' } })).rejects.toBeInstanceOf(WishRefused);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
