import { basename } from 'node:path';

/** 36 bits tell one build's files from another's, and every page carries the names of all islands. */
const HASH_LENGTH = 6;

/** How the client's scripts are called. */
export const CHUNK_NAMES = {
  entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
  chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
};

/** `live-auth-CdJmF_.js` is `live-auth`: the chunk's name without what changes from build to build. */
export function chunkOf(file: string): string {
  return basename(file, '.js').slice(0, -HASH_LENGTH - 1);
}
