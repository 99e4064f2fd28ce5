import { basename } from 'node:path';
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
          // The map is a file of its own by now, found by the comment at the code's end.
          const mapped = chunk.sourcemapFileName ? bundle[chunk.sourcemapFileName] : undefined;
          const map = mapped?.type === 'asset' ? mapped : null;
          const sourceMap = map && {
            content: String(map.source),
            url: `${basename(chunk.fileName)}.map`,
          };
          const pressed = await minify(chunk.code, { ...OPTIONS, ...(sourceMap && { sourceMap }) });
          if (pressed.code === undefined) this.error(`nothing is left of ${chunk.fileName}`);
          chunk.code = pressed.code;
          if (map && typeof pressed.map === 'string') map.source = pressed.map;
        }
      },
    },
  };
}
