import { afterEach, describe, expect, it, vi } from 'vitest';
import { postForm, request } from './request.ts';

/** The total solar eclipse of 2 August 2027: begins 07:30, greatest 10:07, ends 12:44 UTC. */
const DAY = '?date=2027-08-02';
const BEFORE_MS = Date.UTC(2027, 7, 2, 7);
const DURING_MS = Date.UTC(2027, 7, 2, 10);
const AFTER_MS = Date.UTC(2027, 7, 2, 13);

const FORM = {
  ask: 'chart',
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};

const PAGES = [
  {
    path: '/tr/gunes-tutulmasi',
    now: 'Şu anda sürüyor',
    future: [
      'Neyi anlatıyor:',
      'görülecek mi?',
      'Haritana dokunuyor mu?',
      'evine düşüyor',
      'Buradan görülüyor',
    ],
    past: [
      'Neyi anlatıyordu:',
      'görülüyor muydu?',
      'Haritana dokundu mu?',
      'evine düştü:',
      'Buradan görüldü',
    ],
  },
  {
    path: '/en/solar-eclipse',
    now: 'Happening now',
    future: [
      'What it’s about:',
      'Will you see it',
      'Does it touch your chart?',
      'It falls in your',
      'Visible from here',
    ],
    past: [
      'What it was about:',
      'Could you see it',
      'Did it touch your chart?',
      'It fell in your',
      'Was visible from here',
    ],
  },
  {
    path: '/es/solar-eclipse',
    now: 'Está ocurriendo ahora',
    future: ['De qué trata:', '¿Se verá', '¿Toca tu carta?', 'Cae en tu casa', ', visible desde aquí'],
    past: ['De qué trataba:', '¿Se vio', '¿Tocó tu carta?', 'Cayó en tu casa', ', se vio desde aquí'],
  },
  {
    path: '/fr/solar-eclipse',
    now: 'En ce moment',
    future: [
      'Ce qu’elle raconte',
      'La verras-tu',
      'Touche-t-elle ton thème',
      'Elle tombe dans',
      ', visible d’ici</p>',
    ],
    past: [
      'Ce qu’elle racontait',
      'Pouvait-on la voir',
      'A-t-elle touché ton thème',
      'Elle est tombée dans',
      ', visible d’ici ce jour-là',
    ],
  },
  {
    path: '/pt/solar-eclipse',
    now: 'Acontecendo agora',
    future: [
      'Do que trata:',
      'Dá para ver',
      'Ele toca o seu mapa?',
      'Ele cai na sua casa',
      ', visível daqui',
    ],
    past: [
      'Do que tratava:',
      'Deu para ver',
      'Ele tocou o seu mapa?',
      'Ele caiu na sua casa',
      ', foi visível daqui',
    ],
  },
] as const;

/** The eclipse's page about no one, about a birth and about a place, at an instant. */
async function pagesAt(path: string, nowMs: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  const plain = await request(path + DAY);
  const forms = await Array.fromAsync([FORM, { place: 'İstanbul' }], (form) => postForm(path + DAY, form));
  const texts = await Promise.all([plain, ...forms].map((answer) => answer.text()));
  // The menu has names of its own for what is now.
  return texts.map((html) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))).join('\n');
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(PAGES)('$path', ({ path, now, future, past }) => {
  it('speaks of an eclipse to come as of one to come', async () => {
    const html = await pagesAt(path, BEFORE_MS);
    for (const words of future) expect(html).toContain(words);
    for (const words of past) expect(html).not.toContain(words);
    expect(html).not.toContain(now);
  });

  it('says of one in progress that it is', async () => {
    const html = await pagesAt(path, DURING_MS);
    expect(html).toContain(now);
    for (const words of past) expect(html).not.toContain(words);
  });

  it('speaks of one that is over in the past, and says from when its text speaks', async () => {
    const html = await pagesAt(path, AFTER_MS);
    for (const words of past) expect(html).toContain(words);
    for (const words of future) expect(html).not.toContain(words);
    expect(html).not.toContain(now);
    // Once above the sign's text, once above the house's.
    expect(html.match(/2027<\/time>[^<]*\.<\/p>/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

it('a stored page of the next eclipse is kept no longer than until it begins', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 7, 2, 7, 20) });
  const before = await (await request('/en/solar-eclipse')).text();
  expect(before).toContain('The next solar eclipse');
  expect(before).not.toContain('Happening now');
  vi.setSystemTime(DURING_MS);
  expect(await (await request('/en/solar-eclipse')).text()).toContain('Happening now');
  vi.setSystemTime(AFTER_MS);
  const after = await (await request('/en/solar-eclipse')).text();
  expect(after).not.toContain('Happening now');
  expect(after).toContain('The next solar eclipse');
});
