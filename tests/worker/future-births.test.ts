import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, postJson } from './request.ts';

const LONG_AHEAD = { date: '2099-06-10', time: '14:30', place: { id: 745_044 } };
const BORN = { date: '1990-06-10', time: '14:30', place: { id: 745_044 } };
const FORM = { day: '10', month: '6', year: '2099', time: '14:30', placeId: '745044', place: 'İstanbul' };

interface Refusal {
  error: { code: string; fields: Record<string, { code: string; message: string }> };
}

async function refusalOf(response: Response): Promise<Refusal['error']> {
  expect(response.status).toBe(422);
  return ((await response.json()) as Refusal).error;
}

describe('a birth that is still to come', () => {
  it.each(['natal-chart', 'rising-sign', 'juno', 'transits', 'eclipses/natal'])(
    'is refused by POST /api/astrology/%s',
    async (question) => {
      const { code, fields } = await refusalOf(await postJson(`/api/astrology/${question}`, LONG_AHEAD));
      expect(code).toBe('date_in_future');
      expect(fields.date).toEqual({
        code: 'in_future',
        message: 'This date hasn’t come yet. Enter one in the past, or today’s.',
      });
    },
  );

  it.each(['synastry', 'compatibility'])(
    'is refused of either person by POST /api/astrology/%s',
    async (question) => {
      const ask = (body: object) => postJson(`/api/astrology/${question}`, body);
      const first = await refusalOf(await ask({ first: LONG_AHEAD, second: BORN }));
      expect([first.code, first.fields['first.date']?.code]).toEqual(['date_in_future', 'in_future']);
      const second = await refusalOf(await ask({ first: BORN, second: { ...LONG_AHEAD, time: null } }));
      expect(Object.keys(second.fields)).toEqual(['second.date']);
    },
  );

  it.each(LANGUAGES)('is refused by the forms in %s, with words beside the date', async (language) => {
    for (const page of ['natal-chart', 'rising-sign', 'juno-calculation', 'astrological-summary'] as const) {
      const response = await postForm(href(page, language), FORM);
      expect([page, response.status]).toEqual([page, 422]);
      expect(await response.text()).toContain('id="birth-date-error"');
    }
  });

  it('is told beside the other faults of its form, without a place', async () => {
    const html = await (await postForm('/en/natal-chart', { ...FORM, place: '', placeId: '' })).text();
    expect(html).toContain('This date hasn’t come yet');
    expect(html).toContain('Enter the place of birth.');
  });

  it('is none where an instant is asked for: the sky of 2099 may be drawn', async () => {
    for (const instant of ['1900-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
      const response = await postJson('/api/astrology/natal-chart', { instant, latitude: 41, longitude: 29 });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ instant });
    }
  });
});
