import { expect, it } from 'vitest';
import { loadWords } from './index.ts';
import { LANGUAGES, LOCALES } from './locales.ts';

it.each(LANGUAGES)(
  'a book is called the same in the shop, on its order and on its cover in %s',
  async (language) => {
    const words = await loadWords(language, ['book', 'bookshop', 'orders']);
    const { tag } = LOCALES[language];
    const { books } = words.section('bookshop');
    const { products } = words.section('orders');
    for (const [report, cover] of Object.entries(words.section('book').titles)) {
      const { title } = books[report as keyof typeof books];
      const [shop = ''] = title.split(/\s*:/);
      const { name } = products[`report:${report}` as keyof typeof products];
      expect(
        [shop, name].map((own) => own.toLocaleLowerCase(tag)),
        report,
      ).toEqual([cover.toLocaleLowerCase(tag), cover.toLocaleLowerCase(tag)]);
    }
  },
);
