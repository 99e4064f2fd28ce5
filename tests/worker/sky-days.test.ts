import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { SkyDaysAnswer } from '../../contract/sky-days.ts';
import { formatPlace } from '../../features/degrees.ts';
import { href } from '../../routes/href.ts';
import { postForm, postJson, request } from './request.ts';

const API = '/api/astrology/sky-days';
const SUN = { id: 'sun', longitude: 79.08 };
const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };
const DAY = { skyday: '1', skymonth: '3', skyyear: '2026' };
const NATAL = href('natal-chart', 'en');

describe('POST /api/astrology/sky-days', () => {
  it('answers the noons of days in a row, as far as they are served', async () => {
    const response = await postJson(API, {
      points: [SUN],
      from: '2026-03-01',
      days: 3,
      timeZone: 'Europe/Istanbul',
    });
    const { days } = (await response.json()) as SkyDaysAnswer;
    expect(days.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
    expect(days[0]?.instant).toBe('2026-03-01T09:00:00Z');
    const last = await postJson(API, { points: [], from: '2099-12-30', days: 61 });
    expect(((await last.json()) as SkyDaysAnswer).days).toHaveLength(2);
  });

  it.each([
    [{ points: [{ id: 'sun', longitude: 400 }] }, 'points'],
    [{ points: undefined }, 'points'],
    [{ days: 62 }, 'days'],
    [{ from: '2100-01-01' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ zodiac: 'chinese' }, 'zodiac'],
  ])('refuses %j by its field', async (fault, field) => {
    const response = await postJson(API, { points: [SUN], from: '2026-03-01', days: 3, ...fault });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as ApiError).error.fields ?? {})).toEqual([field]);
  });
});

describe('the sky of a day on the natal chart’s page', () => {
  it('is asked for by the same birth, posted again', async () => {
    const before = await (await postForm(NATAL, BIRTH)).text();
    expect(before).toContain('action="/en/natal-chart#sky-day"');
    expect(before).not.toContain('class="sky-day__sky"');
    const html = await (await postForm(NATAL, { ...BIRTH, ...DAY })).text();
    expect(html).toContain('The sky of March 1, 2026 over the chart');
    expect(html).toContain('class="sky-day__touches"');
    expect(html).toContain('id="bi-wheel-second-sun"');
  });

  it('is that of the day’s noon', async () => {
    const response = await postJson(API, { points: [], from: '2026-03-01', days: 1 });
    const [noon] = ((await response.json()) as SkyDaysAnswer).days;
    expect(noon?.instant).toBe('2026-03-01T12:00:00Z');
    const html = await (await postForm(NATAL, { ...BIRTH, ...DAY })).text();
    for (const [id, name] of [
      ['sun', 'Sun'],
      ['moon', 'Moon'],
    ]) {
      const place = formatPlace(noon?.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN);
      const told = html.split(`id="bi-wheel-second-${id}"`)[1]?.slice(0, 400);
      expect(told).toContain(`${name}, ${place}`);
    }
  });

  it.each([
    ['31', '2', '2026', 'This day doesn’t exist in the calendar.'],
    ['1', '1', '2150', 'The year must be between 1900 and 2099.'],
  ])('%s.%s.%s is told to be wrong, and the chart stays', async (skyday, skymonth, skyyear, said) => {
    const html = await (await postForm(NATAL, { ...BIRTH, skyday, skymonth, skyyear })).text();
    expect(html).toContain(`role="alert">${said}`);
    expect(html).toContain('id="position-sun"');
  });

  it('leaves out what a birth without an hour does not tell', async () => {
    const html = await (await postForm(NATAL, { ...BIRTH, ...DAY, time: '', timeUnknown: '1' })).text();
    expect(html).toContain('Without the birth time there are no houses');
    expect(html).not.toContain('id="bi-wheel-first-ascendant"');
  });

  it('goes over a shared chart by its address', async () => {
    const link = (await (await postForm(NATAL, BIRTH)).text()).match(/href="([^"]*\?c=[^"]*)"/)?.[1] ?? '';
    const html = await (await request(`${link}&${new URLSearchParams(DAY)}`)).text();
    expect(html).toContain('The sky of March 1, 2026 over the chart');
    expect(html).toContain('method="get"');
  });
});
