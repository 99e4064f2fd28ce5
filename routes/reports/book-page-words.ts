import type { BookPageWords } from '../../client/components/book/book-view.tsx';
import { loadWords } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';

/** What stands in a book beside its blocks: in its own language, which may be another than the page's. */
export async function bookPageWords(language: Language): Promise<BookPageWords> {
  const words = await loadWords(language, ['astro', 'bookshop']);
  const { figure, order } = words.section('bookshop');
  return { astro: words.section('astro'), figure, contents: order.contents };
}
