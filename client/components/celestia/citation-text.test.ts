import { describe, expect, test } from 'vitest';
import { EVERY_BODY_ID } from '../../../astrology/ids.ts';
import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES, LOCALES } from '../../../locales/locales.ts';
import { aboutIdOf, questionAbout } from './about-point.ts';
import { birthName } from './birth-name.ts';
import { type CitationOwners, chipText, pointOnWheel } from './citation-text.ts';

const NATAL: Citation = {
  kind: 'placement',
  whose: 'self',
  body: 'venus',
  sign: 'taurus',
  house: 8,
  longitude: 42.8934,
};
const THEIRS: Citation = { ...NATAL, whose: 'partner' };
const IN_SKY: Citation = {
  kind: 'placement',
  whose: 'sky',
  body: 'moon',
  sign: 'taurus',
  longitude: 48.7,
  instant: '2026-11-23T12:00:00Z',
};
const TRANSIT: Citation = {
  kind: 'transit',
  whose: 'sky',
  met: 'self',
  body: 'saturn',
  second: 'venus',
  aspect: 'square',
  instant: '2027-01-22T05:00:00Z',
};

const BETWEEN: Citation = {
  kind: 'aspect',
  whose: 'self',
  met: 'partner',
  body: 'venus',
  second: 'mars',
  aspect: 'square',
};

