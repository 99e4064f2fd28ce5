import { describe, expect, it, vi } from 'vitest';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { BirthFormFailure, BirthFormOutcome } from '../../features/births/birth-form-outcome.ts';
import { pageRequest } from '../page-request.fixture.ts';
import { loadBirth, withAllSettings } from './load-birth.ts';

const FORM = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  place: 'Paris',
  houseSystem: 'koch',
};
const SETTINGS = { zodiac: 'lahiri', node: 'mean', lilith: 'true', orbs: 'tight' };
const CHART = { day: null } as BirthChart;

function failure(code: BirthFormFailure['code']): BirthFormFailure {
  return { ok: false, code, fields: { place: 'unknown' }, folds: [], places: [], unknownWords: '' };
}

function asked(form: Record<string, string> | null, outcome: BirthFormOutcome) {
  const cast = vi.fn(async () => outcome);
  return { cast, request: pageRequest({ form, services: { births: { cast } } }) };
}

describe('a page with a birth form', () => {
  it('is everybody’s before a birth was sent, and casts nothing', async () => {
    const { cast, request } = asked(null, failure('invalid_input'));
    expect(await loadBirth(request, () => 'drawn')).toEqual({
      data: { values: {}, failure: null, result: null },
    });
    expect(cast).not.toHaveBeenCalled();
  });

  it.each([
    ['invalid_input', 422],
    ['places_unavailable', 503],
  ] as const)(
    'keeps what was typed, for its visitor alone, where there is no chart: %s',
    async (code, status) => {
      const { request } = asked(FORM, failure(code));
      const drawn = vi.fn();
      expect(await loadBirth(request, drawn)).toMatchObject({
        data: { values: FORM, failure: { code }, result: null },
        status,
        personal: true,
      });
      expect(drawn).not.toHaveBeenCalled();
    },
  );

  it('makes its result of the chart, for its visitor alone', async () => {
    const { request } = asked(FORM, { ok: true, chart: CHART, guess: null });
    const answer = await loadBirth(request, (chart, guess) => ({ chart, guess }));
    expect(answer).toMatchObject({
      data: { values: { ...FORM, time: '14:30' }, failure: null, result: { chart: CHART, guess: null } },
      personal: true,
    });
    expect(answer.status ?? 200).toBe(200);
  });

  it('that does not tell of the settings draws by the usual ones, and by the houses that were chosen', async () => {
    const { cast, request } = asked({ ...FORM, ...SETTINGS }, { ok: true, chart: CHART, guess: null });
    const { data } = await loadBirth(request, () => 'drawn');
    const [fields] = cast.mock.calls[0] as unknown as [object];
    for (const name of Object.keys(SETTINGS)) expect(fields, name).not.toHaveProperty(name);
    expect(fields).toMatchObject({ houseSystem: 'koch', time: '14:30' });
    expect(data.values).toMatchObject(SETTINGS);
  });

  it('that tells of them draws by what was chosen', async () => {
    const { cast, request } = asked({ ...FORM, ...SETTINGS }, { ok: true, chart: CHART, guess: null });
    await loadBirth(request, () => 'drawn', withAllSettings);
    expect(cast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...SETTINGS, houseSystem: 'koch' }),
    );
  });
});
