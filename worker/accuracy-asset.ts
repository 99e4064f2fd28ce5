import { env } from 'cloudflare:workers';
import type { Accuracy } from '../routes/pages/about/accuracy-file.ts';
import { fetchWordsFile } from './words-assets.ts';

/** Takes the place of routes/pages/about/accuracy-file.ts in the built worker. @throws Error where the assets cannot be reached. */
export async function readAccuracy(): Promise<Accuracy> {
  const accuracy = await fetchWordsFile(env.ASSETS, 'accuracy');
  if (!accuracy) throw new Error('no figures of the accuracy');
  // The build wrote it from the module of this name (scripts/vite/tables-beside-worker.ts).
  return accuracy as unknown as Accuracy;
}
