import { basename } from 'node:path';

/** 42 bits: the bundler asks for seven figures from 65 files on, and every page carries the names of all islands. */
const HASH_LENGTH = 7;

/** How the client's scripts are called. */
export const CHUNK_NAMES = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
};

/** `live-auth-CdJmF_.js` is `live-auth`: the chunk's name without what changes from build to build. */
export function chunkOf(file: string): string {
  return basename(file, '.js').slice(0, -HASH_LENGTH - 1);
}
