import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTimelessChart } from '../compute-chart.ts';
import { MAIN_BODY_IDS, SIGN_IDS } from '../ids.ts';
import { birthPhaseOf } from './birth-phase.ts';
import { hemispheresOf } from './hemispheres.ts';
import { chartOf } from './known-charts.fixture.ts';
import { isDayChart, lotsOf } from './lots.ts';
import { chartRulersOf, finalDispositor, mutualReceptions, RULER_SCHEMES, rulerChain } from './rulers.ts';
import { stelliumsOf } from './stelliums.ts';

describe('stelliums', () => {
  test('hold the seven that met in Aquarius in February 1962', () => {
    expect(stelliumsOf({ bodies: chartOf('february1962').bodies })[0]).toEqual({
      sign: 'aquarius',
      bodies: ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
    });
  });

  test('leave out whose sign the day leaves open, and count four', () => {
    const body = (id: (typeof MAIN_BODY_IDS)[number]) => ({ id, sign: 'aries', house: null }) as const;
    const bodies = [body('sun'), body('moon'), body('venus'), body('mars')];
    expect(stelliumsOf({ bodies })).toHaveLength(1);
    const moonMoves = { body: 'moon', from: 'aries', to: 'taurus', instantMs: 0 } as const;
    expect(stelliumsOf({ bodies, day: { signChanges: [moonMoves] } })).toEqual([]);
  });
});

describe('chains of rulers', () => {
  // dearbrutus.com, "The Sole Dispositor"; astrologyweekly.com, "Dispositors".
  test.each(['chaplin', 'johnPaul'] as const)('all lead to Venus in the chart of %s', (name) => {
    expect(finalDispositor(chartOf(name).bodies, 'traditional')).toBe('venus');
  });

  test('go from Jupiter by Saturn, the Sun and Mars to Venus in the chart of Chaplin', () => {
    expect(rulerChain(chartOf('chaplin').bodies, 'jupiter', 'traditional')).toEqual({
      bodies: ['jupiter', 'saturn', 'sun', 'mars', 'venus'],
      rest: ['venus'],
    });
  });

  // astrologicalsociety.us, "Mutual reception"; celestiology.com; noeltyl.com, "The subtle powers of mutual reception".
  test.each([
    ['einstein', ['mars', 'saturn']],
    ['carroll', ['mercury', 'saturn']],
    ['cher', ['moon', 'saturn']],
    ['jackson', ['sun', 'mercury']],
  ] as const)('pass between two in the chart of %s', (name, pair) => {
    expect(mutualReceptions(chartOf(name).bodies, 'traditional')).toContainEqual(pair);
  });

  test('come to rest in any chart, and in one place where there is a final dispositor', () => {
    const anySigns = fc.array(fc.constantFrom(...SIGN_IDS), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(anySigns, fc.constantFrom(...RULER_SCHEMES), (signs, scheme) => {
        const bodies = MAIN_BODY_IDS.map((id, index) => ({ id, sign: signs[index] ?? 'aries' }));
        const chains = MAIN_BODY_IDS.map((id) => rulerChain(bodies, id, scheme));
        for (const { bodies: chain, rest } of chains) {
          expect(new Set(chain).size).toBe(chain.length);
          expect(chain.slice(-rest.length)).toEqual(rest);
        }
        const final = finalDispositor(bodies, scheme);
        const ends = new Set(chains.map(({ rest }) => rest.toSorted().join()));
        if (final) expect([...ends]).toEqual([final]);
        else expect(ends.size > 1 || (chains[0]?.rest.length ?? 0) > 1).toBe(true);
      }),
    );
  });

  test('begin with both rulers of the rising sign, and with none where no hour is known', () => {
    const angles = { ascendant: 215, midheaven: 130, descendant: 35, imumCoeli: 310, vertex: 0 };
    expect(chartRulersOf(angles)).toEqual({ traditional: 'mars', modern: 'pluto' });
    expect(chartRulersOf(null)).toBeNull();
  });
});

