import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/fact.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { runTool, TOOLS } from './run-tool.ts';
import { MAX_TOOL_FACTS } from './tool.ts';

const context = { self: SELF, partner: PARTNER, nowMs: NOW_MS, offsetMs: 0 };

function factsFrom(name: string, given: unknown) {
  const result = runTool(name, given, context);
  if (!result.ok) throw new Error(`${name}: ${result.error.code} ${result.error.field}`);
  return result.facts;
}

test('transits between two days touch that time', () => {
  const facts = factsOf(factsFrom('transits_between', { from: '2027-01-01', to: '2027-01-31' }), 'transit');
  expect(facts.some(({ body, point }) => body === 'saturn' && point === 'jupiter')).toBe(true);
  for (const { startMs, endMs } of facts) {
    expect(startMs ?? 0).toBeLessThan(Date.UTC(2027, 1, 1));
    expect(endMs ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(Date.UTC(2027, 0, 1));
  }
});

test('the sky of a day is that of its noon', () => {
  const moon = factsOf(factsFrom('sky_on', { date: '2026-12-24' }), 'placement').find(
    ({ body }) => body === 'moon',
  );
  expect(moon).toMatchObject({
    id: 'sky-2026-12-24.moon',
    sign: 'cancer',
    instantMs: Date.UTC(2026, 11, 24, 12),
  });
});

test.each([
  [{ kind: 'fullMoon' }, 'lunation.2026-11-24'],
  [{ kind: 'solarEclipse' }, 'eclipse.2027-02-06'],
  [{ kind: 'retrograde', body: 'mercury' }, 'station.mercury.2027-02-09'],
  [{ kind: 'ingress', body: 'venus', sign: 'scorpio' }, 'ingress.venus-scorpio.2026-12-04'],
  [{ kind: 'transit', body: 'saturn', point: 'jupiter' }, 'transit.saturn-square-jupiter.2027-01-22'],
  [{ kind: 'newMoon', after: '2027-01-01' }, 'lunation.2027-01-07'],
])('the next event of %o', (given, id) => {
  expect(factsFrom('next_event', given).map((fact) => fact.id)).toEqual([id]);
});

test('days are told with the fact that makes them fit', () => {
  const facts = factsFrom('days_within', {
    from: '2026-12-01',
    to: '2026-12-31',
    criterion: { is: 'moonInSign', sign: 'cancer' },
  });
  expect(factsOf(facts, 'day').map(({ id }) => id)).toContain('day.moonInSign.2026-12-24');
  expect(factsOf(facts, 'placement').every(({ sign }) => sign === 'cancer')).toBe(true);
});

test('two charts are compared', () => {
  expect(factsOf(factsFrom('compare_charts', {}), 'synastry').length).toBeGreaterThan(10);
});

test.each([
  ['fortune', {}, 'unknown_tool', null],
  ['sky_on', { date: 'soon' }, 'bad_arguments', 'date'],
  ['sky_on', { date: '1850-01-01' }, 'out_of_range', 'date'],
  ['sky_on', { date: '2027-01-01', place: 'x' }, 'bad_arguments', 'place'],
  ['transits_between', { from: '2027-01-01', to: '2029-01-01' }, 'out_of_range', 'to'],
  ['transits_between', { from: '2027-01-01', to: '2026-01-01' }, 'out_of_range', 'to'],
  [
    'days_within',
    { from: '2027-01-01', to: '2027-06-01', criterion: { is: 'waxingMoon' } },
    'out_of_range',
    'to',
  ],
  ['next_event', { kind: 'apocalypse' }, 'bad_arguments', 'kind'],
])('%s of %o is refused', (name, given, code, field) => {
  expect(runTool(name, given, context)).toEqual({ ok: false, error: { code, field } });
});

test('without charts a tool says whose is missing', () => {
  const alone = { ...context, self: null, partner: null };
  expect(runTool('compare_charts', {}, alone)).toEqual({
    ok: false,
    error: { code: 'no_chart', field: null },
  });
  expect(runTool('compare_charts', {}, { ...context, partner: null })).toMatchObject({
    error: { code: 'no_partner' },
  });
});

test('whatever a tool is given, it answers, and not too much', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOOLS.map(({ name }) => name), 'none'), fc.anything(), (name, given) => {
      const result = runTool(name, given, context);
      expect(result.ok ? result.facts.length : 0).toBeLessThanOrEqual(MAX_TOOL_FACTS);
    }),
    { numRuns: 300 },
  );
});
