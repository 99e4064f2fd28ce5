import { readBeside } from '../../words-assets.ts';
import type { Description } from './openapi-file.ts';

/**
 * Takes the place of openapi-file.ts in the built worker, which holds neither the schemas of answers nor what tells them in JSON.
 * @throws Error where the assets cannot be reached.
 */
export function readDescription(): Promise<Description> {
  return readBeside('openapi');
}
