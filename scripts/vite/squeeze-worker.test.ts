import { expect, it } from 'vitest';
import { squeezeWorker } from './squeeze-worker.ts';

const CODE = `const first = 1;
export function later(value) {
  return value + first;
}
//# sourceMappingURL=part.js.map`;

/** A line of the code for a line of its source. */
const MAP = { version: 3, sources: ['part.ts'], names: [], mappings: 'AAAA;AACA;AACA;AACA' };

async function squeezed() {
  const chunk = {
    type: 'chunk',
    fileName: 'assets/part.js',
    code: CODE,
    sourcemapFileName: 'assets/part.js.map',
  };
  const map = { type: 'asset', fileName: 'assets/part.js.map', source: JSON.stringify(MAP) };
  const bundle = { [chunk.fileName]: chunk, [map.fileName]: map };
  const hook = squeezeWorker().generateBundle;
  if (typeof hook !== 'object') throw new Error('no hook');
  await (hook.handler as (options: object, bundle: object) => Promise<void>).call(null as never, {}, bundle);
  return { code: chunk.code, map: JSON.parse(map.source) };
}

it('a squeezed part is shorter, and still names its map', async () => {
  const { code } = await squeezed();
  expect(code.length).toBeLessThan(CODE.length);
  expect(code).toMatch(/\/\/# sourceMappingURL=part\.js\.map\s*$/);
});

it('the map of a squeezed part leads to its source', async () => {
  const { map } = await squeezed();
  expect(map.sources).toEqual(['part.ts']);
  expect(map.mappings).not.toBe(MAP.mappings);
  expect(map.mappings.length).toBeGreaterThan(3);
});

it('only the workers are squeezed', () => {
  const { applyToEnvironment } = squeezeWorker();
  const applies = (name: string) => applyToEnvironment?.({ name } as never);
  expect([applies('celestia'), applies('celestia_books'), applies('client')]).toEqual([true, true, false]);
});
