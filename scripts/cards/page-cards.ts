import type { CategoryId } from '../../locales/article-categories.ts';
import type { Dictionaries } from '../../locales/namespaces.ts';
import type { PageId } from '../../routes/table.ts';

/** Dictionaries that cards are written from. */
export const CARD_NAMESPACES = [
  'about',
  'agreement',
  'ask',
  'astro',
  'blog',
  'booking',
  'bookshop',
  'common',
  'compatibility',
  'consulting',
  'contact',
  'eclipses',
  'events',
  'faq',
  'finder',
  'glossary',
  'home',
  'horoscope',
  'juno',
  'landing',
  'lover',
  'natal',
  'now',
  'orders',
  'privacy',
  'quiz',
  'rising',
  'summary',
] as const satisfies readonly (keyof Dictionaries)[];

export type CardWords = Pick<Dictionaries, (typeof CARD_NAMESPACES)[number]>;

/** What a page's card says and shows. */
export interface PageCard {
  title(words: CardWords): string;
  /** The line above it; absent: the site's name below is enough. */
  kind?(words: CardWords): string;
  /** As an article's picture is called (docs/articles.md), or one of draw-art.ts's own. */
  art: string;
}

const charts = ({ common }: CardWords) => common.groups.charts;
const together = ({ common }: CardWords) => common.groups.together;
const sky = ({ common }: CardWords) => common.groups.sky;
const library = ({ blog }: CardWords) => blog.name;
const consulting = ({ common }: CardWords) => common.nav['astrology-consulting'];
const celestia = ({ common }: CardWords) => common.nav['celestia-astrologer-chat'];

/** Pages with a card of their own. One that is to be found and stands here not fails a test. */
export const PAGE_CARDS: Partial<Record<PageId, PageCard>> = {
  home: { title: ({ home }) => home.hero.heading, art: 'mark' },
  'natal-chart': { title: ({ natal }) => natal.heading, kind: charts, art: 'wheel chart' },
  'rising-sign': { title: ({ rising }) => rising.heading, kind: charts, art: 'point ascendant' },
  'juno-calculation': { title: ({ juno }) => juno.heading, kind: charts, art: 'planet juno' },
  'astrological-summary': { title: ({ summary }) => summary.heading, kind: charts, art: 'planet sun' },
  'relationship-compatibility-calculator': {
    title: ({ compatibility }) => compatibility.heading,
    kind: together,
    art: 'wheel pair',
  },
  'compatibility-test': { title: ({ quiz }) => quiz.heading, kind: together, art: 'aspect trine' },
  'chat-with-your-lover': { title: ({ lover }) => lover.heading, kind: together, art: 'planet venus' },
  'chat-with-your-lover-lp': {
    title: ({ lover }) => lover.landing.heading,
    kind: together,
    art: 'planet mars',
  },
  'lunar-eclipse': { title: ({ eclipses }) => eclipses.lunar.heading, kind: sky, art: 'eclipse lunar' },
  'solar-eclipse': { title: ({ eclipses }) => eclipses.solar.heading, kind: sky, art: 'eclipse solar' },
  horoscopes: { title: ({ horoscope }) => horoscope.list.heading, kind: sky, art: 'zodiac' },
  'astrological-events': { title: ({ events }) => events.name, kind: sky, art: 'wheel clock' },
  'is-mercury-retrograde': { title: ({ now }) => now.mercury.heading, kind: sky, art: 'planet mercury' },
  'moon-sign-today': { title: ({ now }) => now.moon.heading, kind: sky, art: 'phase waxingCrescent' },
  'void-of-course-moon': { title: ({ now }) => now.void.heading, kind: sky, art: 'planet moon' },
  'next-eclipse': { title: ({ now }) => now.eclipse.title, kind: sky, art: 'eclipse solar' },
  'astrology-reports': { title: ({ bookshop }) => bookshop.heading, art: 'wheel houses' },
  'report-detail': { title: ({ bookshop }) => bookshop.heading, art: 'wheel chart' },
  'astrology-consulting': {
    title: (words) => words.consulting.heading,
    kind: consulting,
    art: 'aspect sextile',
  },
  'astrology-consulting-form': {
    title: ({ booking }) => booking.title,
    kind: consulting,
    art: 'wheel clock',
  },
  'astrology-consulting-test': {
    title: ({ finder }) => finder.heading,
    kind: consulting,
    art: 'aspect square',
  },
  'ask-celestia': { title: ({ ask }) => ask.heading, art: 'mark' },
  'message-packs': { title: ({ orders }) => orders.shop.heading, kind: celestia, art: 'mark' },
  glossary: { title: ({ glossary }) => glossary.heading, art: 'wheel measure' },
  blogs: { title: ({ blog }) => blog.heading, kind: library, art: 'wheel houses' },
  faq: { title: ({ faq }) => faq.heading, art: 'mark' },
  contact: { title: ({ contact }) => contact.heading, art: 'mark' },
  about: { title: ({ about }) => about.heading, art: 'wheel measure' },
  'privacy-policy': { title: ({ privacy }) => privacy.heading, art: 'mark' },
  'user-agreement': { title: ({ agreement }) => agreement.heading, art: 'mark' },
  'tik-tok': { title: ({ landing }) => landing.tiktok.heading, art: 'planet sun' },
  'the-universe-has-a-plan-for-you': {
    title: ({ landing }) => landing.universe.heading,
    art: 'planet jupiter',
  },
};

/** What each category of articles shows. */
export const CATEGORY_ART: Readonly<Record<CategoryId, string>> = {
  basics: 'wheel chart',
  signs: 'zodiac',
  planets: 'planet saturn',
  houses: 'wheel houses',
  aspects: 'aspect square',
  moon: 'phase firstQuarter',
  sky: 'eclipse lunar',
  relationships: 'wheel pair',
};
