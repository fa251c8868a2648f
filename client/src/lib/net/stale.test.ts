import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfToday, loadAgainOnce, type Page } from './stale';

/** A tab: what it keeps outlasts every page that is loaded in it. */
function tab(): Page & { load: ReturnType<typeof vi.fn<() => void>> } {
  const kept = new Map<string, string>();
  const storage: Page['storage'] = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { storage, load: vi.fn<() => void>() };
}

describe('a page of another version than the server', () => {
  let page = tab();
  beforeEach(() => {
    page = tab();
  });

  it('loads itself again', () => {
    expect(loadAgainOnce(page)).toBe(true);
    expect(page.load).toHaveBeenCalledTimes(1);
  });

  it('does so once, if it is the same page again', () => {
    loadAgainOnce(page);
    expect(loadAgainOnce(page)).toBe(false);
    expect(page.load).toHaveBeenCalledTimes(1);
  });

  it('does so again after the next change of the server', () => {
    loadAgainOnce(page);
    isOfToday(page);
    expect(loadAgainOnce(page)).toBe(true);
  });

  it('does not where nothing can be kept, or it would never end', () => {
    const forgetful: Page = {
      get storage(): never {
        throw new DOMException('no', 'SecurityError');
      },
      load: page.load,
    };
    expect(loadAgainOnce(forgetful)).toBe(false);
    expect(() => isOfToday(forgetful)).not.toThrow();
    expect(page.load).not.toHaveBeenCalled();
  });
});