describe('hemispheres', () => {
  test('are those of the houses: above is the seventh to the twelfth, east the tenth to the third', () => {
    const { bodies, angles } = chartOf('elizabeth');
    const main = bodies.filter(({ id }) => MAIN_BODY_IDS.some((one) => one === id));
    const inHouses = (houses: readonly number[]) =>
      main.filter(({ house }) => house !== null && houses.includes(house)).length;
    const above = inHouses([7, 8, 9, 10, 11, 12]);
    const east = inHouses([10, 11, 12, 1, 2, 3]);
    expect(hemispheresOf(bodies, angles)).toEqual({ above, below: 10 - above, east, west: 10 - east });
    expect(hemispheresOf(bodies, null)).toBeNull();
  });
});

describe('the Moon at a birth', () => {
  test('has its phase where the hour is not known, unless it passes into the next that day', () => {
    const day = (date: string) =>
      computeTimelessChart({
        fromMs: Date.parse(`${date}T00:00Z`),
        toMs: Date.parse(`${date}T24:00Z`),
        drawnMs: Date.parse(`${date}T12:00Z`),
        isWholeDay: true,
        latitudeDeg: 51.5,
        longitudeDeg: -0.1,
      });
    // New Moon on 18 November 2017 at 11:42 UT, first quarter on the 26th at 17:03.
    expect(birthPhaseOf(day('2017-11-18'))).toBe('newMoon');
    expect(birthPhaseOf(day('2017-11-26'))).toBe('firstQuarter');
    // The crescent begins in the course of the 20th or the 21st.
    expect([day('2017-11-20'), day('2017-11-21'), day('2017-11-22')].map(birthPhaseOf)).toContain(null);
  });
});

describe('the Part of Fortune', () => {
  // Astro-Databank draws Einstein's by day: Ascendant 11 Cancer 38' + Moon 14 Sagittarius 31' - Sun 23 Pisces 30' = 2 Aries 39'.
  test('is reckoned from the Sun to the Moon by day, and the other way by night', () => {
    const byDay = chartOf('einstein');
    expect(isDayChart(byDay)).toBe(true);
    expect(lotsOf(byDay).partOfFortune).toMatchObject({ sign: 'aries', house: 10 });
    expect(Math.floor(lotsOf(byDay).partOfFortune?.signDegree ?? Number.NaN)).toBe(2);
    const byNight = chartOf('elizabeth');
    expect(isDayChart(byNight)).toBe(false);
    const longitude = (id: string) => byNight.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
    const expected = (byNight.angles?.ascendant ?? 0) + longitude('sun') - longitude('moon');
    expect(lotsOf(byNight).partOfFortune?.longitude).toBeCloseTo(((expected % 360) + 360) % 360, 9);
    expect(lotsOf({ ...byNight, angles: null, houses: null }).partOfFortune).toBeNull();
  });

  test('stands on the ascendant at a new Moon and on the descendant at a full one', () => {
    const at = (sunDeg: number, moonDeg: number) => {
      const chart = chartOf('diana');
      const bodies = chart.bodies.map((body) => {
        if (body.id === 'sun') return { ...body, longitude: sunDeg };
        return body.id === 'moon' ? { ...body, longitude: moonDeg } : body;
      });
      const { ascendant = 0 } = chart.angles ?? {};
      const fortune = lotsOf({ ...chart, bodies }).partOfFortune?.longitude ?? Number.NaN;
      return Math.round((fortune - ascendant + 360) % 360);
    };
    fc.assert(
      fc.property(fc.nat(359), (sunDeg) => {
        expect(at(sunDeg, sunDeg) % 360).toBe(0);
        expect(at(sunDeg, (sunDeg + 180) % 360)).toBe(180);
      }),
    );
  });

  test('and the South Node lies opposite the node that the chart shows', () => {
    const chart = chartOf('diana');
    const longitude = (id: string) => chart.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
    const from = (node: 'trueNode' | 'meanNode') => {
      const bodies = chart.bodies.filter(({ id }) => id === node || !id.endsWith('Node'));
      const south = lotsOf({ ...chart, bodies }).southNode?.longitude ?? Number.NaN;
      return Math.abs(south - longitude(node));
    };
    expect(from('trueNode')).toBeCloseTo(180, 9);
    expect(from('meanNode')).toBeCloseTo(180, 9);
  });
});
