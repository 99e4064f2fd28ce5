import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { wordsAsData } from './words-as-data.ts';

/** The plugin's hooks as Vite calls them, in a project of its own that has these files under locales/. */
function pluginOn(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(root, 'locales', file, '..'), { recursive: true });
    writeFileSync(join(root, 'locales', file), source);
  }
  const plugin = wordsAsData() as Plugin & {
    configResolved(config: { root: string }): void;
    load(id: string): Promise<string | undefined>;
    applyToEnvironment(environment: { name: string }): boolean;
  };
  plugin.configResolved({ root });
  return { plugin, load: (file: string) => plugin.load(join(root, 'locales', file)) };
}

describe('words in the built worker', () => {
  it('are read from a data module that holds them all', async () => {
    const { load } = pluginOn({ 'fr/astro.ts': "export const astro = { sun: 'Soleil', houses: ['été'] };" });
    const script = (await load('fr/astro.ts')) ?? '';
    const [, data] = /^import data from "(.+\.bin)";/.exec(script) ?? [];
    expect(JSON.parse(readFileSync(data ?? '', 'utf8'))).toEqual({
      astro: { sun: 'Soleil', houses: ['été'] },
    });
    expect(script).toContain('export const { astro } =');
  });

  it('refuse what is no word, which data could not hold', async () => {
    const { load } = pluginOn({ 'fr/astro.ts': 'export const astro = { sun: () => "Soleil" };' });
    await expect(load('fr/astro.ts')).rejects.toThrow('fr/astro.ts holds more than words');
  });

  it('leave the lists of loaders, the code and the browser as they are', async () => {
    const { plugin, load } = pluginOn({ 'fr/index.ts': 'export const loaders = {};', 'plural.ts': '' });
    expect(await load('fr/index.ts')).toBeUndefined();
    expect(await load('plural.ts')).toBeUndefined();
    expect(plugin.applyToEnvironment({ name: 'client' })).toBe(false);
    expect(plugin.applyToEnvironment({ name: 'celestia' })).toBe(true);
  });
});
