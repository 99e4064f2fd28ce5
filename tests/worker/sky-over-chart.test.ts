import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { SkyOverChartAnswer } from '../../contract/sky-over-chart.ts';
import { postJson } from './request.ts';

const API = '/api/astrology/sky-over-chart';
const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };

async function ask(body: object): Promise<SkyOverChartAnswer> {
  const response = await postJson(API, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return response.json();
}

async function faultsOf(body: object): Promise<string[]> {
  const response = await postJson(API, body);
  expect(response.status).toBe(422);
  const { error } = (await response.json()) as ApiError;
  return Object.keys(error.fields ?? {});
}

describe('POST /api/astrology/sky-over-chart', () => {
  it('stands for the noon of a day in its zone', async () => {
    const istanbul = await ask({ ...BIRTH, onDay: '2026-03-01', timeZone: 'Europe/Istanbul' });
    expect(istanbul.instant).toBe('2026-03-01T09:00:00Z');
    expect((await ask({ ...BIRTH, onDay: '2026-03-01' })).instant).toBe('2026-03-01T12:00:00Z');
    expect(istanbul.bodies.every(({ house }) => house !== null)).toBe(true);
    expect(istanbul.aspects.length).toBeGreaterThan(3);
    for (const { previous, next } of istanbul.aspects) {
      if (previous !== null) expect(Date.parse(previous)).toBeLessThanOrEqual(Date.parse(istanbul.instant));
      if (next !== null) expect(Date.parse(next)).toBeGreaterThan(Date.parse(istanbul.instant));
    }
  });

  it('takes an instant, and by itself the present one', async () => {
    expect((await ask({ ...BIRTH, at: '2026-03-01T09:00:00Z' })).instant).toBe('2026-03-01T09:00:00Z');
    const { instant } = await ask(BIRTH);
    expect(Math.abs(Date.parse(instant) - Date.now())).toBeLessThan(60_000);
  });

  it('tells each fault by its field', async () => {
    expect(await faultsOf({ ...BIRTH, onDay: '2026-02-30' })).toEqual(['onDay']);
    expect(await faultsOf({ ...BIRTH, onDay: '2126-02-03' })).toEqual(['onDay']);
    expect(await faultsOf({ ...BIRTH, onDay: 5 })).toEqual(['onDay']);
    expect(await faultsOf({ ...BIRTH, onDay: '2026-03-01', at: '2026-03-01T09:00:00Z' })).toEqual(['onDay']);
    expect(await faultsOf({ ...BIRTH, onDay: '2026-03-01', timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
    expect(await faultsOf({ ...BIRTH, at: 'soon', time: '99:00' })).toEqual(['time', 'at']);
  });
});
