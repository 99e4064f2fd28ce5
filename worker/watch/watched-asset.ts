import { env } from 'cloudflare:workers';
import { fetchWordsFile } from '../words-assets.ts';
import type { WatchedFigures } from './watched-file.ts';

/** Takes the place of watched-file.ts in the built worker. @throws Error where the assets cannot be reached. */
export async function readWatched(): Promise<WatchedFigures> {
  const figures = await fetchWordsFile(env.ASSETS, 'watched');
  if (!figures) throw new Error('no figures to look after the site by');
  // The build wrote it from the module of this name (scripts/vite/tables-beside-worker.ts).
  return figures as unknown as WatchedFigures;
}
