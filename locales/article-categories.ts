import type { Language } from './locales.ts';

/** What the articles are sorted by, in the order in which the list of articles shows it. */
export const CATEGORY_IDS = [
  'basics',
  'signs',
  'planets',
  'houses',
  'aspects',
  'moon',
  'sky',
  'relationships',
] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

/** Each category in the addresses of each language. */
export const CATEGORY_SLUGS = {
  basics: {
    en: 'basics',
    tr: 'temeller',
    es: 'primeros-pasos',
    fr: 'premiers-pas',
    pt: 'primeiros-passos',
  },
  signs: { en: 'signs', tr: 'burclar', es: 'signos', fr: 'signes', pt: 'signos' },
  planets: { en: 'planets', tr: 'gezegenler', es: 'planetas', fr: 'planetes', pt: 'planetas' },
  houses: { en: 'houses', tr: 'evler', es: 'casas', fr: 'maisons', pt: 'casas' },
  aspects: { en: 'aspects', tr: 'acilar', es: 'aspectos', fr: 'aspects', pt: 'aspectos' },
  moon: { en: 'moon', tr: 'ay', es: 'luna', fr: 'lune', pt: 'lua' },
  sky: { en: 'sky-events', tr: 'gokyuzu', es: 'cielo', fr: 'ciel', pt: 'ceu' },
  relationships: { en: 'relationships', tr: 'iliskiler', es: 'relaciones', fr: 'relations', pt: 'relacoes' },
} as const satisfies Record<CategoryId, Record<Language, string>>;
