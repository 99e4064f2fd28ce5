import { ORDER_ID } from '../contract/orders.ts';
import type { Language } from '../locales/locales.ts';
import { ASTROLOGER_SLUGS, PACKAGE_SLUGS } from './consulting/slugs.ts';
import { REPORT_SLUGS } from './reports/report-slugs.ts';

/**
 * Which page stands where. Data only: resolving, links, hreflang, sitemaps and menus all derive from it.
 * A page is on the site when `pages/<id>/page.tsx` exists beside its row; until then its paths answer 404.
 */

export const LAYOUT_IDS = ['default', 'auth', 'error-layout', 'questionnaire', 'none'] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

/** `optional`: the page is for everybody, and knows who is signed in. */
export const ACCESS_RULES = ['public', 'optional', 'signed-in', 'signed-out'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** What a page reaches outside the site: its content security policy lets it that far and no farther. */
export interface PageReach {
  /** The identity provider and the human check. */
  identity?: true;
  /** The human check alone. */
  human?: true;
  /** The messaging service, where notifications can be switched on. */
  push?: true;
  /** A form of the page leads to the shop's checkout. */
  checkout?: true;
  /** Origins that the page shows in frames. */
  frames?: readonly string[];
}

export interface PageRow {
  /** Path under the language prefix, without leading slash. `{x}` is one segment; absent: not in that language. */
  slugs: Partial<Record<Language, string>>;
  layout: LayoutId;
  access: AccessRule;
  /** Whoever is signed in already comes here to prove it once more, by `again=1`. */
  again?: true;
  /** Its form keeps more of whoever is signed in than of a guest: while nobody can be looked up it is not taken for a guest's. */
  knows?: true;
  reaches?: PageReach;
  /** False keeps the page out of search engines and sitemaps. */
  index: boolean;
  /** Whether it says something else every day: search engines are told that it was changed today. */
  isOfToday?: true;
  /**
   * Closed lists of parameter values, position by position the same thing in each language. What languages have or lack on
   * their own comes from the page's collection.
   */
  values?: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;
  /** Shape of an open parameter. */
  patterns?: Readonly<Record<string, RegExp>>;
}

function everywhere(slug: string): Record<Language, string> {
  return { tr: slug, en: slug, es: slug, fr: slug, pt: slug };
}

/** English slug everywhere but where a language has its own. */
function mostly(slug: string, own: Partial<Record<Language, string>>): Record<Language, string> {
  return { ...everywhere(slug), ...own };
}

const open = { layout: 'default', access: 'public', index: true } as const;
/** What follows the sky of the day. */
const live = { ...open, isOfToday: true } as const;
const hidden = { layout: 'default', access: 'public', index: false } as const;
const bare = { layout: 'none', access: 'public', index: false } as const;
const auth = { layout: 'auth', reaches: { identity: true }, index: false } as const;

const SIGN_SLUGS = {
  en: 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
  tr: 'koc boga ikizler yengec aslan basak terazi akrep yay oglak kova balik',
  es: 'aries tauro geminis cancer leo virgo libra escorpio sagitario capricornio acuario piscis',
  fr: 'belier taureau gemeaux cancer lion vierge balance scorpion sagittaire capricorne verseau poissons',
  pt: 'aries touro gemeos cancer leao virgem libra escorpiao sagitario capricornio aquario peixes',
} as const;

const signSlugs: Record<Language, readonly string[]> = {
  en: SIGN_SLUGS.en.split(' '),
  tr: SIGN_SLUGS.tr.split(' '),
  es: SIGN_SLUGS.es.split(' '),
  fr: SIGN_SLUGS.fr.split(' '),
  pt: SIGN_SLUGS.pt.split(' '),
};

export const PAGES = {
  home: { ...live, access: 'optional', slugs: everywhere('') },
  'natal-chart': {
    ...open,
    slugs: {
      en: 'natal-chart',
      tr: 'dogum-haritasi',
      es: 'carta-natal',
      fr: 'carte-natale',
      pt: 'mapa-natal',
    },
  },
  'rising-sign': { ...open, slugs: mostly('rising-sign', { tr: 'yukselen-burc', es: 'ascendente' }) },
  'juno-calculation': {
    ...open,
    slugs: mostly('juno-calculation', { tr: 'juno-hesaplama', es: 'calculo-de-juno' }),
  },
  'relationship-compatibility-calculator': {
    ...open,
    slugs: {
      en: 'relationship-compatibility-calculator',
      tr: 'iliski-uyumluluk-hesaplayici',
      es: 'calculadora-de-compatibilidad-de-relaciones',
      fr: 'calculateur-de-compatibilite-relationnelle',
      pt: 'calculadora-de-compatibilidade-de-relacionamento',
    },
  },
  'compatibility-test': {
    ...open,
    layout: 'questionnaire',
    slugs: mostly('compatibility-test', { tr: 'uyumluluk-testi' }),
  },
  'lunar-eclipse': { ...live, slugs: mostly('lunar-eclipse', { tr: 'ay-tutulmasi' }) },
  'solar-eclipse': { ...live, slugs: mostly('solar-eclipse', { tr: 'gunes-tutulmasi' }) },
  horoscopes: { ...live, slugs: mostly('horoscopes', { tr: 'burclar', es: 'horoscopos' }) },
  horoscope: { ...live, slugs: everywhere('horoscope/{sign}'), values: { sign: signSlugs } },
  'astrological-summary': {
    ...open,
    slugs: mostly('astrological-summary', { tr: 'astrolojik-ozetin' }),
  },
  'astrological-events': {
    ...open,
    slugs: mostly('{year}-astrological-events', {
      tr: '{year}-astrolojik-olaylar',
      es: 'eventos-astrologicos-de-{year}',
    }),
    patterns: { year: /^(?:19|20)\d\d$/ },
  },
  'astrology-consulting': {
    ...open,
    slugs: mostly('astrology-consulting', { tr: 'astroloji-danismanlik' }),
  },
  'astrology-consulting-form': {
    ...open,
    access: 'optional',
    reaches: { human: true },
    slugs: mostly('astrology-consulting/astrology-consulting-form', {
      tr: 'astroloji-danismanlik/astroloji-danismanlik-form',
    }),
  },
  'astrology-consulting-form-success': {
    ...hidden,
    slugs: mostly('astrology-consulting/form-success', { tr: 'astroloji-danismanlik/form-success' }),
  },
  'astrology-consulting-form-error': {
    ...hidden,
    slugs: mostly('astrology-consulting/form-error', { tr: 'astroloji-danismanlik/form-error' }),
  },
  'astrology-consulting-astrologer': {
    ...open,
    slugs: mostly('astrology-consulting/astrologer/{astrologer}', {
      tr: 'astroloji-danismanlik/astrologer/{astrologer}',
    }),
    values: { astrologer: ASTROLOGER_SLUGS },
  },
  'astrology-consulting-package': {
    ...open,
    slugs: mostly('astrology-consulting/{package}', { tr: 'astroloji-danismanlik/{package}' }),
    values: { package: PACKAGE_SLUGS },
  },
  'astrology-consulting-test': {
    ...open,
    layout: 'questionnaire',
    slugs: mostly('astrology-consulting-test', { tr: 'astroloji-danismanlik-test' }),
  },
  'astrology-reports': {
    ...open,
    access: 'optional',
    slugs: mostly('astrology-reports', { tr: 'astroloji-raporlari' }),
  },
  'astrology-reports-success': {
    ...hidden,
    access: 'optional',
    slugs: mostly('astrology-reports-success', { tr: 'astroloji-raporlari-basarili' }),
  },
  'astrology-reports-error': {
    ...hidden,
    access: 'optional',
    slugs: mostly('astrology-reports-error', { tr: 'astroloji-raporlari-hata' }),
  },
  'report-detail': {
    ...open,
    access: 'optional',
    knows: true,
    slugs: everywhere('report-detail/{report}'),
    values: { report: REPORT_SLUGS },
  },
  'ask-celestia': {
    ...open,
    slugs: {
      en: 'ask-celestia-your-personal-astrologer',
      tr: 'kisisel-astrologun-celestiaya-sor',
      es: 'pregunta-a-celestia-tu-astrologa-personal',
      fr: 'demandez-a-celestia-astrologue-personnel',
      pt: 'pergunte-a-celestia-sua-astrologa-pessoal',
    },
  },
  'celestia-astrologer-chat': {
    ...auth,
    access: 'signed-in',
    slugs: everywhere('celestia-astrologer-chat'),
  },
  'chat-with-your-lover': { ...open, access: 'optional', slugs: everywhere('chat-with-your-lover') },
  'chat-with-your-lover-lp': {
    ...open,
    access: 'optional',
    slugs: everywhere('chat-with-your-lover-lp'),
  },
  'is-mercury-retrograde': {
    ...live,
    slugs: {
      en: 'is-mercury-retrograde',
      tr: 'merkur-retro-mu',
      es: 'mercurio-esta-retrogrado',
      fr: 'mercure-est-il-retrograde',
      pt: 'mercurio-esta-retrogrado',
    },
  },
  'moon-sign-today': {
    ...live,
    slugs: {
      en: 'moon-sign-today',
      tr: 'ay-bugun-hangi-burcta',
      es: 'signo-de-la-luna-hoy',
      fr: 'signe-de-la-lune-aujourd-hui',
      pt: 'signo-da-lua-hoje',
    },
  },
  'void-of-course-moon': {
    ...live,
    slugs: {
      en: 'void-of-course-moon',
      tr: 'boslukta-ay',
      es: 'luna-vacia-de-curso',
      fr: 'lune-vide-de-course',
      pt: 'lua-fora-de-curso',
    },
  },
  'next-eclipse': {
    ...live,
    slugs: {
      en: 'next-eclipse',
      tr: 'siradaki-tutulma',
      es: 'proximo-eclipse',
      fr: 'prochaine-eclipse',
      pt: 'proximo-eclipse',
    },
  },
  glossary: {
    ...open,
    slugs: { en: 'glossary', tr: 'sozluk', es: 'glosario', fr: 'glossaire', pt: 'glossario' },
  },
  status: { ...hidden, slugs: everywhere('status') },
  search: {
    ...hidden,
    slugs: { en: 'search', tr: 'ara', es: 'buscar', fr: 'recherche', pt: 'busca' },
  },
  blogs: { ...open, slugs: everywhere('blogs') },
  'blog-category': { ...open, slugs: everywhere('blogs/{category}') },
  'blog-article': { ...open, slugs: everywhere('blog/{article}') },
  faq: { ...open, slugs: mostly('faq', { tr: 'sss' }) },
  contact: {
    ...open,
    access: 'optional',
    reaches: { human: true },
    slugs: mostly('contactus', { tr: 'iletisim' }),
  },
  about: { ...open, slugs: mostly('aboutus', { tr: 'hakkimizda' }) },
  'privacy-policy': { ...open, slugs: mostly('privacy-policy', { tr: 'gizlilik-sozlesmesi' }) },
  'user-agreement': { ...open, slugs: mostly('user-agreement', { tr: 'kullanici-sozlesmesi' }) },
  login: { ...auth, access: 'signed-out', again: true, slugs: everywhere('accounts/login') },
  signup: { ...auth, access: 'signed-out', slugs: everywhere('accounts/signup') },
  'password-reset': { ...auth, access: 'public', slugs: everywhere('accounts/password/reset') },
  profile: {
    ...auth,
    layout: 'default',
    access: 'signed-in',
    reaches: { identity: true, push: true },
    slugs: everywhere('accounts/profile'),
  },
  'account-security': {
    ...auth,
    layout: 'default',
    access: 'signed-in',
    slugs: {
      en: 'accounts/security',
      tr: 'accounts/guvenlik',
      es: 'accounts/seguridad',
      fr: 'accounts/securite',
      pt: 'accounts/seguranca',
    },
  },
  'account-consulting': {
    ...auth,
    layout: 'default',
    access: 'signed-in',
    reaches: {},
    slugs: {
      en: 'accounts/consulting',
      tr: 'accounts/danismanlik',
      es: 'accounts/consultas',
      fr: 'accounts/consultations',
      pt: 'accounts/consultas',
    },
  },
  // Where the links in the mails of a consultation lead.
  'consulting-answer': {
    ...hidden,
    slugs: {
      en: 'consulting-answer',
      tr: 'danismanlik-yaniti',
      es: 'respuesta-de-consulta',
      fr: 'reponse-de-consultation',
      pt: 'resposta-de-consulta',
    },
  },
  orders: {
    ...hidden,
    access: 'signed-in',
    slugs: {
      en: 'accounts/orders',
      tr: 'accounts/siparisler',
      es: 'accounts/pedidos',
      fr: 'accounts/commandes',
      pt: 'accounts/pedidos',
    },
  },
  order: {
    ...hidden,
    access: 'optional',
    reaches: { checkout: true },
    slugs: {
      en: 'order/{order}',
      tr: 'siparis/{order}',
      es: 'pedido/{order}',
      fr: 'commande/{order}',
      pt: 'pedido/{order}',
    },
    patterns: { order: ORDER_ID },
  },
  book: {
    ...hidden,
    access: 'optional',
    slugs: {
      en: 'book/{order}',
      tr: 'kitap/{order}',
      es: 'libro/{order}',
      fr: 'livre/{order}',
      pt: 'livro/{order}',
    },
    patterns: { order: ORDER_ID },
  },
  // Where the mail of a gift leads.
  gift: {
    ...hidden,
    slugs: { en: 'gift', tr: 'hediye', es: 'regalo', fr: 'cadeau', pt: 'presente' },
  },
  'message-packs': {
    ...open,
    access: 'optional',
    slugs: {
      en: 'celestia-messages',
      tr: 'celestia-mesajlari',
      es: 'mensajes-con-celestia',
      fr: 'messages-avec-celestia',
      pt: 'mensagens-com-celestia',
    },
  },
  'delete-user': { ...hidden, reaches: { identity: true }, slugs: everywhere('deleteUser') },
  unsubscribe: { ...hidden, slugs: everywhere('unsubscribe') },
  'tik-tok': { ...open, slugs: everywhere('tik-tok') },
  'onelink-tiktok': { ...bare, slugs: everywhere('onelink-tiktok') },
  'the-universe-has-a-plan-for-you': {
    ...open,
    slugs: mostly('the-universe-has-a-plan-for-you', { tr: 'evrenin-senin-icin-bir-plani-var' }),
  },
  'premium-pop-up': {
    ...bare,
    slugs: { tr: 'premium-pop-up', es: 'premium-pop-up', fr: 'premium-pop-up' },
  },
  // The specification names it in two languages; a picture to share is wanted in all (ADR 8).
  stencil: { ...bare, slugs: everywhere('stencil') },
  calendar: { ...bare, slugs: everywhere('calendar/{token}') },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** Widens a row to the shape that every row shares. */
export function pageRow(id: PageId): PageRow {
  return PAGES[id];
}

/**
 * Paths that the mobile app and campaigns open with a configured token as last segment. The page is shown
 * bare (layout 'none') and is not indexed.
 */
export const DEEP_LINKS = {
  home: 'home',
  'premium-pop-up': 'premium-pop-up',
  calendar: 'calendar',
  'ascendant-sign': 'rising-sign',
  juno: 'juno-calculation',
  'astrology-reports': 'astrology-reports',
  stencil: 'stencil',
  'chat-with-your-lover-lp': 'chat-with-your-lover-lp',
  'chat-with-your-lover': 'chat-with-your-lover',
} as const satisfies Record<string, PageId>;

/**
 * Old folders under a prefix, and where what was in them lives now: `from/x` is at `to/x`, and the folder itself led to
 * what the page `index` shows.
 */
export const MOVED = [
  { language: 'en', from: ['resources', 'blog'], to: ['blog'], index: 'blogs' },
] as const satisfies readonly {
  language: Language;
  from: readonly string[];
  to: readonly string[];
  index: PageId;
}[];

/** Unprefixed paths that go straight to a page's canonical place in the visitor's language. */
export const UNPREFIXED_PAGES = {
  home: 'home',
  unsubscribe: 'unsubscribe',
  'privacy-policy': 'privacy-policy',
} as const satisfies Record<string, PageId>;
