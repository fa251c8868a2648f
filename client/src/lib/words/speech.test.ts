import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { catalogues, complete } from '../../../catalogues.ts';
import { Speech, type Catalogue } from './speech';

const ENGLISH = `hello = Hello, { $name }
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
`;

/** Build the words of a language as the client is built, and load them. */
async function built(language: string, text: string): Promise<Catalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(folder, 'en.ftl'), ENGLISH);
  writeFileSync(join(folder, `${language}.ftl`), text);
  const lib = { entry: join(folder, `${language}.ftl`), formats: ['es' as const], fileName: 'words' };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogues()],
    build: { lib, write: false },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const code = 'output' in output ? output.output[0].code : '';
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Catalogue;
}

describe('a language', () => {
  it('says in English what it does not say', async () => {
    const speech = new Speech('uk', await built('uk', 'hello = Привіт, { $name }\n'));
    expect(speech.say('hello', { name: 'Ada' })).toBe('Привіт, Ada');
    expect(speech.say('cards', { number: 2 })).toBe('2 cards');
    expect(speech.say('cards', { number: 21 })).toBe('21 cards'); // one would say "21 картка"
    expect([speech.knows('hello'), speech.knows('cards'), speech.knows('none')]).toEqual([true, true, false]);
    expect(speech.say('none')).toBe('none');
  });
  it('says in English what cannot be read', async () => {
    const speech = new Speech('pl', await built('pl', 'hello = Cześć, { $name\ncards = Karty\n'));
    expect(speech.say('hello', { name: 'Ada' })).toBe('Hello, Ada');
    expect(speech.say('cards')).toBe('Karty');
  });
  it('that says everything carries no English', async () => {
    const whole = await built('pl', 'cards = Karty\nhello = Cześć, { $name }\n');
    expect(whole.english).toBe('');
    expect(new Speech('pl', whole).say('hello', { name: 'Ada' })).toBe('Cześć, Ada');
    expect(complete('cards = Karty\n', ENGLISH)).toBe(false);
  });
});

describe('our languages', () => {
  const ours = import.meta.glob<Catalogue>('../../../../src/pinxit/locales/*.ftl', { eager: true });
  it.each(Object.keys(ours))('%s says everything by itself', (path) => {
    expect(ours[path]!.own).toContain('invite-send = ');
    expect(ours[path]!.english).toBe('');
  });
});
