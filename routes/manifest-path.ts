import type { Language } from '../locales/locales.ts';

/** Where the manifest of the site as an app lies in a language; the build makes it (scripts/offline/app-manifest.ts). */
export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}
