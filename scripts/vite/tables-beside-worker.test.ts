import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import * as before from '../../astrology/tables/orbits-before.table.ts';
import * as watched from '../../features/watch/watched.table.ts';
import { tablesBesideWorker } from './tables-beside-worker.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface EmittedFile {
  fileName: string;
  source: string;
}

interface HookContext {
  environment: { name: string };
  emitFile(file: EmittedFile): void;
  resolve(source: string): Promise<{ id: string }>;
}

/** The plugin's hooks as Vite calls them, on this project. */
function pluginOn(environment: string, folder = 'worker/births') {
  const plugin = tablesBesideWorker() as Plugin & {
    configResolved(config: { root: string }): void;
    resolveId(this: HookContext, source: string, importer: string): Promise<unknown>;
    generateBundle(this: HookContext): Promise<void>;
  };
  plugin.configResolved({ root: ROOT });
  const emitted: EmittedFile[] = [];
  const context: HookContext = {
    environment: { name: environment },
    emitFile: (file) => emitted.push(file),
    resolve: async (source) => ({ id: resolve(ROOT, folder, source) }),
  };
  return {
    emitted,
    resolve: (source: string) => plugin.resolveId.call(context, source, 'far-sky.ts'),
    generate: () => plugin.generateBundle.call(context),
  };
}

describe('tables that few ask for', () => {
  it('are laid beside the worker whole, as their modules have them', async () => {
    const { emitted, generate } = pluginOn('client');
    await generate();
    expect(emitted.map(({ fileName }) => fileName)).toEqual([
      'words/orbits/before.json',
      'words/orbits/after.json',
      'words/watched.json',
      'words/accuracy.json',
    ]);
    expect(JSON.parse(emitted[0]?.source ?? '')).toEqual({ ...before });
    expect(JSON.parse(emitted[2]?.source ?? '')).toEqual({ ...watched });
  });

  it('are laid once, and read there by the built worker', async () => {
    const worker = pluginOn('celestia');
    await worker.generate();
    expect(worker.emitted).toEqual([]);
    expect(await worker.resolve('./orbit-files.ts')).toBe(resolve(ROOT, 'worker/births/orbit-assets.ts'));
    expect(await pluginOn('celestia', 'worker/watch').resolve('./watched-file.ts')).toBe(
      resolve(ROOT, 'worker/watch/watched-asset.ts'),
    );
    expect(await pluginOn('celestia', 'routes/pages/about').resolve('./accuracy-file.ts')).toBe(
      resolve(ROOT, 'worker/accuracy-asset.ts'),
    );
    for (const other of ['client', 'celestia_books']) {
      expect(await pluginOn(other).resolve('./orbit-files.ts')).toBeUndefined();
    }
  });
});
