/**
 * The texts of style sheets that pages ask for (`?styles`). In the sources, tests and the development server what is asked for is the text
 * itself; the built worker is given names, and reads the texts from beside itself (style-assets.ts takes this module's place there).
 */
export async function styleTexts(sheets: readonly string[]): Promise<readonly string[]> {
  return sheets;
}
