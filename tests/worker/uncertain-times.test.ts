import { describe, expect, it } from 'vitest';
import { postForm, request } from './request.ts';

const DAY = { day: '10', month: '6', year: '1990', placeId: '745044', place: 'İstanbul' };
/** As the form sends it: all its fields, whichever are shown. */
const EMPTY = { hour: '', minute: '', timeFrom: '', timeTo: '', dayPart: '', timeKnown: 'nothing' };
const UNKNOWN = { ...DAY, ...EMPTY, timeUnknown: '1' };
const BETWEEN = { ...UNKNOWN, timeKnown: 'between', timeFrom: '14', timeTo: '16.30' };

/** A result whose houses follow from a guess. */
const GUESSED = /<section class="result[^"]* result--guessed"/;

const NATAL = {
  tr: '/tr/dogum-haritasi',
  en: '/en/natal-chart',
  es: '/es/carta-natal',
  fr: '/fr/carte-natale',
  pt: '/pt/mapa-natal',
};

async function post(path: string, fields: Record<string, string>) {
  const response = await postForm(path, fields);
  const text = (await response.text()).replaceAll('<!-- -->', '').replaceAll(/[\u00a0\u202f]/g, ' ');
  return { status: response.status, html: text, result: text.slice(text.indexOf('id="chart-result"')) };
}

