import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import { postJson } from './request.ts';

const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };

describe('the settings of a chart', () => {
  async function chartOf(settings: object): Promise<NatalChartAnswer> {
    const response = await postJson('/api/astrology/natal-chart', { ...BIRTH, ...settings });
    expect(response.status).toBe(200);
    return response.json();
  }

  it('are answered with the chart, the usual ones where none are named', async () => {
    const { settings, ayanamsa } = await chartOf({});
    expect(settings).toEqual({
      houseSystem: 'placidus',
      zodiac: 'tropical',
      node: 'true',
      lilith: 'mean',
      orbs: 'standard',
    });
    expect(ayanamsa).toBeNull();
  });

  it('change what they name', async () => {
    const [usual, sidereal] = [await chartOf({}), await chartOf({ zodiac: 'lahiri', lilith: 'true' })];
    expect(sidereal.ayanamsa).toBeCloseTo(23.72, 1);
    expect(sidereal.bodies[0]?.sign).toBe('taurus');
    expect(usual.bodies[0]?.sign).toBe('gemini');
    expect(sidereal.bodies.map(({ id }) => id)).toContain('trueLilith');
    expect((await chartOf({ orbs: 'tight' })).aspects.length).toBeLessThan(usual.aspects.length);
  });

  it('are refused by their fields', async () => {
    const response = await postJson('/api/astrology/natal-chart', {
      ...BIRTH,
      zodiac: 'chinese',
      orbs: 'none',
    });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(Object.keys(error.fields ?? {}).toSorted()).toEqual(['orbs', 'zodiac']);
  });

  it('must agree on the zodiac where two are compared', async () => {
    const pair = { first: { ...BIRTH, zodiac: 'lahiri' }, second: BIRTH };
    const response = await postJson('/api/astrology/synastry', pair);
    expect(response.status).toBe(422);
    expect(((await response.json()) as ApiError).error.fields).toHaveProperty(['second.zodiac']);
    const same = { first: { ...BIRTH, zodiac: 'lahiri' }, second: { ...BIRTH, zodiac: 'lahiri' } };
    expect((await postJson('/api/astrology/synastry', same)).status).toBe(200);
  });
});

describe('a birth between two times', () => {
  const place = { id: 745044 };

  async function dayOf(told: object): Promise<NatalChartAnswer> {
    const response = await postJson('/api/astrology/natal-chart', { date: '1990-06-10', place, ...told });
    expect(response.status).toBe(200);
    return response.json();
  }

  it('is drawn for the middle, and says what holds from end to end', async () => {
    const { instant, day, notices, angles } = await dayOf({ timeFrom: '14:00', timeTo: '16:00' });
    expect([instant, angles]).toEqual(['1990-06-10T12:00:00Z', null]);
    expect(notices).toEqual([{ code: 'time_window' }]);
    expect([day?.from, day?.to]).toEqual(['1990-06-10T11:00:00Z', '1990-06-10T13:00:00Z']);
    expect(day?.turning?.houses.map(({ houses }) => houses.length)).toContain(1);
    expect(day?.risingSigns.length).toBeLessThan(4);
  });

  it('may be a part of the day', async () => {
    const { day } = await dayOf({ dayPart: 'evening' });
    expect([day?.from, day?.to]).toEqual(['1990-06-10T15:00:00Z', '1990-06-10T21:00:00Z']);
  });

  it.each([
    [{ timeFrom: '16:00', timeTo: '14:00' }, 'timeTo'],
    [{ timeFrom: '16:00' }, 'timeTo'],
    [{ timeTo: '16:00' }, 'timeFrom'],
    [{ timeFrom: '14:00', timeTo: '16:00', time: '15:00' }, 'timeFrom'],
    [{ dayPart: 'evening', time: '15:00' }, 'dayPart'],
    [{ dayPart: 'tea' }, 'dayPart'],
    [{ timeFrom: '14', timeTo: '16:00' }, 'timeFrom'],
  ])('is refused by its field: %j', async (told, field) => {
    const response = await postJson('/api/astrology/natal-chart', { date: '1990-06-10', place, ...told });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as ApiError).error.fields ?? {})).toEqual([field]);
  });
});
