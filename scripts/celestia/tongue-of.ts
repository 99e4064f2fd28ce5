import { resolve } from 'node:path';
import type { Tongue } from '../../features/celestia/speaking/answer-in.ts';
import { listenerFrom } from '../../features/celestia/understanding/listener.ts';
import { readyLexicon } from '../../features/celestia/understanding/phrases.ts';
import { type CelestiaWords, MATTER_PARTS } from '../../locales/celestia-words.ts';
import type { Language } from '../../locales/locales.ts';

/** @throws Error where a module lacks it. */
export async function exportOf<Value>(file: string, name: string): Promise<Value> {
  const module = (await import(resolve(file))) as Readonly<Record<string, Value>>;
  const value = module[name];
  if (value === undefined) throw new Error(`no ${name} in ${file}`);
  return value;
}

const PARTS = [
  'names',
  'themes',
  'facets',
  'slants',
  'general',
  'houses',
  'planets',
  'moon',
  'frames',
  'terms',
  'talk',
] as const;

/** What one language is read and spoken with, outside of Vite. */
export async function tongueOf(language: Language): Promise<Tongue> {
  const folder = `locales/${language}/celestia`;
  const entries = await Promise.all(
    PARTS.map(async (name) => [name, await exportOf<unknown>(`${folder}/${name}.ts`, name)] as const),
  );
  const matters = await Promise.all(
    MATTER_PARTS.map((part) => exportOf<object>(`${folder}/matters-${part}.ts`, 'matters')),
  );
  // The files' types say so.
  const words = {
    ...Object.fromEntries(entries),
    matters: Object.assign({}, ...matters),
  } as unknown as CelestiaWords;
  const lexicon = readyLexicon({
    lexicon: await exportOf(`${folder}/lexicon.ts`, 'lexicon'),
    grammar: await exportOf(`${folder}/grammar.ts`, 'grammar'),
  });
  const listener = listenerFrom(await exportOf(`${folder}/listener.ts`, 'listener'));
  return { language, lexicon, listener, words };
}
