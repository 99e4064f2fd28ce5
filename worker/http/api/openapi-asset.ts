import { env } from 'cloudflare:workers';
import { fetchWordsFile } from '../../words-assets.ts';
import type { Description } from './openapi-file.ts';

/**
 * Takes the place of openapi-file.ts in the built worker, which holds neither the schemas of answers nor what tells them in JSON.
 * @throws Error where the assets cannot be reached.
 */
export async function readDescription(): Promise<Description> {
  const description = await fetchWordsFile(env.ASSETS, 'openapi');
  if (!description) throw new Error('no description of the API');
  return description;
}
