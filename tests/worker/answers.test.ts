import { describe, expect, it } from 'vitest';
import { postJson, request } from './request.ts';

/**
 * What the open API says of one birth and of set days, held against how it was when somebody last looked. Whoever changes an answer
 * looks at the difference and keeps it: `vitest -u` with this file.
 */

const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };
const TIMELESS = {
  date: '1984-03-01',
  time: null,
  place: { latitude: 48.85, longitude: 2.35, timeZone: 'Europe/Paris' },
};

/** A longer answer is a list: of what comes after, how much it is says enough. */
const MOST_LINES = 160;

/** Figures to four places and instants to the second: finer ones are the domain's tests' to hold. */
function coarse(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(4));
  return typeof value === 'string' ? value.replace(/(T\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value;
}

const written = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => coarse(inner));

/** An answer with a field a line, the inner ones of short lists on one. */
function told(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} ${written(value)}`];
  const entries = Object.entries(value);
  const isFlat = path !== '' && entries.every(([, inner]) => typeof inner !== 'object' || inner === null);
  if (isFlat) return [`${path} ${written(value)}`];
  return entries.flatMap(([name, inner]) => told(inner, path === '' ? name : `${path}.${name}`));
}

function shortened(lines: readonly string[]): string {
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}

describe('a question by POST', () => {
  it.each([
    ['natal-chart', 'a birth', BIRTH],
    ['natal-chart', 'a birth without its hour', TIMELESS],
    ['natal-chart', 'a birth in whole signs', { ...BIRTH, houseSystem: 'wholeSign' }],
    ['natal-chart', 'nothing', {}],
    ['rising-sign', 'a birth without its hour', TIMELESS],
    ['juno', 'a birth', BIRTH],
    ['synastry', 'two births', { first: BIRTH, second: TIMELESS }],
    ['compatibility', 'two births', { first: BIRTH, second: TIMELESS }],
    ['transits', 'an instant', { ...BIRTH, at: '2026-03-01T12:00:00Z' }],
    ['transits', 'a month', { ...BIRTH, from: '2026-05-01', to: '2026-05-31' }],
    ['eclipses/natal', 'a birth', { ...BIRTH, from: '2026-01-01', count: 4 }],
    ['eclipses/natal', 'a birth without its hour', { ...TIMELESS, from: '2026-01-01', count: 4 }],
  ])('%s, of %s', async (question, _, body) => {
    const response = await postJson(`/api/astrology/${question}`, body);
    expect(shortened(told(await response.json()))).toMatchSnapshot();
  });
});

describe('a question by GET', () => {
  it.each([
    'eclipses?from=2026-01-01&to=2028-12-31',
    'eclipses/local?latitude=41.01&longitude=28.95&from=2026-01-01',
    'eclipses/local?latitude=-33.87&longitude=151.2&from=2028-01-01&kind=solar',
    'events?year=2026&show=lunation&show=eclipse',
    'events?year=2026&show=station',
    'horoscope?sign=leo&period=week&date=2026-11-20',
    'horoscope?sign=pisces&period=day&date=2026-11-20',
    'horoscope?sign=aries&period=month&date=2026-07-01',
    'horoscope?sign=capricorn&period=year&date=2026-07-01',
    'compatibility-test?r=eaabcdabcdabcdabc',
    'horoscope?sign=nothing&period=era&date=never',
    'eclipses?kind=x',
  ])('%s', async (question) => {
    const response = await request(`/api/astrology/${question}`);
    expect(shortened(told(await response.json()))).toMatchSnapshot();
  });

  it('events.ics', async () => {
    const response = await request('/api/astrology/events.ics?year=2026&lang=en&show=eclipse&show=station');
    const text = (await response.text()).replaceAll(/^DTSTAMP:.*$/gm, 'DTSTAMP');
    expect(shortened(text.split('\r\n'))).toMatchSnapshot();
  });

  it('places', async () => {
    const response = await request('/api/places?q=springfield&lang=en');
    expect(shortened(told(await response.json()))).toMatchSnapshot();
  });
});
