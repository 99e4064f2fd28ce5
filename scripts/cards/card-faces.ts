import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** Families that cards are set in: the faces of the site, cut for titles, and strong for a line above them. */
export const SERIF = 'Celestia Serif Title';
export const SANS = 'Celestia Sans Strong';

const FILES = [
  ['celestia-serif-title.ttf', SERIF],
  ['celestia-sans-strong.ttf', SANS],
] as const;

/** Makes them known; `root` is the project's folder. @throws Error where a file is missing or no font. */
export function registerFaces(root: string): void {
  for (const [file, name] of FILES) {
    if (!GlobalFonts.registerFromPath(join(root, 'worker/books/fonts', file), name)) {
      throw new Error(`${file} is no font`);
    }
  }
}
