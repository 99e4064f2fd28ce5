import { describe, expect, it } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { encodeChart } from '../../routes/shared-chart.ts';
import { ORIGIN, request } from './request.ts';

async function headOf(path: string): Promise<string> {
  const [head = ''] = (await (await request(path)).text()).split('</head>');
  return head;
}

/** What a page says of its picture, by the last words of its properties. */
async function pictureOf(path: string): Promise<Record<string, string>> {
  const properties = (await headOf(path)).matchAll(/<meta property="og:(image[:\w]*)" content="([^"]*)">/g);
  return Object.fromEntries([...properties].map(([, name, content]) => [name, content]));
}

describe('a page’s picture on other sites', () => {
  it('is its own in its language, with its size and what the page is called', async () => {
    expect(await pictureOf('/tr/dogum-haritasi')).toEqual({
      image: `${ORIGIN}/cards/tr/natal-chart.png`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': expect.stringMatching(/^Ücretsiz doğum haritası/),
    });
    expect(await headOf('/tr/dogum-haritasi')).toContain(
      '<meta name="twitter:card" content="summary_large_image">',
    );
  });

  it.each([
    ['/fr/horoscope/lion', '/cards/fr/horoscope-leo.png'],
    ['/en/blogs/sky-events', '/cards/en/category-sky-events.png'],
    ['/es/eventos-astrologicos-de-2031', '/cards/es/astrological-events.png'],
    ['/en/blogs?page=2', '/cards/en/blogs.png'],
  ])('of %s is %s', async (path, card) => {
    expect((await pictureOf(path)).image).toBe(ORIGIN + card);
  });

  it('is the page’s where a chart is shared: it shows nothing of anybody', async () => {
    const chart = computeChart({
      instantMs: Date.UTC(1990, 5, 10),
      latitudeDeg: 41,
      longitudeDeg: 29,
      houseSystem: 'placidus',
    });
    expect((await pictureOf(`/en/natal-chart?c=${encodeChart(chart)}`)).image).toBe(
      `${ORIGIN}/cards/en/natal-chart.png`,
    );
  });

  it.each(['/en/search', '/en/nowhere'])('is the site’s on %s, which is not to be found', async (path) => {
    expect((await pictureOf(path)).image).toBe(`${ORIGIN}/social-card.png`);
  });

  it('is told of an article to those who read its data as well', async () => {
    const html = await headOf('/en/blog/mercury-retrograde');
    const card = `${ORIGIN}/cards/en/article-mercury-retrograde.png`;
    expect(html).toContain(`<meta property="og:image" content="${card}">`);
    expect(html).toContain(`"image":"${card}"`);
  });
});
