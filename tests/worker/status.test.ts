import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NUTATION_TERMS } from '../../astrology/tables/nutation.table.ts';
import { StatusAnswer } from '../../contract/status.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { buildId } from '../../worker/build.ts';
import { createLog } from '../../worker/log.ts';
import { readStatus } from '../../worker/watch/read-status.ts';
import { runWatch } from '../../worker/watch/run-watch.ts';
import { watchHourly } from '../../worker/watch/watch-hourly.ts';
import { PLACES_TABLE } from '../../worker/watch/watched-tables.ts';
import { request } from './request.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.now();

const given = (nowMs = NOW_MS) => ({ env, nowMs, log: createLog(() => 'test') });

const told: string[] = [];

beforeEach(async () => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    told.push(line);
  });
  await env.ACCOUNTS.prepare('DELETE FROM watch').run();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function readJson() {
  const response = await request('/status.json');
  expect(response.status).toBe(200);
  return v.parse(StatusAnswer, await response.json());
}

const wrongOf = ({ checks }: StatusAnswer) => checks.filter(({ isRight }) => !isRight).map(({ id }) => id);

describe('the site, looking at itself', () => {
  it('finds ten charts, an eclipse, a birth and every table right', async () => {
    await watchHourly(given());
    const status = await readJson();
    expect(wrongOf(status)).toEqual([]);
    expect(status).toMatchObject({ state: 'green', build: buildId, checkedBuild: buildId });
    expect(status.checks.filter(({ id }) => id.startsWith('chart-'))).toHaveLength(10);
    expect(status.checks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['eclipse', 'birth', 'table-orbits', 'table-time-zones', 'table-places']),
    );
    expect(told).toEqual([]);
  });

  it('turns red for one digit of a table, and says which', async () => {
    const terms = NUTATION_TERMS as number[];
    const [, , , , , amplitude = 0] = terms;
    terms[5] = amplitude + 1;
    try {
      await watchHourly(given());
    } finally {
      terms[5] = amplitude;
    }
    const status = await readJson();
    expect([status.state, wrongOf(status)]).toEqual(['red', ['table-nutation']]);
    expect(told.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'error',
        code: 'watch_red',
        requestId: 'test',
        detail: expect.stringMatching(/^Error: table-nutation: [\da-f]{12}\n/),
      },
    ]);
  });

  it('turns red for one letter of a place', async () => {
    const rename = (from: string, to: string) =>
      env.PLACES.prepare(
        'UPDATE place SET name = ?2 WHERE id = (SELECT id FROM place WHERE name = ?1 LIMIT 1)',
      )
        .bind(from, to)
        .run();
    await rename('Madrid', 'Madrib');
    try {
      await watchHourly(given());
    } finally {
      await rename('Madrib', 'Madrid');
    }
    expect(wrongOf(await readJson())).toEqual(['table-places']);
  });

  it('turns red where the places cannot be read, and never rejects', async () => {
    const broken = { prepare: () => ({ first: () => Promise.reject(new Error('down')) }) };
    const results = await runWatch({ ...given(), env: { PLACES: broken as unknown as typeof env.PLACES } });
    expect(results.filter(({ isRight }) => !isRight)).toEqual([
      { id: 'birth', isRight: false, measured: 'places_unavailable' },
      { id: 'table-places', isRight: false, measured: '–' },
    ]);
    expect(told.map((line) => JSON.parse(line).code)).toEqual(['places_unavailable', 'watch_failed']);
  });

  it('says in the log that it could not look, and never rejects', async () => {
    vi.spyOn(env.ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the accounts are gone');
    });
    await watchHourly(given());
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', code: 'watch_failed', requestId: 'test' },
    ]);
  });

  it('looks once an hour, and grows stale where it does not', async () => {
    await watchHourly(given(NOW_MS - HOUR_MS / 2));
    await watchHourly(given());
    expect(Date.parse((await readJson()).checked ?? '')).toBe(NOW_MS - HOUR_MS / 2);
    await watchHourly(given(NOW_MS + HOUR_MS / 2));
    expect(Date.parse((await readJson()).checked ?? '')).toBe(NOW_MS + HOUR_MS / 2);
    await env.ACCOUNTS.prepare('UPDATE watch SET checked_ms = ?1')
      .bind(NOW_MS - 4 * HOUR_MS)
      .run();
    expect((await readJson()).state).toBe('stale');
  });
});

describe('a look', () => {
  const MINUTE_MS = 60_000;
  const lookedMs = async () => Date.parse((await readJson()).checked ?? '');

  it('holds for fifty-nine minutes', async () => {
    await watchHourly(given(NOW_MS));
    await watchHourly(given(NOW_MS + 59 * MINUTE_MS - 1));
    expect(await lookedMs()).toBe(NOW_MS);
    await watchHourly(given(NOW_MS + 59 * MINUTE_MS));
    expect(await lookedMs()).toBe(NOW_MS + 59 * MINUTE_MS);
  });

  it('of another build holds no longer than the build', async () => {
    await watchHourly(given(NOW_MS));
    await env.ACCOUNTS.prepare("UPDATE watch SET build = 'before'").run();
    await watchHourly(given(NOW_MS + 1));
    expect(await lookedMs()).toBe(NOW_MS + 1);
    expect((await readJson()).checkedBuild).toBe(buildId);
  });

  it('is believed for three hours, and none is there before the first', async () => {
    expect(await readStatus(given())).toMatchObject({
      state: 'stale',
      checked: null,
      checkedBuild: null,
      checks: [],
    });
    await watchHourly(given(NOW_MS));
    const stateAfter = async (ms: number) => (await readStatus(given(NOW_MS + ms))).state;
    expect(await stateAfter(3 * HOUR_MS)).toBe('green');
    expect(await stateAfter(3 * HOUR_MS + 1)).toBe('stale');
  });

  it('tells how many whole days old each table is', async () => {
    const madeMs = Date.parse(PLACES_TABLE.made);
    const ageAt = async (ms: number) =>
      (await readStatus(given(madeMs + ms))).tables.find(({ id }) => id === PLACES_TABLE.id)?.ageDays;
    expect(await ageAt(-HOUR_MS)).toBe(0);
    expect(await ageAt(48 * HOUR_MS - 1)).toBe(1);
    expect(await ageAt(48 * HOUR_MS)).toBe(2);
  });
});

describe('the page of it', () => {
  it.each(LANGUAGES)('says it in words, in %s', async (language) => {
    await watchHourly(given());
    const { states, checks } = (await loadWords(language, ['status'])).section('status');
    const response = await request(`/${language}/status`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('noindex');
    expect(html).toContain(checks.birth.replaceAll("'", '&#x27;'));
    expect(html).toContain(states.green.replaceAll("'", '&#x27;'));
    expect(html).not.toContain('{{');
  });

  it('leads who asks for JSON to the file, and others to their language', async () => {
    const asJson = await request('/status', { headers: { Accept: 'application/json' } });
    expect([asJson.status, asJson.headers.get('Location')]).toEqual([303, '/status.json']);
    expect(asJson.headers.get('Vary') ?? '').toMatch(/\bAccept(?:,|$)/);
    const asPage = await request('/status', { headers: { Accept: 'text/html' } });
    expect([asPage.status, asPage.headers.get('Location')]).toEqual([301, '/en/status']);
  });
});
