/** Known figures of charts, an eclipse and a birth, and the prints of the tables (features/watch/watched.table.ts). */
export type WatchedFigures = typeof import('../../features/watch/watched.table.ts');

/** In the sources they are a module; the built worker reads the same from beside itself (watched-asset.ts takes this module's place there). */
export function readWatched(): Promise<WatchedFigures> {
  return import('../../features/watch/watched.table.ts');
}
