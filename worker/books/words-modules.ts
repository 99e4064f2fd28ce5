/**
 * Takes the place of locales/words-files.ts in the built worker of books: it has no files beside it, and carries those words that books are
 * made of, each as a module.
 */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../locales/??/{astro,book}.ts',
  '../../locales/??/interpretations/{sun,moon,rising,mercury,venus,mars,jupiter,saturn}.ts',
  '../../locales/??/interpretations/{planet-houses,aspects,oppositions,eclipse-houses,overlays}.ts',
  '../../locales/??/reports/*.ts',
]);

/** The exports of a file of words, such as `fr/book`; null where books need none of that name. */
export async function readWordsFile(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  return (await FILES[`../../locales/${file}.ts`]?.()) ?? null;
}
