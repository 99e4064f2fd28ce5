import { describe, expect, it } from 'vitest';
import { postForm } from './request.ts';

/** A day on which Saturn, Uranus, Neptune and Pluto went back; the Sun stands above the horizon. */
const FIELDS = { day: '10', month: '6', year: '1990', placeId: '745044', place: 'İstanbul' };
const TIMED = { ...FIELDS, time: '14:30' };
const UNTIMED = { ...FIELDS, timeUnknown: '1' };

const PATHS = {
  tr: '/tr/dogum-haritasi',
  en: '/en/natal-chart',
  es: '/es/carta-natal',
  fr: '/fr/carte-natale',
  pt: '/pt/mapa-natal',
} as const;

async function draw(path: string, fields: Record<string, string>): Promise<string> {
  const response = await postForm(path, fields);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('<!-- -->', '');
}

/** The headings of the parts within a reading. */
function partsOf(html: string, point: string): string[] {
  const [, reading = ''] =
    html.match(
      new RegExp(`<(?:article|details)[^>]* id="meaning-${point}">(.*?)</(?:article|details)>`, 's'),
    ) ?? [];
  return [...reading.matchAll(/<h4[^>]*>([^<]*)<\/h4><p>[^<]{100,}<\/p>/g)].map(
    ([, heading = '']) => heading,
  );
}

describe('the texts of a birth chart', () => {
  it.each([
    [PATHS.tr, 'Alçalan Koç’ta', 'Satürn retro', 'Güney Ay Düğümü Aslan’da', 'Şans Noktası', 'Verteks'],
    [PATHS.en, 'Descendant in Aries', 'Saturn retrograde', 'South Node in Leo', 'Part of Fortune', 'Vertex'],
    [
      PATHS.es,
      'Descendente en Aries',
      'Saturno en retrogradación',
      'Nodo Sur en Leo',
      'Parte de la Fortuna',
      'Vértex',
    ],
    [PATHS.fr, 'Descendant en Bélier', 'Saturne rétrograde', 'Nœud Sud en Lion', 'Part de Fortune', 'Vertex'],
    [
      PATHS.pt,
      'Descendente em Áries',
      'Saturno em movimento retrógrado',
      'Nodo Sul em Leão',
      'Parte da Fortuna',
      'Vértex',
    ],
  ])('on %s hold what is opposite, what goes back, and the points at the end', async (path, ...names) => {
    const [descendant, back, southNode, fortune, vertex] = names;
    const html = await draw(path, TIMED);
    expect(partsOf(html, 'ascendant')).toEqual([descendant]);
    expect(partsOf(html, 'saturn')).toContain(back);
    expect(partsOf(html, 'jupiter')).toHaveLength(1);
    expect(partsOf(html, 'trueNode')).toContain(southNode);
    expect(partsOf(html, 'midheaven')).toHaveLength(1);
    expect(partsOf(html, 'chiron')).toHaveLength(1);
    const titles = [...html.matchAll(/<h3>([^<]*)<\/h3><span class="meaning__at">/g)].map(
      ([, title]) => title,
    );
    // The twelve houses follow.
    expect(titles.at(-14)).toContain(fortune);
    expect(titles.at(-13)).toContain(vertex);
  });

  it('lead nowhere that the page does not have', async () => {
    const html = await draw(PATHS.en, TIMED);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toContain('position-partOfFortune');
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('without an hour are those that need none', async () => {
    const html = await draw(PATHS.en, UNTIMED);
    expect(partsOf(html, 'trueNode')).toEqual(['South Node in Leo']);
    expect(partsOf(html, 'saturn')).toEqual(['Saturn retrograde']);
    expect(partsOf(html, 'chiron')).toEqual([]);
    expect(html).not.toMatch(/id="meaning-(?:ascendant|descendant|imumCoeli|partOfFortune|vertex)"/);
  });
});
