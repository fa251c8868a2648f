/** What names a table: its code, for people to type; in links also a key, which no crowd at the door holds up. */

export interface Named {
  readonly code: string;
  /** The key of a link; none beside a code that was typed. */
  readonly key?: string;
}

/** Read `BCDFGH` or `BCDFGH-KKKKKKKKKK`, in any case. */
export function namedBy(text: string): Named {
  const [code = '', key] = text.trim().toUpperCase().split('-');
  return key ? { code, key } : { code };
}

/** Write it as it stands in links. */
export function nameOf({ code, key }: Named): string {
  return key ? `${code}-${key}` : code;
}

/** What a link to a table ends with; nothing, if it is none. */
export function nameIn(link: string): string {
  return /\/t\/([A-Za-z]+(?:-[A-Za-z]+)?)\/?(?:[?#].*)?$/.exec(link.trim())?.[1]?.toUpperCase() ?? '';
}

/** What somebody has typed or pasted: letters of a code, or a whole link or its end, with the key. */
export function typed(text: string): string {
  const whole = nameIn(text) || text.trim().toUpperCase();
  if (/^[A-Z]{6}-[A-Z]{10}$/.test(whole)) return whole;
  return whole.replace(/[^A-Z]/g, '').slice(0, 8);
}
