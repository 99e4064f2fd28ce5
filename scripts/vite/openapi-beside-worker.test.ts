import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { readDescription } from '../../worker/http/api/openapi-file.ts';
import { openapiBesideWorker } from './openapi-beside-worker.ts';

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
function pluginOn(environment: string) {
  const plugin = openapiBesideWorker() as Plugin & {
    configResolved(config: { root: string }): void;
    resolveId(this: HookContext, source: string, importer: string): Promise<unknown>;
    generateBundle(this: HookContext): void;
  };
  plugin.configResolved({ root: ROOT });
  const emitted: EmittedFile[] = [];
  const context: HookContext = {
    environment: { name: environment },
    emitFile: (file) => emitted.push(file),
    resolve: async (source) => ({ id: resolve(ROOT, 'worker/http/api', source) }),
  };
  plugin.generateBundle.call(context);
  return { emitted, resolve: (source: string) => plugin.resolveId.call(context, source, 'openapi.ts') };
}

describe('the description of the API', () => {
  it('is laid beside the worker as the schemas tell it', async () => {
    const { emitted } = pluginOn('client');
    expect(emitted.map(({ fileName }) => fileName)).toEqual(['words/openapi.json']);
    expect(JSON.parse(emitted[0]?.source ?? '')).toEqual(JSON.parse(JSON.stringify(await readDescription())));
  });

  it('is laid once, and read there by the built worker', async () => {
    const worker = pluginOn('celestia');
    expect(worker.emitted).toEqual([]);
    expect(await worker.resolve('./openapi-file.ts')).toBe(resolve(ROOT, 'worker/http/api/openapi-asset.ts'));
    expect(await pluginOn('client').resolve('./openapi-file.ts')).toBeUndefined();
  });
});
