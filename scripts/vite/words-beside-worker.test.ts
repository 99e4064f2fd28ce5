import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { wordsBesideWorker } from './words-beside-worker.ts';

interface EmittedFile {
  fileName: string;
  source: string;
}

interface HookContext {
  environment: { name: string };
  emitFile(file: EmittedFile): void;
  resolve(source: string): Promise<{ id: string }>;
}

/** The plugin's hooks as Vite calls them, in a project of its own that has these files under locales/. */
function pluginOn(environment: string, files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(root, 'locales', file, '..'), { recursive: true });
    writeFileSync(join(root, 'locales', file), source);
  }
  const plugin = wordsBesideWorker() as Plugin & {
    configResolved(config: { root: string }): void;
    resolveId(
      this: HookContext,
      source: string,
      importer: string,
    ): Promise<{ id: string } | string | undefined>;
    generateBundle(this: HookContext): Promise<void>;
  };
  plugin.configResolved({ root });
  const emitted: EmittedFile[] = [];
  const context: HookContext = {
    environment: { name: environment },
    emitFile: (file) => emitted.push(file),
    resolve: async (source) => ({ id: join(root, 'locales', source) }),
  };
  return {
    root,
    emitted,
    resolve: (source: string) => plugin.resolveId.call(context, source, join(root, 'locales/index.ts')),
    generate: () => plugin.generateBundle.call(context),
  };
}

describe('words beside the worker', () => {
  it('are laid as JSON, one file for each of the sources, by the build of the browser’s files', async () => {
    const { emitted, generate } = pluginOn('client', {
      'fr/astro.ts': "export const astro = { sun: 'Soleil', houses: ['été'] };",
      'fr/interpretations/sun.ts': "export const sun = { aries: 'Le Soleil' };",
      'fill-text.ts': 'export const fillText = 1;',
    });
    await generate();
    const byName = new Map(emitted.map(({ fileName, source }) => [fileName, JSON.parse(source)]));
    expect(byName).toEqual(
      new Map<string, unknown>([
        ['words/fr/astro.json', { astro: { sun: 'Soleil', houses: ['été'] } }],
        ['words/fr/interpretations/sun.json', { sun: { aries: 'Le Soleil' } }],
      ]),
    );
  });

  it('refuse what is no word, which JSON could not hold', async () => {
    const { generate } = pluginOn('client', {
      'fr/astro.ts': 'export const astro = { sun: () => "Soleil" };',
    });
    await expect(generate()).rejects.toThrow('fr/astro.ts holds more than words');
  });

  it('refuse a file that holds none, which a page would miss once it is asked for', async () => {
    const { generate } = pluginOn('client', { 'fr/astro.ts': '' });
    await expect(generate()).rejects.toThrow('fr/astro.ts holds no words');
  });

  it('are laid once, not by the worker’s build again', async () => {
    const { emitted, generate } = pluginOn('celestia', { 'fr/astro.ts': "export const astro = 'x';" });
    await generate();
    expect(emitted).toEqual([]);
  });

  it('are read by the worker where they lie, and by the worker of books as modules', async () => {
    const worker = pluginOn('celestia', {});
    expect(await worker.resolve('./words-files.ts')).toBe(join(worker.root, 'worker/words-assets.ts'));
    const books = pluginOn('celestia_books', {});
    expect(await books.resolve('./words-files.ts')).toBe(join(books.root, 'worker/books/words-modules.ts'));
    const browser = pluginOn('client', {});
    expect(await browser.resolve('./words-files.ts')).toBeUndefined();
  });
});
