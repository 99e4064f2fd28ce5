import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};
const HOURLESS = { ...BIRTH, time: '', timeUnknown: '1' };
/** Whatever names the birth: its place, and its year, day and time together. */
const OF_A_BIRTH = /745044|stanbul|1990/;

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What stands in the day's region; empty where the page has the form instead. */
function dayOf(html: string): string {
  return /<div id="today">(<section.*?)<nav class="wrap signs"/s.exec(html)?.[1] ?? '';
}

function actionOf(html: string): string | undefined {
  return /<form id="birth-form"[^>]* action="([^"]*)"/.exec(html)?.[1];
}

async function keepBirth(headers: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({ task: 'birth', ...BIRTH });
  const response = await request(href('profile', 'en'), { method: 'POST', headers, body });
  expect(response.status).toBe(303);
}

describe.each(LANGUAGES)('home in %s', (language) => {
  const path = href('home', language);

  it('has the form for the natal chart, the signs, a sample and the sky', async () => {
    const response = await request(path);
    const html = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(actionOf(html)).toBe(href('natal-chart', language));
    expect(dayOf(html)).toBe('');
    for (const sign of ['aries', 'pisces']) {
      expect(html).toContain(`href="${href('horoscope', language, { sign })}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<aside');
    expect(html).toContain('<figcaption>');
    expect(html).toMatch(/<script[^>]*>[^<]*\.known/);
  });

  it('answers a birth with its day, for these eyes alone and without a birth in an address', async () => {
    const response = await postForm(path, BIRTH);
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const day = dayOf(html);
    expect(day).toContain('id="your-day"');
    expect(day).toContain('id="your-sign"');
    expect(day.match(/data-as="shortDate"/g)?.length).toBeGreaterThan(4);
    expect(day).not.toMatch(/\{\{|undefined|null|NaN/);
    const year = String(new Date().getUTCFullYear());
    expect(day).toContain(`href="${href('astrological-events', language, { year })}"`);
    expect(actionOf(html)).toBeUndefined();
    expect(html.match(/<h1/g)).toHaveLength(1);
    const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => OF_A_BIRTH.test(address ?? ''))).toEqual([]);
  });
});

describe('the day of a birth', () => {
  it('has no houses where the hour is not known, and says so', async () => {
    const day = dayOf(await (await postForm('/en', HOURLESS)).text());
    expect(day).toContain('Without a birth time');
    expect(day).not.toContain('Leaves this house');
  });

  it('follows the settings of the chart, and says which zodiac that is', async () => {
    const day = dayOf(await (await postForm('/en', { ...BIRTH, zodiac: 'lahiri' })).text());
    expect(day).toContain('By your chart’s settings: Sidereal, Lahiri.');
    expect(day.replaceAll('<!-- -->', '')).toContain('<span>Ascendant</span> Virgo');
    const usual = dayOf(await (await postForm('/en', BIRTH)).text());
    expect(usual).not.toContain('By your chart’s settings');
    expect(usual.replaceAll('<!-- -->', '')).toContain('<span>Ascendant</span> Libra');
  });

  it('draws each glyph once, its own wheel and the sky of all together', async () => {
    const html = await (await postForm('/en', BIRTH)).text();
    const ids = [...html.matchAll(/id="(g-[^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...html.matchAll(/<use href="#(g-[^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is answered by the form with its faults', async () => {
    const response = await postForm('/en', { ...BIRTH, day: '31', month: '2' });
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'private, no-store']);
    expect(html).toContain('id="birth-errors"');
    expect(html).toMatch(/name="day"[^>]*value="31"/);
    expect(dayOf(html)).toBe('');
  });

  it('is answered by the places that a name may mean', async () => {
    const response = await postForm('/en', { ...BIRTH, place: 'Springfield', placeId: '' });
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/type="radio"[^>]*name="placeId"/);
  });
});

describe('home of whoever is signed in', () => {
  it('shows the form and how a birth is kept, where none is', async () => {
    const headers = await signIn({ id: 'home-without-birth' });
    const response = await request('/en', { headers });
    const html = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(actionOf(html)).toBe(href('natal-chart', 'en'));
    expect(html).toContain('Keep your birth details in your account');
  });

  it('shows the day of the birth that the account holds, and asks for none', async () => {
    const headers = await signIn({ id: 'home-with-birth' });
    await keepBirth(headers);
    const response = await request('/en', { headers });
    const html = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(dayOf(html)).toContain('From the birth details in your account.');
    expect(dayOf(html)).not.toContain('data-act');
    expect(actionOf(html)).toBeUndefined();
    expect(html).not.toMatch(OF_A_BIRTH);
    // Nobody else gets it.
    expect(dayOf(await (await request('/en')).text())).toBe('');
  });
});