async function textOf(
  citation: Citation,
  language: (typeof LANGUAGES)[number] = 'en',
  owners: CitationOwners | null = null,
): Promise<string> {
  const words = await loadWords(language, ['astro']);
  const format = new Intl.DateTimeFormat(LOCALES[language].tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return chipText(citation, { names: words.section('astro'), format, owners }).text;
}

describe('a chip', () => {
  test('tells degree, sign and house of a placement', async () => {
    expect(await textOf(NATAL)).toBe('Venus · 12°53′ Taurus · 8th house');
    expect(await textOf(NATAL, 'tr')).toBe('Venüs · 12°53′ Boğa · 8. ev');
  });

  test('tells when of what happens', async () => {
    expect(await textOf(TRANSIT)).toBe('Saturn – Venus · square · Jan 22, 2027');
    expect(
      await textOf({ kind: 'lunation', body: 'moon', sign: 'gemini', instant: '2026-11-24T14:53:00Z' }),
    ).toBe('Moon · Gemini · Nov 24, 2026');
  });

  test('counts the first of a month, where the language does', async () => {
    const first: Citation = { kind: 'lunation', body: 'moon', sign: 'leo', instant: '2027-02-01T10:00:00Z' };
    expect(await textOf(first, 'fr')).toMatch(/ 1er févr\. 2027$/);
    expect(await textOf(first, 'pt')).toMatch(/ 1º de fev\. de 2027$/);
    expect(await textOf(first, 'es')).toMatch(/ 1 feb 2027$/);
  });

  test('tells from when until when of a retrograde', async () => {
    const text = await textOf({
      kind: 'station',
      body: 'mercury',
      from: '2027-02-09T17:00:00Z',
      to: '2027-03-03T12:00:00Z',
    });
    expect(text).toMatch(/^Mercury · Feb 9\s–\sMar 3, 2027$/);
  });

  test('of a house names the house', async () => {
    expect(await textOf({ kind: 'house', house: 7, sign: 'scorpio', longitude: 225 })).toBe(
      '7th house · 15°00′ Scorpio',
    );
  });

  test('names the nodes and Liliths as texts do, in every language', async () => {
    for (const language of LANGUAGES) {
      for (const body of EVERY_BODY_ID) {
        expect(await textOf({ ...NATAL, body }, language)).not.toMatch(/\(|undefined/);
      }
    }
  });

  test('says whose it is where there are two', async () => {
    const owners = { self: 'you', partner: 'Ada' };
    expect(await textOf(NATAL, 'en', owners)).toBe('Venus (you) · 12°53′ Taurus · 8th house');
    expect(await textOf(THEIRS, 'en', owners)).toBe('Venus (Ada) · 12°53′ Taurus · 8th house');
    expect(await textOf(BETWEEN, 'en', owners)).toBe('Venus (you) – Mars (Ada) · square');
    expect(await textOf({ ...BETWEEN, kind: 'aspect', whose: 'partner', met: 'partner' }, 'en', owners)).toBe(
      'Venus (Ada) – Mars (Ada) · square',
    );
    expect(await textOf(TRANSIT, 'en', owners)).toBe('Saturn – Venus (you) · square · Jan 22, 2027');
    expect(
      await textOf({ kind: 'house', whose: 'partner', met: 'self', body: 'mars', house: 7 }, 'en', owners),
    ).toBe('Mars (Ada) · 7th house (you)');
    expect(
      await textOf(
        { kind: 'house', whose: 'partner', house: 7, sign: 'scorpio', longitude: 225 },
        'en',
        owners,
      ),
    ).toBe('7th house (Ada) · 15°00′ Scorpio');
  });

  test('leads to a point of the reader’s own chart, never to one of the sky', () => {
    expect(pointOnWheel(NATAL)).toBe('venus');
    expect(pointOnWheel(TRANSIT)).toBe('venus');
    expect(pointOnWheel(IN_SKY)).toBeNull();
    expect(pointOnWheel({ ...BETWEEN, whose: 'sky', met: 'self' })).toBeNull();
    expect(
      pointOnWheel({ kind: 'eclipse', whose: 'sky', body: 'sun', instant: '2027-02-06T16:00:00Z' }),
    ).toBeNull();
  });

  test('never leads to the reader’s own point for what is in another’s chart', () => {
    expect(pointOnWheel(THEIRS)).toBeNull();
    expect(pointOnWheel({ kind: 'angle', whose: 'partner', body: 'ascendant', sign: 'leo' })).toBeNull();
    expect(pointOnWheel({ ...TRANSIT, met: 'partner' })).toBeNull();
    expect(pointOnWheel({ kind: 'house', whose: 'partner', met: 'self', body: 'mars', house: 7 })).toBeNull();
    // Of what is between two it leads to the reader's end.
    expect(pointOnWheel(BETWEEN)).toBe('venus');
    expect(pointOnWheel({ kind: 'house', whose: 'self', met: 'partner', body: 'mars', house: 7 })).toBe(
      'mars',
    );
  });
});

describe('the question of a door', () => {
  test.each(LANGUAGES)('is written for every point of a chart in %s', async (language) => {
    const { about } = (await loadWords(language, ['ask'])).section('ask');
    const points = [...EVERY_BODY_ID, 'ascendant', 'midheaven'] as const;
    for (const point of points) expect(questionAbout(aboutIdOf(point), about)).toMatch(/\?$/);
    expect(new Set(Object.values(about)).size).toBe(Object.keys(about).length);
  });

  test('is empty for whatever else stands in an address', async () => {
    const { about } = (await loadWords('en', ['ask'])).section('ask');
    for (const id of [null, '', 'toString', '__proto__', 'trueNode'])
      expect(questionAbout(id, about)).toBe('');
  });
});

describe('the name of a birth', () => {
  test('is its date and place in the reader’s language', () => {
    const birth = { day: '10', month: '6', year: '1990', place: ' İstanbul ' };
    expect(birthName(birth, 'en')).toBe('June 10, 1990 · İstanbul');
    expect(birthName(birth, 'tr')).toBe('10 Haziran 1990 · İstanbul');
  });

  test('is none until there is a whole date', () => {
    const birth = { day: '10', month: '6', year: '1990' };
    for (const fields of [{}, { ...birth, year: '' }, { ...birth, day: 'x' }, { ...birth, day: '31' }]) {
      expect(birthName(fields, 'en')).toBeNull();
    }
  });
});
