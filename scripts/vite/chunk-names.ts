import { basename } from 'node:path';

/** 42 bits: the bundler asks for seven figures from 65 files on, and every page carries the names of all islands. */
const HASH_LENGTH = 7;

/** How the client's scripts are called. */
export const CHUNK_NAMES = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
};

/**
 * How the worker's modules are called: nobody keeps them from one build to the next as browsers keep scripts, and a hash in each name
 * that stands in each import is what no compression makes smaller.
 */
export const WORKER_NAMES = {
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

/** `live-auth-CdJmF_.js` is `live-auth`: the chunk's name without what changes from build to build. */
export function chunkOf(file: string): string {
  return basename(file, '.js').slice(0, -HASH_LENGTH - 1);
}