describe('a birth between two times', () => {
  it.each([
    [NATAL.tr, '14:00 ile 16:30 arasında', 'Yükselen burç'],
    [NATAL.en, 'between 2:00 PM and 4:30 PM', 'Rising sign'],
    [NATAL.es, 'de 14:00 a 16:30', 'Signo ascendente'],
    [NATAL.fr, 'entre 14:00 et 16:30', 'Signe ascendant'],
    [NATAL.pt, 'entre 14:00 e 16:30', 'Signo ascendente'],
  ])('%s tells what holds through it', async (path, heading, rising) => {
    const { status, html } = await post(path, BETWEEN);
    expect(status).toBe(200);
    expect(html).toContain(heading);
    expect(html).toContain(`<h4>${rising}</h4>`);
  });

  it('names the rising signs with their times, houses that are open, and the stretch in the receipt', async () => {
    const { html } = await post(NATAL.en, BETWEEN);
    const panel = html.match(/<section class="window card".*?<\/section>/s)?.[0] ?? '';
    expect(panel).toMatch(/2:00 PM–[23]:\d\d PM.*Virgo|2:00 PM–[34]:\d\d PM.*Libra/s);
    expect(panel).toMatch(/<td class="window__open">\d+ or \d+<\/td>/);
    const receipt = html.match(/<details class="receipt.*?<\/details>/s)?.[0];
    expect(receipt).toMatch(/June 10, 1990[^<]*2:00 – 4:30 PM/);
    expect(receipt).toContain('UTC+03:00');
  });

  it('is drawn without houses, and says so', async () => {
    const { html } = await post(NATAL.en, BETWEEN);
    expect(html).not.toContain('class="wheel__house"');
    expect(html).toContain('positions are for its middle, without houses and angles');
    expect(html).toContain('Only aspects that hold all through that time are listed.');
  });

  it('reads a body in its house where that held all through it, and in no house where the minute decides', async () => {
    const { html } = await post(NATAL.en, { ...BETWEEN, timeTo: '14.45' });
    const panel = html.match(/<section class="window card".*?<\/section>/s)?.[0] ?? '';
    const rows = [
      ...panel.matchAll(/<\/svg>(Sun|Moon|Venus|Mars|Saturn|Pluto)<.*?<td[^>]*>([^<]*)<\/td><\/tr>/gs),
    ];
    const held = rows.filter(([, , houses]) => /^\d+$/.test(houses ?? '')).map(([, body = '']) => body);
    const ids = [...html.matchAll(/<h4 id="meaning-(sun|moon|venus|mars|saturn|pluto)-house">/g)].map(
      ([, id]) => id,
    );
    expect(rows).toHaveLength(6);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThan(6);
    expect(ids.toSorted()).toEqual(held.map((body) => body.toLowerCase()).toSorted());
  });

  it('tells nobody to read a rising sign that there is not, and leads to the strip of those that may be', async () => {
    const { html } = await post(NATAL.tr, UNKNOWN);
    expect(html).not.toContain('yükselen burcunu oku');
    expect(html).toContain('Doğum saati bilinmeden yükselen burç okunamaz');
    expect(html).toMatch(/<a href="#likeness-heading">Hangi yükselen burç sana benziyor\?<\/a>/);
    expect(html).toContain('id="likeness-heading"');
    const timed = await post(NATAL.tr, { ...DAY, time: '14:30' });
    expect(timed.html).toContain('yükselen burcunu oku');
    expect(timed.html).not.toContain('#likeness-heading');
  });

  it.each([NATAL.en, NATAL.tr, NATAL.fr])(
    '%s reads the rising sign where no other rose in it',
    async (path) => {
      const { html } = await post(path, { ...BETWEEN, timeFrom: '14:30', timeTo: '15:00' });
      const untold = (await post(path, UNKNOWN)).html.match(/<p class="result__intro[^>]*>.*?<\/p>/)?.[0];
      const [, needed] =
        (await post(path, UNKNOWN)).html.match(/<p class="big-three__missing">([^<]*)/) ?? [];
      const timed = await post(path, { ...DAY, hour: '14', minute: '45', timeKnown: '' });
      const intro = html.match(/<p class="result__intro[^>]*>.*?<\/p>/)?.[0];
      expect(intro).toBe(timed.html.match(/<p class="result__intro[^>]*>.*?<\/p>/)?.[0]);
      expect(intro).not.toBe(untold);
      const title = timed.html.match(/id="meaning-ascendant"><h3>([^<]*)/)?.[1];
      expect(title).toBeTruthy();
      expect(html).toMatch(new RegExp(`id="meaning-ascendant"><h3>${title}</h3><p>[^<]{80}`));
      expect(needed).toBeTruthy();
      expect(html).not.toContain(`<p class="big-three__missing">${needed}`);
    },
  );

  it('is told on the card of the summary by the sign, at no degree', async () => {
    const { html } = await post('/en/astrological-summary', {
      ...BETWEEN,
      timeFrom: '14:30',
      timeTo: '15:00',
    });
    expect(html).toMatch(/<b>Libra<\/b><\/p>/);
    expect(html).not.toContain('big-three__missing"');
  });

  it('is a certain rising sign where no other rose in it', async () => {
    const { html } = await post('/en/rising-sign', { ...BETWEEN, timeFrom: '14:30', timeTo: '15:00' });
    expect(html).toContain('<p class="rising__name">Libra</p>');
    expect(html).toContain('your rising sign is certain');
    expect(html).not.toContain('class="likeness"');
  });

  it('fills the form again, and the page remembers it as it was told', async () => {
    const { html } = await post(NATAL.en, BETWEEN);
    expect(html).toMatch(/name="timeUnknown"[^>]* checked/);
    expect(html).toMatch(/value="between"[^>]*checked|checked[^>]*value="between"/);
    expect(html).toMatch(/name="timeTo"[^>]* value="4:30 PM"/);
    const remembered = html.match(/data-fields="([^"]*)"/)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(remembered)).toEqual({
      ...DAY,
      timeFrom: '14:00',
      timeTo: '16:30',
    });
  });

  it.each([
    [{ timeFrom: '', timeTo: '' }, 'timeFrom', 'Enter the earlier of the two times.'],
    [{ timeTo: '' }, 'timeTo', 'Enter the later of the two times.'],
    [{ timeFrom: 'lunch' }, 'timeFrom', 'Write the time as hours and minutes'],
    [{ timeTo: '13' }, 'timeTo', 'The later time must come after the earlier one'],
    [{ timeFrom: '2', period: '' }, 'timeFrom', 'Add AM or PM'],
    [{ timeKnown: 'part' }, 'dayPart', 'Choose the part of the day.'],
  ])('is refused by its field: %j', async (wrong, field, message) => {
    const { status, html } = await post(NATAL.en, { ...BETWEEN, ...wrong });
    expect(status).toBe(422);
    expect(html).toContain(`<a href="#birth-${field}">${message}`);
    expect(html).toMatch(new RegExp(`<p id="birth-${field}-error" class="birth__error">${message}`));
    const control = html.match(new RegExp(`<(?:input|select) id="birth-${field}"[^>]*>`))?.[0];
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain(`birth-${field}-error`);
  });

  it('does not count once the box is not ticked', async () => {
    const { timeUnknown: _box, ...unticked } = BETWEEN;
    const { html } = await post(NATAL.en, { ...unticked, hour: '14', minute: '30' });
    expect(html).toContain('class="wheel__house"');
  });
});

it('a part of the day is a stretch by its hours', async () => {
  const { html } = await post(NATAL.tr, { ...UNKNOWN, timeKnown: 'part', dayPart: 'evening' });
  expect(html).toContain('Doğum saati 18:00 ile 00:00 arasında');
  expect(html).toMatch(/<option value="evening" selected/);
});

describe('a birth without a time', () => {
  it('may be any of the signs that rose, each with its hours and its portrait', async () => {
    const { html } = await post(NATAL.en, UNKNOWN);
    expect(html.match(/<li class="likeness__card">/g)).toHaveLength(12);
    expect(html).toContain('It’s a game of likeness, and it proves nothing.');
    expect(html.match(/<button[^>]* aria-label="This one sounds like me: [A-Z]/g)).toHaveLength(12);
    expect(html).toMatch(/<dt>Date<\/dt><dd>June 10, 1990<\/dd>/);
  });

  it.each([
    [NATAL.en, 'A guess: Virgo rising'],
    [NATAL.tr, 'yükselen burcun Başak sayıldı'],
    ['/en/rising-sign', 'A guess: Virgo rising'],
  ])('%s draws the sign that was chosen, and marks it as a guess', async (path, notice) => {
    const { status, html } = await post(path, { ...UNKNOWN, likeness: 'virgo' });
    expect(status).toBe(200);
    expect(html).toContain(notice);
    expect(html).toMatch(GUESSED);
    expect(html).toContain('class="wheel__house"');
    expect(html.match(/<li class="likeness__card likeness__card--chosen">/g)).toHaveLength(1);
    expect(html.match(/<li class="likeness__card">/g)).toHaveLength(11);
  });

  it.each([
    [NATAL.tr, ['Ay Oğlak’ta', 'Ay Kova’da'], 'iki burcu da aşağıda'],
    [NATAL.en, ['Moon in Capricorn', 'Moon in Aquarius'], 'both of its signs are here'],
    [NATAL.es, ['Luna en Capricornio', 'Luna en Acuario'], 'la Luna cambió de signo'],
    [NATAL.fr, ['Lune en Capricorne', 'Lune en Verseau'], 'la Lune a changé de signe'],
    [NATAL.pt, ['Lua em Capricórnio', 'Lua em Aquário'], 'a Lua mudou de signo'],
  ])('%s reads a Moon that changed its sign that day in both of them', async (path, signs, note) => {
    const { html } = await post(path, { ...UNKNOWN, day: '12' });
    const moon = html.match(/<article class="meaning" id="meaning-moon">.*?<\/article>/s)?.[0] ?? '';
    expect([...moon.matchAll(/<h4>([^<]*)<\/h4><p>[^<]{100,}<\/p>/g)].map(([, head]) => head)).toEqual(signs);
    expect(moon).toMatch(/<p class="meaning__fact">[^<]*\d\d?:\d\d[^<]*<\/p>/);
    expect(html.match(/<p class="result__intro no-print">([^<]*)</)?.[1]).toContain(note);
  });

  it('of which only a link is left is not told to read a Moon whose sign is open', async () => {
    const { html } = await post(NATAL.en, { ...UNKNOWN, day: '12' });
    const link = html.match(/href="[^"]*(\?c=[^"]*)"/)?.[1] ?? '';
    const shared = await (await request(NATAL.en + link)).text();
    expect(shared).not.toContain('id="meaning-moon"');
    const intro = shared.match(/<p class="result__intro no-print">([^<]*)</)?.[1];
    expect(intro).toMatch(/Start with the Sun\. There’s no rising sign/);
  });

  it('is shared and drawn as a picture without the guess', async () => {
    const links = (html: string) => [
      html.match(/href="([^"]*\?c=[^"]*)"/)?.[1],
      html.match(/href="([^"]*\?s=[^"]*)"/)?.[1],
    ];
    const [guessed, told] = [
      await post(NATAL.en, { ...UNKNOWN, likeness: 'virgo' }),
      await post(NATAL.en, UNKNOWN),
    ];
    expect(links(guessed.html)).toEqual(links(told.html));
    expect(links(told.html)[0]).toBeDefined();
  });

  it.each(['constructor', 'virgo '])('takes no guess that is no sign: %s', async (likeness) => {
    const { html } = await post(NATAL.en, { ...UNKNOWN, likeness });
    expect(html).not.toMatch(GUESSED);
  });

  it('is no guess where the time is known', async () => {
    const { html } = await post(NATAL.en, { ...DAY, time: '14:30', likeness: 'aries' });
    expect(html).not.toMatch(GUESSED);
    expect(html).not.toContain('class="likeness"');
  });

  it('sends with a choice what was told, and nothing else', async () => {
    const { html } = await post(NATAL.en, { ...BETWEEN, likeness: 'virgo' });
    const form = html.match(/<form id="likeness".*?<ol/s)?.[0] ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    expect(Object.fromEntries(hidden.map(([, name, value]) => [name, value]))).toEqual({
      ...DAY,
      timeFrom: '14:00',
      timeTo: '16:30',
    });
  });
});
