import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { TOOL_PARAMETERS } from '../../features/celestia/model/tool-parameters.ts';
import { tablesAsData } from './tables-as-data.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ZONES = 'worker/civil-time/zones.table.ts';

/** The plugin's hooks as Vite calls them, in a project of its own that has this file. */
function pluginOn(file: string, source: string) {
  const root = mkdtempSync(join(tmpdir(), 'tables-'));
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), source);
  const plugin = tablesAsData() as Plugin & {
    configResolved(config: { root: string }): void;
    load(id: string): Promise<string | undefined>;
    applyToEnvironment(environment: { name: string }): boolean;
  };
  plugin.configResolved({ root });
  return { plugin, load: () => plugin.load(join(root, file)) };
}

const TOOLS = 'features/celestia/model/tool-parameters.ts';

describe('large tables in the built worker', () => {
  it('are read from a data module that holds them all', async () => {
    const tables = "export const zones: readonly string[] = ['İstanbul'];\nexport const links = { a: 1 };";
    const script = (await pluginOn(ZONES, tables).load()) ?? '';
    const [, data] = /^import data from "(.+\.bin)";/.exec(script) ?? [];
    expect(JSON.parse(readFileSync(data ?? '', 'utf8'))).toEqual({ zones: ['İstanbul'], links: { a: 1 } });
    expect(script).toMatch(/export const \{ (?:links, zones|zones, links) \} =/);
  });

  it('refuse what data could not hold', async () => {
    const { load } = pluginOn(ZONES, 'export const zones = [undefined];');
    await expect(load()).rejects.toThrow('zones.table.ts holds more than JSON');
  });

  it('are read so that are reckoned from code as well', async () => {
    const { plugin } = pluginOn(ZONES, '');
    plugin.configResolved({ root: ROOT });
    const script = (await plugin.load(join(ROOT, TOOLS))) ?? '';
    const [, data] = /^import data from "(.+\.bin)";/.exec(script) ?? [];
    expect(JSON.parse(readFileSync(data ?? '', 'utf8'))).toEqual({ TOOL_PARAMETERS });
  });

  it('leave the code and the browser as they are', async () => {
    const { plugin, load } = pluginOn('worker/civil-time/zone-history.ts', 'export const zones = [];');
    expect(await load()).toBeUndefined();
    expect(plugin.applyToEnvironment({ name: 'client' })).toBe(false);
    expect(plugin.applyToEnvironment({ name: 'celestia' })).toBe(true);
  });
});
