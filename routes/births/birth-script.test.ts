import { describe, expect, it } from 'vitest';
import { birthScript, ownFieldsScript, pairScript, placeScript } from './birth-script.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'Paris' };
const PREFIXES = { first: 'a_', second: 'b_' };

function fieldsOf(script: ReturnType<typeof birthScript>): unknown {
  return JSON.parse(script?.data.fields ?? 'null');
}

describe('what a page with a birth form runs before it is painted', () => {
  it('asks for the remembered birth where none was sent, answered as the page says', () => {
    const nothing = { values: {}, result: null };
    const waiting = birthScript(nothing);
    expect(waiting?.data).toEqual({});
    for (const answers of ['page', 'part'] as const)
      expect(birthScript(nothing, { answers })).toEqual({ text: waiting?.text, data: { answers } });
  });

  it('leaves a chart that came by a link alone', () => {
    expect(birthScript({ values: {}, result: 'drawn' }, { answers: 'page' })).toBeNull();
  });

  it('remembers what was sent, and leads a reload to the answer, where there is one', () => {
    const sent = { ...BIRTH, email: 'ada@example.com', 'cf-turnstile-response': 'x', minute: '' };
    const drawn = birthScript({ values: sent, result: 'drawn' }, { address: '/en/juno' });
    expect(fieldsOf(drawn)).toEqual(BIRTH);
    expect(drawn?.data).toMatchObject({ key: 'celestia.birth.1', place: '/en/juno#chart-result' });
    expect(birthScript({ values: sent, result: 'drawn' })?.data.place).toBe('#chart-result');
    const refused = birthScript({ values: sent, result: null }, { address: '/en/juno' });
    expect(refused?.data.place).toBe('/en/juno');
    expect(refused?.text).toBe(drawn?.text);
    expect(drawn?.text).not.toBe(birthScript({ values: {}, result: null })?.text);
  });

  it('remembers both of a pair apart from the birth of one', () => {
    const pair = { first: BIRTH, second: { year: '1985', name: 'Deniz' } };
    const compared = pairScript(pair, PREFIXES, true);
    expect(fieldsOf(compared)).toMatchObject({
      a_year: '1990',
      a_place: 'Paris',
      b_year: '1985',
      b_name: 'Deniz',
    });
    expect(compared.data).toMatchObject({ key: 'celestia.pair.1', place: '#chart-result' });
    expect(pairScript(pair, PREFIXES, false).data.place).toBe('');
    expect(pairScript({ first: {}, second: {} }, PREFIXES, false).data).toEqual({});
    expect(fieldsOf(pairScript({ first: {}, second: { year: '1985' } }, PREFIXES, false))).toEqual({
      b_year: '1985',
    });
  });

  it('remembers a place that was asked about, and nothing before', () => {
    expect(placeScript({})).toBeNull();
    expect(placeScript({ place: '' })).toBeNull();
    const asked = placeScript({ place: 'Paris', placeId: '2988507', placeFor: 'Paris', more: 'x' });
    expect(fieldsOf(asked)).toEqual({ place: 'Paris', placeId: '2988507', placeFor: 'Paris' });
    expect(asked?.data).toMatchObject({ key: 'celestia.place.1', place: '#place' });
  });

  it('fills no birth over one that was typed among other fields', () => {
    expect(ownFieldsScript({ question: 'Why?' })?.data).toEqual({});
    expect(ownFieldsScript({ year: '1990' })).toBeNull();
    expect(ownFieldsScript({ place: 'Paris' })).toBeNull();
  });
});
