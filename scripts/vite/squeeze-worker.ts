import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Two rounds: the second takes what the first has laid bare. */
const OPTIONS = { module: true, ecma: 2020, compress: { passes: 2 } } as const;

/**
 * What the bundler's own minifier leaves of the workers is pressed once more: some 5 KiB gzip of 700, for some ten seconds of a build. The
 * browser's scripts are small, and made for older browsers: they stay as they are.
 */
export function squeezeWorker(): Plugin {
  return {
    name: 'celestia:squeeze-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name.startsWith('celestia'),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const sourceMap = chunk.map
            ? { content: JSON.stringify(chunk.map), asObject: true as const }
            : false;
          const { code, map } = await minify(chunk.code, { ...OPTIONS, sourceMap });
          if (code === undefined) this.error(`nothing is left of ${chunk.fileName}`);
          chunk.code = code;
          if (chunk.map && map && typeof map === 'object') Object.assign(chunk.map, map);
        }
      },
    },
  };
}
