import { describe, expect, it } from 'vitest';
import type { JunoAnswer, RisingSignAnswer } from '../../contract/birth-answers.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import { postForm, postJson } from './request.ts';

const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };

async function ask<Answer>(question: string, birth: object): Promise<Answer> {
  const response = await postJson(`/api/astrology/${question}`, birth);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

describe('POST /api/astrology/rising-sign', () => {
  it('gives the Ascendant of the natal chart, with its ruler', async () => {
    const chart = await ask<NatalChartAnswer>('natal-chart', BIRTH);
    const rising = await ask<RisingSignAnswer>('rising-sign', BIRTH);
    expect(rising.ascendant).toMatchObject({ longitude: chart.angles?.ascendant, sign: 'libra' });
    expect(rising).toMatchObject({ ruler: 'venus', possible: null, instant: chart.instant });
  });

  it('gives beside the ruler the one of the older scheme, where that is another', async () => {
    expect(await ask('rising-sign', { ...BIRTH, time: '17:00' })).toMatchObject({
      ascendant: { sign: 'scorpio' },
      ruler: 'pluto',
      traditionalRuler: 'mars',
    });
  });

  it('gives the signs that were possible where the time is unknown', async () => {
    const rising = await ask<RisingSignAnswer>('rising-sign', { ...BIRTH, time: null });
    expect(rising).toMatchObject({ ascendant: null, ruler: null, traditionalRuler: null });
    const signs = new Set(rising.possible?.map(({ sign }) => sign));
    expect(signs.size).toBe(12);
  });
});

describe('POST /api/astrology/juno', () => {
  it("gives Juno as in the natal chart and Juno's aspects alone, the closest first", async () => {
    const chart = await ask<NatalChartAnswer>('natal-chart', BIRTH);
    const { juno, aspects } = await ask<JunoAnswer>('juno', BIRTH);
    expect(juno).toEqual(chart.bodies.find(({ id }) => id === 'juno'));
    expect(aspects.length).toBeGreaterThan(0);
    for (const { first, second } of aspects) expect([first, second]).toContain('juno');
    const orbs = aspects.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
  });
});

describe('the rising sign page', () => {
  const fields = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };

  it.each([
    ['/tr/yukselen-burc', 'Terazi', 'Venüs'],
    ['/en/rising-sign', 'Libra', 'Venus'],
    ['/es/ascendente', 'Libra', 'Venus'],
    ['/fr/rising-sign', 'Balance', 'Vénus'],
    ['/pt/rising-sign', 'Libra', 'Vênus'],
  ])('%s names the sign and its ruler without a script', async (path, sign, ruler) => {
    const response = await postForm(path, fields);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<p class="rising__name">${sign}</p>`);
    expect(html).toContain(ruler);
  });

  it('opens bare by a deep link whose form comes back to itself', async () => {
    const response = await postForm('/tr/ascendant-sign/first-token', fields);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('action="/tr/ascendant-sign/first-token"');
    expect(html).toContain('<p class="rising__name">Terazi</p>');
    expect(html).not.toContain('<footer');
  });
});

describe('the Juno page', () => {
  const fields = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };

  it.each([
    ['/tr/juno-hesaplama', 'Juno Akrep’te', 'Juno 2. evde'],
    ['/en/juno-calculation', 'Juno in Scorpio', 'Juno in the 2nd house'],
    ['/es/calculo-de-juno', 'Juno en Escorpio', 'Juno en la casa 2'],
    ['/fr/juno-calculation', 'Junon en Scorpion', 'Junon en maison 2'],
    ['/pt/juno-calculation', 'Juno em Escorpião', 'Juno na casa 2'],
  ])('%s reads Juno in its sign and house without a script', async (path, sign, house) => {
    const response = await postForm(path, fields);
    expect(response.status).toBe(200);
    const text = (await response.text()).replaceAll('<!-- -->', '');
    expect(text).toContain(sign);
    expect(text).toContain(house);
  });

  it('says without a time that the house needs it', async () => {
    const { time: _time, ...rest } = fields;
    const response = await postForm('/en/juno-calculation', { ...rest, timeUnknown: 'on' });
    const html = await response.text();
    expect(html).toContain('Without the birth time, there’s no house.');
    expect(html.replaceAll('<!-- -->', '')).toContain('Juno in Scorpio');
  });
});
