import { api } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTheirLanguage } from './theirs';

/** A server that speaks some languages; tells in which ones it was asked. */
function server(
  languages: readonly string[],
  setting = 'language',
): { asked: string[]; work: (language: string) => Promise<string> } {
  vi.stubGlobal('navigator', { languages: ['uk-UA', 'pl'] });
  vi.spyOn(api, 'choices').mockResolvedValue({ languages } as never);
  const asked: string[] = [];
  const work = (language: string): Promise<string> => {
    asked.push(language);
    if (languages.includes(language)) return Promise.resolve(language);
    return Promise.reject(new WishRefused('bad_setting', { setting }, ''));
  };
  return { asked, work };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a language that the server does not list', () => {
  it('gives way to the nearest that it does', async () => {
    const { asked, work } = server(['ro', 'pl']);
    await expect(inTheirLanguage(work)).resolves.toBe('pl');
    expect(asked).toEqual(['en', 'pl']);
  });
  it('costs nothing where it is listed', async () => {
    const { asked, work } = server(['en', 'pl']);
    await expect(inTheirLanguage(work)).resolves.toBe('en');
    expect(asked).toEqual(['en']);
    expect(api.choices).not.toHaveBeenCalled();
  });
  it('is not blamed for what else is refused', async () => {
    const { asked, work } = server(['pl'], 'seats');
    await expect(inTheirLanguage(work)).rejects.toThrow(WishRefused);
    expect(asked).toEqual(['en']);
  });
});
