import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../astrology/angles.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import { loadSky } from './load-sky.ts';

const CHART = computeChart({
  instantMs: Date.UTC(1990, 5, 10, 12, 30),
  latitudeDeg: 48.9,
  longitudeDeg: 2.3,
  houseSystem: 'placidus',
});
const DAY = { skyday: '1', skymonth: '3', skyyear: '2027' };

function sky(
  asked: { form?: Record<string, string>; query?: string; visitorZone?: string } = {},
  unsteady: string[] = [],
) {
  const { visitorZone = 'Pacific/Auckland', ...rest } = asked;
  return loadSky(
    CHART,
    new Set(unsteady),
    pageRequest({ ...rest, visitorZone, services: { clocks: CLOCKS } }),
  );
}

describe('the sky over a chart', () => {
  it('is not laid before a day is asked for, and offers the visitor’s own', () => {
    const { values, error, shown, zone } = sky();
    expect({ values, error, shown, zone }).toEqual({
      values: { day: '1', month: '12', year: '2026' },
      error: null,
      shown: null,
      zone: 'Pacific/Auckland',
    });
    expect(sky({ visitorZone: 'UTC' }).values).toEqual({ day: '30', month: '11', year: '2026' });
  });

  it('is laid for the day of a form, or of an address', () => {
    for (const asked of [{ form: { ...DAY, year: '1990' } }, { query: String(new URLSearchParams(DAY)) }]) {
      const { values, error, shown } = sky(asked);
      expect([values, error]).toEqual([{ day: '1', month: '3', year: '2027' }, null]);
      expect(shown?.day).toBe('2027-03-01');
    }
    expect(sky({ form: { year: '1990' }, query: String(new URLSearchParams(DAY)) }).shown).toBeNull();
  });

  it('is that of noon by the visitor’s clock', () => {
    for (const [visitorZone, noonMs] of [
      ['Pacific/Auckland', Date.UTC(2027, 1, 28, 23)],
      ['UTC', Date.UTC(2027, 2, 1, 12)],
      ['Pacific/Honolulu', Date.UTC(2027, 2, 1, 22)],
    ] as const) {
      const moon = sky({ form: DAY, visitorZone }).shown?.bodies.find(({ id }) => id === 'moon');
      const away = separationDeg(moon?.longitude ?? Number.NaN, bodyPosition('moon', noonMs).longitudeDeg);
      expect(away, visitorZone).toBeLessThan(0.01);
    }
  });

  it.each([
    [{ skyday: '31', skymonth: '2', skyyear: '2027' }, 'impossible'],
    [{ skyday: 'x', skymonth: '2', skyyear: '2027' }, 'malformed'],
    [{ skyday: '1', skymonth: '2', skyyear: '2127' }, 'out_of_range'],
  ])('keeps what was typed where it is no day: %j', (form, error) => {
    const { skyday, skymonth, skyyear } = form;
    expect(sky({ form })).toMatchObject({
      values: { day: skyday, month: skymonth, year: skyyear },
      error,
      shown: null,
    });
  });

  it('touches nothing that the day of birth leaves open', () => {
    const ids = (unsteady: string[]) => sky({ form: DAY }, unsteady).points.map(({ id }) => id as string);
    expect(ids([])).toContain('moon');
    expect(ids(['moon'])).not.toContain('moon');
  });
});
