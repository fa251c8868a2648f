/**
 * The catalogues of words, as modules. A language that does not say everything carries the English along;
 * one that does, which a test asks of all of ours, carries nothing that it does not need.
 */

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The keys that a catalogue says; an entry that cannot be read says nothing. */
function keys(text: string): string[] {
  return new FluentResource(text).body.filter((entry) => entry.value).map((entry) => entry.id);
}

/** Whether a catalogue says all that the English one does. */
export function complete(own: string, english: string): boolean {
  const said = new Set(keys(own));
  return keys(english).every((key) => said.has(key));
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const source = join(dirname(id), 'en.ftl');
      this.addWatchFile(source);
      const [own, english] = [readFileSync(id, 'utf8'), readFileSync(source, 'utf8')];
      const more = complete(own, english) ? '' : english;
      return `export const own = ${JSON.stringify(own)};\nexport const english = ${JSON.stringify(more)};\n`;
    },
  };
}
