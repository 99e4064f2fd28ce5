import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { ASTROLOGER_IDS, PACKAGE_IDS, type PackageId } from '../../contract/consulting.ts';
import { ASTROLOGERS } from '../../features/consulting/astrologers.ts';
import { CATEGORY_IDS, CATEGORY_SLUGS } from '../../locales/article-categories.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import type { PageParams } from '../../routes/collection.ts';
import { packageParams } from '../../routes/consulting/slugs.ts';
import { socialCardPath } from '../../routes/social-card.ts';
import { PAGE_IDS, type PageId, pageRow } from '../../routes/table.ts';
import { type ArticleShelf, readArticles } from '../articles/read-articles.ts';
import { CARD_NAMESPACES, CATEGORY_ART, type CardWords, PAGE_CARDS } from './page-cards.ts';

/** The picture of one page in one language. */
export interface Card {
  /** Where it stands on the site: `/cards/en/natal-chart.png`. */
  path: string;
  language: Language;
  title: string;
  /** The line above the title; empty: none. */
  kind: string;
  /** What is drawn beside it: `planet mercury` (draw-art.ts). */
  art: string;
}

/** What is said of a thing in a language, before it has its place. */
type Said = Pick<Card, 'title' | 'art'> & { params: PageParams };

const PACKAGE_ART: Readonly<Record<PackageId, string>> = {
  natal: 'wheel chart',
  year: 'wheel clock',
  relationship: 'wheel pair',
  question: 'aspect conjunction',
};

/** A language's dictionaries, from the sources. */
async function readWords(locales: string, language: Language): Promise<CardWords> {
  const sections = await Promise.all(
    CARD_NAMESPACES.map(async (name) => {
      const file: Readonly<Record<string, unknown>> = await import(
        pathToFileURL(join(locales, language, `${name}.ts`)).href
      );
      return [name, file[name]] as const;
    }),
  );
  return Object.fromEntries(sections) as unknown as CardWords;
}

function ofSigns({ astro, horoscope }: CardWords): Said[] {
  return SIGN_IDS.map((sign) => ({
    title: horoscope.heading.replace('{{sign}}', astro.signs[sign]),
    art: `sign ${sign}`,
    params: { sign },
  }));
}

function ofConsulting({ consulting }: CardWords): Record<'package' | 'astrologer', Said[]> {
  return {
    package: PACKAGE_IDS.map((id) => ({
      title: consulting.packages[id].name,
      art: PACKAGE_ART[id],
      params: packageParams(id),
    })),
    astrologer: ASTROLOGER_IDS.map((id) => {
      const { name, emblem } = ASTROLOGERS[id];
      // Whoever is a sample is called so on the card as well; a name stands on one line.
      const title = consulting.astrologers[id].title.replace(name, name.replaceAll(' ', '\u00a0'));
      return { title, art: `star ${emblem.points} ${emblem.step}`, params: { astrologer: id } };
    }),
  };
}

/** The cards of a language. */
function cardsIn(language: Language, words: CardWords, { rows }: ArticleShelf): Card[] {
  const { blog, common } = words;
  const place = (id: PageId, kind: string, { params, ...said }: Said): Card => ({
    ...said,
    kind,
    language,
    path: socialCardPath(id, params, language),
  });
  const pages = PAGE_IDS.flatMap((id) => {
    const card = PAGE_CARDS[id];
    if (!card || pageRow(id).slugs[language] === undefined) return [];
    return [place(id, card.kind?.(words) ?? '', { title: card.title(words), art: card.art, params: {} })];
  });
  const filled = CATEGORY_IDS.filter((id) => rows.some(({ category }) => category === id));
  const consulting = common.nav['astrology-consulting'];
  const { package: packages, astrologer } = ofConsulting(words);
  return [
    ...pages,
    ...ofSigns(words).map((said) => place('horoscope', common.groups.sky, said)),
    ...packages.map((said) => place('astrology-consulting-package', consulting, said)),
    ...astrologer.map((said) => place('astrology-consulting-astrologer', consulting, said)),
    ...filled.map((id) => {
      const params = { category: CATEGORY_SLUGS[id][language] };
      return place('blog-category', blog.name, {
        title: blog.categories[id].heading,
        art: CATEGORY_ART[id],
        params,
      });
    }),
    ...rows.map(({ slug, title, art, category }) =>
      place('blog-article', blog.categories[category].name, { title, art, params: { article: slug } }),
    ),
  ];
}

/** Every card of the site, by the dictionaries and articles in this folder of languages. */
export async function listCards(locales: string): Promise<Card[]> {
  const shelves = readArticles(locales);
  const lists = LANGUAGES.map(async (language) =>
    cardsIn(language, await readWords(locales, language), shelves[language]),
  );
  return (await Promise.all(lists)).flat();
}
