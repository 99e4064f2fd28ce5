import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { OPEN_OPERATIONS, type Operation } from '../../contract/operations.ts';
import { request } from './request.ts';

type Query = Readonly<Record<string, string | readonly string[]>>;

interface Trial {
  /** A query that is answered. */
  good: Query;
  /** What is tried in place of one of its values. */
  tries: Readonly<Record<string, readonly string[]>>;
}

/** Each value is as good or bad by its shape alone: what only a calendar or a table can tell stands in other tests. */
const TRIALS: Readonly<Record<string, Trial>> = {
  eclipses: {
    good: { kind: 'solar', from: '2027-01-01', to: '2027-12-31' },
    tries: {
      kind: ['lunar', 'both', 'Solar', 'constructor'],
      from: [
        '2027-01-01T00:00Z',
        '2027-01-01T00:00:00.5Z',
        '2027-1-1',
        '2027',
        '2027-01-01T00:00+03:00',
        '1.1.2027',
      ],
      to: ['2027-12-31T12:00:00Z', '27-12-31', 'soon', '2027-12-31T12Z'],
    },
  },
  localEclipses: {
    good: { kind: 'lunar', latitude: '41.01', longitude: '28.95', from: '2027-01-01' },
    tries: {
      kind: ['solar', 'SOLAR'],
      latitude: ['-0', '.5', '+12.', '1e1', '41,01', '41°', 'NaN', 'Infinity', '0x10'],
      longitude: ['-180', '28 95', '--1', 'x'],
      from: ['2027-01-01T00:00Z', 'now'],
    },
  },
  events: { good: { year: '2026' }, tries: { year: ['1900', '26', '+2026', '2026.0', '20260', 'next'] } },
  eventsFile: {
    good: { year: '2026', show: ['eclipse', 'station'], lang: 'fr', tz: 'Europe/Paris' },
    tries: { year: ['26', 'all'], show: ['ingress', 'moon', 'toString'], lang: ['pt', 'de', 'EN'] },
  },
  horoscope: {
    good: { sign: 'leo', period: 'week', date: '2026-11-23', lang: 'es' },
    tries: {
      sign: ['aries', 'Leo', 'ophiuchus', 'valueOf'],
      period: ['year', 'decade', 'Day'],
      date: ['2026-01-31', '2026-1-31', '23.11.2026', '2026-11-23T00:00Z'],
    },
  },
  stencil: {
    good: { s: 'cjdbakjjjhg', style: 'dusk', format: 'square', lang: 'tr' },
    tries: { style: ['paper', 'noon'], format: ['story', 'round'], lang: ['en', 'xx'] },
  },
};

function addressOf(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  return `${path}?${new URLSearchParams(entries)}`;
}

async function refusedFields(path: string, query: Query): Promise<string[]> {
  const response = await request(addressOf(path, query));
  if (response.status === 200) return [];
  const { error } = v.parse(ApiError, await response.json());
  return Object.keys(error.fields ?? {});
}

it.each(Object.entries(TRIALS))(
  'refuses in a query of %s what its schema refuses, by the field, and nothing else',
  async (id, { good, tries }) => {
    const operation = Object.entries<Operation>(OPEN_OPERATIONS).find(([name]) => name === id)?.[1];
    if (!operation?.query) throw new Error(`${id} takes no query`);
    const { path, query: schema } = operation;
    expect(await refusedFields(path, good)).toEqual([]);
    expect(v.is(schema, good)).toBe(true);
    for (const [field, values] of Object.entries(tries)) {
      for (const value of values) {
        const query = { ...good, [field]: Array.isArray(good[field]) ? [value] : value };
        const expected = v.is(schema, query) ? [] : [field];
        expect(await refusedFields(path, query), `${field}=${value}`).toEqual(expected);
      }
    }
  },
);

it.each(['eclipses', 'localEclipses', 'events', 'horoscope', 'stencil'])(
  'asks in a query of %s for what its schema asks for',
  async (id) => {
    const operation = Object.entries<Operation>(OPEN_OPERATIONS).find(([name]) => name === id)?.[1];
    const needed = Object.entries(operation?.query?.entries ?? {}).filter(
      ([, entry]) => !v.is(entry, undefined),
    );
    const fields = await refusedFields(operation?.path ?? '', {});
    expect(new Set(fields)).toEqual(new Set(needed.map(([name]) => name)));
  },
);
