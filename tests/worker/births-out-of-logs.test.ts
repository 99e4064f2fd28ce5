import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { postForm, postJson } from './request.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul' };
const PAIR = Object.fromEntries(
  ['a_', 'b_'].flatMap((prefix) => Object.entries(BIRTH).map(([name, value]) => [prefix + name, value])),
);
/** What a line would have of it: day, clock or place, however they are written. */
const TELLS = /1990|14[:.]30|stanbul|Atlantis|745044|41\.0|28\.9/i;

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      lines.push(said.map((each) => (each instanceof Error ? each.stack : JSON.stringify(each))).join(' '));
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  'home',
  'natal-chart',
  'rising-sign',
  'juno-calculation',
  'astrological-summary',
  'stencil',
] as const)('a birth that is posted to %s stands in no line of the log, answered or not', async (id) => {
  const answer = await postForm(href(id, 'en'), BIRTH);
  expect(answer.status).toBeLessThan(400);
  await postForm(href(id, 'tr'), { ...BIRTH, place: 'Atlantis' });
  await postForm(href(id, 'en'), { ...BIRTH, day: '31', month: '2' });
  expect(lines.filter((line) => TELLS.test(line))).toEqual([]);
});

it('nor do two that are compared', async () => {
  const answer = await postForm(href('relationship-compatibility-calculator', 'en'), PAIR);
  expect(answer.status).toBe(200);
  await postForm(href('relationship-compatibility-calculator', 'en'), { ...PAIR, b_place: 'Atlantis' });
  expect(lines.filter((line) => TELLS.test(line))).toEqual([]);
});

it('nor one that is asked about by the API', async () => {
  await postJson('/api/astrology/natal-chart', BIRTH);
  await postJson('/api/astrology/natal-chart', { ...BIRTH, place: 'Atlantis' });
  await postJson('/api/astrology/natal-chart', '{"year":"1990",');
  expect(lines.filter((line) => TELLS.test(line))).toEqual([]);
});
