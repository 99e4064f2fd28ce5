import { readBeside } from '../words-assets.ts';
import type { WatchedFigures } from './watched-file.ts';

/** Takes the place of watched-file.ts in the built worker. @throws Error where the assets cannot be reached. */
export function readWatched(): Promise<WatchedFigures> {
  return readBeside('watched');
}
