import type { Accuracy } from '../routes/pages/about/accuracy-file.ts';
import { readBeside } from './words-assets.ts';

/** Takes the place of routes/pages/about/accuracy-file.ts in the built worker. @throws Error where the assets cannot be reached. */
export function readAccuracy(): Promise<Accuracy> {
  return readBeside('accuracy');
}
