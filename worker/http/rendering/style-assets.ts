import { env } from 'cloudflare:workers';
import { fetchWordsFile } from '../../words-assets.ts';

/** Every sheet by its name, once this isolate has read them. They never change. */
const loaded: Record<string, unknown> = {};

/**
 * Takes the place of style-texts.ts in the built worker: the sheets lie beside it in one file (scripts/vite/component-styles.ts).
 * @throws Error where it cannot be reached.
 */
export async function styleTexts(sheets: readonly string[]): Promise<readonly string[]> {
  if (sheets.some((sheet) => !(sheet in loaded))) {
    Object.assign(loaded, await fetchWordsFile(env.ASSETS, 'styles'));
  }
  return sheets.map((sheet) => String(loaded[sheet] ?? ''));
}
