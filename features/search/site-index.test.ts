import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { indexOf } from '../../routes/pages/search/findables.ts';

const YEAR = 2026;

/** What is typed, and the page or the anchor that should be among the first three. */
const TYPED: Readonly<Record<Language, readonly (readonly [query: string, path: string])[]>> = {
  en: [
    ['birth chart', '/en/natal-chart'],
    ['rising sign calculator', '/en/rising-sign'],
    ['mercury retrograde', '/en/blog/mercury-retrograde'],
    ['is mercury in retrograde right now', '/en/is-mercury-retrograde'],
    ['moon void of corse', '/en/void-of-course-moon'],
    ['compatability', '/en/relationship-compatibility-calculator'],
    ['orb', '/en/glossary#orb'],
    ['next eclipse', '/en/next-eclipse'],
    ['how do i read my chart', '/en/blog/how-to-read-a-birth-chart'],
    ['taurus horoscope', '/en/horoscope/taurus'],
  ],
  tr: [
    ['dogum haritasi hesaplama', '/tr/dogum-haritasi'],
    ['yükselen burcum ne', '/tr/yukselen-burc'],
    ['merkür retrosu ne zaman bitiyor', '/tr/merkur-retro-mu'],
    ['ay boslukta mi', '/tr/boslukta-ay'],
    ['kiron', '/tr/blog/kiron-haritada'],
    ['ev sistemleri', '/tr/blog/ev-sistemleri'],
    ['sevgilimle uyumumuz', '/tr/iliski-uyumluluk-hesaplayici'],
    ['güneş tutlması', '/tr/gunes-tutulmasi'],
    ['yücelim nedir', '/tr/sozluk#exaltation'],
    ['boğa burcu yorumu', '/tr/horoscope/boga'],
  ],
  es: [
    ['carta astral gratis', '/es/carta-natal'],
    ['calcular ascendente', '/es/ascendente'],
    ['mercurio retrogrado', '/es/blog/mercurio-retrogrado'],
    ['luna vacia de curso', '/es/luna-vacia-de-curso'],
    ['proximo eclipse', '/es/proximo-eclipse'],
    ['sinastria', '/es/blog/sinastria-comparar-dos-cartas'],
    ['compatiblidad amorosa', '/es/calculadora-de-compatibilidad-de-relaciones'],
    ['que es un orbe', '/es/glosario#orb'],
    ['quirón', '/es/blog/quiron-en-la-carta-natal'],
    ['horoscopo tauro', '/es/horoscope/tauro'],
  ],
  fr: [
    ['theme astral gratuit', '/fr/carte-natale'],
    ['calculer mon ascendant', '/fr/rising-sign'],
    ['mercure retrograde', '/fr/blog/mercure-retrograde'],
    ['lune vide de course', '/fr/lune-vide-de-course'],
    ['prochaine eclipse', '/fr/prochaine-eclipse'],
    ['systemes de maisons', '/fr/blog/systemes-de-maisons'],
    ['compatibilité amoureuse', '/fr/calculateur-de-compatibilite-relationnelle'],
    ['c’est quoi un orbe', '/fr/glossaire#orb'],
    ['lune noire', '/fr/blog/lune-noire-lilith'],
    ['horoscope taureau', '/fr/horoscope/taureau'],
  ],
  pt: [
    ['mapa astral gratis', '/pt/mapa-natal'],
    ['calcular ascendente', '/pt/rising-sign'],
    ['mercurio retrogrado', '/pt/blog/mercurio-retrogrado'],
    ['lua fora de curso', '/pt/lua-fora-de-curso'],
    ['proximo eclipse', '/pt/proximo-eclipse'],
    ['sinastria', '/pt/blog/sinastria'],
    ['compatibilidade amorosa', '/pt/calculadora-de-compatibilidade-de-relacionamento'],
    ['o que é orbe', '/pt/glossario#orb'],
    ['quiron', '/pt/blog/quiron-no-mapa-astral'],
    ['horoscopo de touro', '/pt/horoscope/touro'],
  ],
};

describe.each(LANGUAGES)('the search in %s', (language) => {
  it.each(TYPED[language])('answers “%s” by %s among the first three', async (query, path) => {
    const found = (await indexOf(language, YEAR)).find(query).slice(0, 3);
    expect(found.map((each) => each.path)).toContain(path);
  });

  it.each(['xqzwv', '', '“”?!', '<qqqqq>'])('finds nothing by “%s”', async (query) => {
    expect((await indexOf(language, YEAR)).find(query)).toEqual([]);
  });

  it('leads to each thing once', async () => {
    const found = (await indexOf(language, YEAR)).find('a e i o u');
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
  });
});
