import { ASPECT_IDS, ELEMENT_IDS, MAIN_BODY_IDS, SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { SIGNS } from '../../astrology/signs.ts';
import { type Fact, type FactOf, factsOf } from '../../features/celestia/facts/fact.ts';
import type { DrilledTalk } from './drilled-charts.ts';

/** The words of one statement, by the name of their place in a shape. */
export type Values = Readonly<Record<string, string | number>>;

/** A statement of one kind, true of a chart; and what makes it false, by what was swapped. */
export interface DrilledCase {
  kind: string;
  values: Values;
  wrong: readonly { swapped: string; values: Values }[];
}

const MAIN: readonly string[] = MAIN_BODY_IDS;
const MAJOR: readonly string[] = ASPECT_IDS.filter((aspect) => aspect !== 'quincunx');
const DAY_MS = 86_400_000;

/** Other values of a list, a few steps on, so that not all are neighbours. */
function others<Item>(list: readonly Item[], own: Item, count = 2): Item[] {
  const at = list.indexOf(own);
  return Array.from({ length: count }, (_, index) => list[(at + 3 + index * 4) % list.length]).filter(
    (item): item is Item => item !== undefined && item !== own,
  );
}

function swap(
  values: Values,
  name: string,
  list: readonly (string | number)[],
): { swapped: string; values: Values }[] {
  return list.map((value) => ({ swapped: name, values: { ...values, [name]: value } }));
}

/** Everything that is looked up to know that a swapped statement is false whoever it is taken to be of. */
interface Known {
  facts: readonly Fact[];
  nowMs: number;
  natal: readonly FactOf<'placement'>[];
  sky: readonly FactOf<'placement'>[];
}

function signsOf({ facts, nowMs, natal, sky }: Known, body: string): Set<string> {
  const entered = factsOf(facts, 'ingress').filter(
    (fact) => fact.body === body && Math.abs(fact.instantMs - nowMs) < 2 * DAY_MS,
  );
  const standing = [...natal, ...sky].filter((fact) => fact.body === body);
  return new Set([...standing, ...entered].map(({ sign }) => sign));
}

function housesOf({ natal, sky }: Known, body: string): Set<number | null> {
  return new Set([...natal, ...sky].filter((fact) => fact.body === body).map(({ house }) => house));
}

function freeSigns(known: Known, body: string, own: string): SignId[] {
  return others(SIGN_IDS, own as SignId, 4)
    .filter((sign) => !signsOf(known, body).has(sign))
    .slice(0, 2);
}

function freeHouses(known: Known, body: string, own: number): number[] {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  return others(all, own, 4)
    .filter((house) => !housesOf(known, body).has(house))
    .slice(0, 2);
}

function placementCases(known: Known): DrilledCase[] {
  return known.natal
    .filter(({ body }) => MAIN.includes(body))
    .flatMap(({ body, sign, house, signDegree, retrograde }): DrilledCase[] => {
      const inSign = { body, sign };
      const elsewhere = others(MAIN, body).filter((other) => !signsOf(known, other).has(sign));
      const cases: DrilledCase[] = [
        {
          kind: 'inSign',
          values: inSign,
          wrong: [...swap(inSign, 'sign', freeSigns(known, body, sign)), ...swap(inSign, 'body', elsewhere)],
        },
        {
          kind: 'notInSign',
          values: { body, sign: freeSigns(known, body, sign)[0] ?? sign, right: sign },
          wrong: [{ swapped: 'negation', values: { body, sign, right: sign } }],
        },
        {
          kind: 'premise',
          values: { body, sign: freeSigns(known, body, sign)[0] ?? sign, right: sign },
          wrong: freeSigns(known, body, sign)
            .slice(1)
            .map((right) => ({
              swapped: 'sign',
              values: { body, sign: freeSigns(known, body, sign)[0] ?? sign, right },
            })),
        },
      ];
      if (signDegree !== null) {
        const degree = Math.floor(signDegree);
        cases.push({
          kind: 'degree',
          values: { ...inSign, degree },
          wrong: swap({ ...inSign, degree }, 'degree', [(degree + 7) % 30, (degree + 17) % 30]),
        });
      }
      if (house !== null) {
        const placed = { body, sign, house };
        cases.push(
          {
            kind: 'inHouse',
            values: { body, house },
            wrong: swap({ body, house }, 'house', freeHouses(known, body, house)),
          },
          {
            kind: 'placed',
            values: placed,
            wrong: [
              ...swap(placed, 'house', freeHouses(known, body, house)),
              ...swap(placed, 'sign', freeSigns(known, body, sign)),
            ],
          },
          { kind: 'pronoun', values: placed, wrong: swap(placed, 'house', freeHouses(known, body, house)) },
        );
      }
      if (!['sun', 'moon'].includes(body)) {
        const kinds = retrograde
          ? (['bornRetrograde', 'bornDirect'] as const)
          : (['bornDirect', 'bornRetrograde'] as const);
        cases.push({
          kind: kinds[0],
          values: { body },
          wrong: [{ swapped: `direction:${kinds[1]}`, values: { body } }],
        });
      }
      return cases;
    });
}

function angleCases(known: Known): DrilledCase[] {
  return factsOf(known.facts, 'angle')
    .filter(({ whose }) => whose === 'self')
    .map(({ angle, sign }) => ({
      kind: angle === 'ascendant' ? 'rising' : 'midheaven',
      values: { sign },
      wrong: swap({ sign }, 'sign', others(SIGN_IDS, sign)),
    }));
}

/** Aspects that two points make in none of the charts that may be meant. */
function freeAspects(known: Known, first: string, second: string): string[] {
  const made = new Set(
    known.facts.flatMap((fact) => {
      const ends =
        fact.kind === 'transit'
          ? [fact.body, fact.point]
          : fact.kind === 'aspect' || fact.kind === 'synastry'
            ? [fact.first, fact.second]
            : [];
      const isPair = ends.some((end) => end === first) && ends.some((end) => end === second);
      return isPair && 'aspect' in fact ? [fact.aspect] : [];
    }),
  );
  return MAJOR.filter((aspect) => !made.has(aspect as (typeof ASPECT_IDS)[number])).slice(0, 2);
}

function aspectCases(known: Known): DrilledCase[] {
  return factsOf(known.facts, 'aspect')
    .filter(
      ({ whose, first, second, aspect }) =>
        whose === 'self' && MAIN.includes(first) && MAIN.includes(second) && MAJOR.includes(aspect),
    )
    .slice(0, 8)
    .flatMap(({ first, second, aspect }): DrilledCase[] => {
      const values = { first, second, aspect };
      const free = freeAspects(known, first, second);
      const [unmade] = free;
      const denied = unmade
        ? [
            {
              kind: 'noAspect',
              values: { ...values, aspect: unmade },
              wrong: [{ swapped: 'negation', values }],
            },
          ]
        : [];
      return [{ kind: 'aspect', values, wrong: swap(values, 'aspect', free) }, ...denied];
    });
}

function isFreeDate(known: Known, body: string, instantMs: number): boolean {
  return known.facts.every((fact) => {
    const own = 'body' in fact && fact.body === body;
    const instants =
      fact.kind === 'transit'
        ? [...fact.exactMs, fact.startMs, fact.endMs]
        : fact.kind === 'retrograde'
          ? [fact.fromMs, fact.toMs]
          : 'instantMs' in fact
            ? [fact.instantMs]
            : [];
    return !own || instants.every((other) => other === null || Math.abs(other - instantMs) > 2 * DAY_MS);
  });
}

function wrongDates(known: Known, body: string, instantMs: number): number[] {
  return [4, -5, 9, 33]
    .map((days) => instantMs + days * DAY_MS)
    .filter((date) => isFreeDate(known, body, date))
    .slice(0, 2);
}

function transitCases(known: Known): DrilledCase[] {
  return factsOf(known.facts, 'transit')
    .filter(
      ({ whose, body, point, orbDeg }) =>
        whose === 'self' && body !== 'moon' && MAIN.includes(point) && orbDeg !== null && body !== point,
    )
    .slice(0, 8)
    .flatMap(({ body, point, aspect, exactMs, endMs }): DrilledCase[] => {
      const values = { body, point, aspect };
      const free = freeAspects(known, body, point);
      const cases: DrilledCase[] = [{ kind: 'transit', values, wrong: swap(values, 'aspect', free) }];
      const exact = exactMs.find((instantMs) => instantMs > known.nowMs);
      const year = 300 * DAY_MS;
      if (exact && exact < known.nowMs + year) {
        const dated = { ...values, date: exact };
        cases.push({
          kind: 'transitExact',
          values: dated,
          wrong: [
            ...swap(dated, 'date', wrongDates(known, body, exact)),
            ...swap(dated, 'aspect', free.slice(0, 1)),
          ],
        });
      }
      if (endMs && endMs < known.nowMs + year) {
        const dated = { ...values, date: endMs };
        cases.push({
          kind: 'transitUntil',
          values: dated,
          wrong: swap(dated, 'date', wrongDates(known, body, endMs)),
        });
      }
      return cases;
    });
}

/** From now to ten months on: beyond it a date without its year means another. */
function isSoon({ nowMs }: Known, instantMs: number): boolean {
  return instantMs > nowMs && instantMs < nowMs + 240 * DAY_MS;
}

function stationCases(known: Known): DrilledCase[] {
  const stations = factsOf(known.facts, 'station').filter(({ instantMs }) => isSoon(known, instantMs));
  return stations.slice(0, 10).map(({ body, direction, sign, instantMs }) => {
    const values = { body, date: instantMs, sign };
    const [kind, turned] =
      direction === 'retrograde' ? ['turnsRetrograde', 'turnsDirect'] : ['turnsDirect', 'turnsRetrograde'];
    return {
      kind,
      values,
      wrong: [
        ...swap(values, 'date', wrongDates(known, body, instantMs)),
        { swapped: `direction:${turned}`, values },
        ...swap(values, 'sign', others(SIGN_IDS, sign, 1)),
      ],
    };
  });
}

function retrogradeCases(known: Known): DrilledCase[] {
  return factsOf(known.facts, 'retrograde')
    .filter(({ fromMs, toMs }) => fromMs < known.nowMs && isSoon(known, toMs))
    .map(({ body, toMs }) => ({
      kind: 'retrogradeUntil',
      values: { body, date: toMs },
      wrong: swap({ body, date: toMs }, 'date', wrongDates(known, body, toMs)),
    }));
}

function ingressCases(known: Known): DrilledCase[] {
  return factsOf(known.facts, 'ingress')
    .filter(({ instantMs, direction }) => isSoon(known, instantMs) && direction === 'direct')
    .slice(0, 12)
    .map(({ body, sign, instantMs }) => {
      const values = { body, sign, date: instantMs };
      return {
        kind: 'ingress',
        values,
        wrong: [
          ...swap(values, 'date', wrongDates(known, body, instantMs)),
          ...swap(values, 'sign', others(SIGN_IDS, sign, 1)),
        ],
      };
    });
}

function happeningCases(known: Known): DrilledCase[] {
  const lunations = factsOf(known.facts, 'lunation').filter(
    ({ phase, instantMs }) => isSoon(known, instantMs) && phase.endsWith('Moon'),
  );
  const eclipses = factsOf(known.facts, 'eclipse').filter(({ instantMs }) => isSoon(known, instantMs));
  const told = [
    ...lunations
      .slice(0, 8)
      .map(({ phase, sign, house, instantMs }) => ({ event: phase as string, sign, house, date: instantMs })),
    ...eclipses.map(({ eclipse, sign, house, instantMs }) => ({
      event: `${eclipse}Eclipse`,
      sign,
      house,
      date: instantMs,
    })),
  ];
  const free = (date: number) => [4, -5, 9].map((days) => date + days * DAY_MS).slice(0, 2);
  return told.flatMap(({ event, sign, house, date }): DrilledCase[] => {
    const values = { event, sign, date };
    const other =
      {
        newMoon: 'fullMoon',
        fullMoon: 'newMoon',
        solarEclipse: 'lunarEclipse',
        lunarEclipse: 'solarEclipse',
      }[event] ?? event;
    const cases: DrilledCase[] = [
      {
        kind: 'happening',
        values,
        wrong: [
          ...swap(values, 'date', free(date)),
          ...swap(values, 'sign', others(SIGN_IDS, sign)),
          ...swap(values, 'event', [other]),
        ],
      },
    ];
    if (house !== null) {
      const housed = { event, house, date };
      cases.push({
        kind: 'happeningHouse',
        values: housed,
        wrong: swap(housed, 'house', others([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], house, 2)),
      });
    }
    return cases;
  });
}

function skyCases(known: Known): DrilledCase[] {
  return known.sky
    .filter(({ body }) => MAIN.includes(body))
    .flatMap(({ body, sign, house }): DrilledCase[] => {
      const values = { body, sign };
      const cases: DrilledCase[] = [
        { kind: 'skySign', values, wrong: swap(values, 'sign', freeSigns(known, body, sign)) },
      ];
      if (house !== null)
        cases.push({
          kind: 'skyHouse',
          values: { body, house },
          wrong: swap({ body, house }, 'house', freeHouses(known, body, house)),
        });
      return cases;
    });
}

function countCases(known: Known): DrilledCase[] {
  const main = known.natal.filter(({ body }) => MAIN.includes(body));
  if (main.length < MAIN.length) return [];
  const near = (count: number) => [count + 1, count > 2 ? count - 1 : count + 2];
  const ofElements = ELEMENT_IDS.map((group) => ({
    group,
    count: main.filter(({ sign }) => SIGNS[sign].element === group).length,
  }))
    .filter(({ count }) => count > 1)
    .map(({ group, count }) => ({
      kind: 'count',
      values: { group, count },
      wrong: swap({ group, count }, 'count', near(count)),
    }));
  const ofSigns = SIGN_IDS.map((sign) => ({ sign, count: main.filter((fact) => fact.sign === sign).length }))
    .filter(({ count }) => count > 1)
    .map(({ sign, count }) => ({
      kind: 'countSign',
      values: { sign, count },
      wrong: swap({ sign, count }, 'count', near(count)),
    }));
  return [...ofElements, ...ofSigns];
}

function cuspCases({ facts }: Known): DrilledCase[] {
  return factsOf(facts, 'house')
    .filter(({ whose }) => whose === 'self')
    .slice(0, 6)
    .map(({ house, sign }) => ({
      kind: 'cusp',
      values: { house, sign },
      wrong: swap({ house, sign }, 'sign', others(SIGN_IDS, sign)),
    }));
}

function partnerCases(known: Known): DrilledCase[] {
  const placements = factsOf(known.facts, 'placement').filter(
    ({ whose, body }) => whose === 'partner' && MAIN.includes(body),
  );
  const own = placements.map(({ body, sign }) => {
    const sky = known.sky.find((fact) => fact.body === body)?.sign;
    return {
      kind: 'partnerSign',
      values: { body, sign },
      wrong: swap(
        { body, sign },
        'sign',
        others(SIGN_IDS, sign, 3).filter((other) => other !== sky),
      ),
    };
  });
  const between = factsOf(known.facts, 'synastry')
    .filter(
      ({ first, second, aspect, certain }) =>
        certain && MAIN.includes(first) && MAIN.includes(second) && MAJOR.includes(aspect),
    )
    .slice(0, 8)
    .map(({ first, second, aspect }) => {
      const values = { first, second, aspect };
      return { kind: 'synastry', values, wrong: swap(values, 'aspect', freeAspects(known, first, second)) };
    });
  return [...own, ...between];
}

function loreCases(): DrilledCase[] {
  return SIGN_IDS.map((sign) => {
    const values = { body: SIGNS[sign].traditionalRuler, sign };
    const wrong = ['sun', 'moon', 'venus', 'mars']
      .filter((body) => body !== SIGNS[sign].ruler && body !== values.body)
      .slice(0, 2);
    return { kind: 'rules', values, wrong: swap(values, 'body', wrong) };
  });
}

function sunCases(known: Known): DrilledCase[] {
  return known.natal
    .filter(({ body }) => body === 'sun')
    .map(({ sign }) => ({
      kind: 'sunSign',
      values: { sign },
      wrong: swap({ sign }, 'sign', others(SIGN_IDS, sign, 3)),
    }));
}

/** Every statement of a talk, with the false ones made of it. */
export function drilledCases({ facts, nowMs }: DrilledTalk): DrilledCase[] {
  const placements = factsOf(facts, 'placement');
  const known = {
    facts,
    nowMs,
    natal: placements.filter(({ whose }) => whose === 'self'),
    sky: placements.filter(({ whose }) => whose === 'sky'),
  };
  const makers = [
    placementCases,
    angleCases,
    aspectCases,
    transitCases,
    stationCases,
    retrogradeCases,
    ingressCases,
    happeningCases,
    skyCases,
    countCases,
    cuspCases,
    partnerCases,
    loreCases,
    sunCases,
  ];
  return makers.flatMap((make) => make(known));
}
