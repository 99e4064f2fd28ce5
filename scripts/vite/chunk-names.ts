import { basename } from 'node:path';

/** 42 bits: the bundler asks for seven figures from 65 files on, and every page carries the names of all islands. */
const HASH_LENGTH = 7;

/** How the client's scripts are called. */
export const CHUNK_NAMES = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
};

/**
 * How the worker's modules are called: a letter and a number. Nobody keeps them from one build to the next as browsers keep scripts,
 * stack traces are read by the source maps, and what stands in each of two thousand imports is what no compression makes smaller: names
 * of their own took 7 of 700 KiB.
 */
export const WORKER_NAMES = {
  chunkFileNames: 'assets/m.js',
  assetFileNames: 'assets/[name][extname]',
};

/** `live-auth-CdJmF_.js` is `live-auth`: the chunk's name without what changes from build to build. */
export function chunkOf(file: string): string {
  return basename(file, '.js').slice(0, -HASH_LENGTH - 1);
}
