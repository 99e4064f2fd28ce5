import { describe, expect, it } from 'vitest';
import { postForm } from './request.ts';

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

  it('tells nobody to read a rising sign that there is not, and leads to the strip of those that may be', async () => {
    const { html } = await post(NATAL.tr, UNKNOWN);
    expect(html).not.toContain('yükselen burcunu oku');
    expect(html).toContain('Doğum saati bilinmeden yükselen burç okunamaz.');
    expect(html).toMatch(/<a href="#likeness-heading">Hangi yükselen burç sana benziyor\?<\/a>/);
    expect(html).toContain('id="likeness-heading"');
    const timed = await post(NATAL.tr, { ...DAY, time: '14:30' });
    expect(timed.html).toContain('yükselen burcunu oku');
    expect(timed.html).not.toContain('#likeness-heading');
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
