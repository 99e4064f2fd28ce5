import { beforeAll, expect, test } from 'vitest';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { factsBeside } from './facts-beside.ts';
import { periodAt } from './period.ts';
import { type DatedFact, periodDates } from './period-dates.ts';
import { periodEclipses } from './period-eclipses.ts';
import { loadHoroscopeTexts } from './texts.ts';

let texts: Record<'month' | 'year', HoroscopeTexts>;

beforeAll(async () => {
  texts = { month: await loadHoroscopeTexts('en', 'month'), year: await loadHoroscopeTexts('en', 'year') };
});

function datesOf(id: 'month' | 'year', atMs: number): DatedFact[] {
  const period = periodAt(id, atMs);
  const facts = horoscopeFacts('leo', period.fromMs, period.toMs);
  const passages = composeHoroscope('leo', period, facts, texts[id]);
  return periodDates(factsBeside(period, facts, passages), passages, periodEclipses('leo', period));
}

function nameOf(fact: DatedFact): string {
  const day = 'instantMs' in fact ? new Date(fact.instantMs).toISOString().slice(0, 10) : '';
  if (fact.kind === 'aspect') return `${day} ${fact.first} ${fact.aspect} ${fact.second}`;
  return `${day} ${fact.kind} ${'body' in fact ? fact.body : ''}`;
}

test('a month has all that happens in it, the slow planets’ aspects too; its entries too, as its stays are told in words', () => {
  expect(datesOf('month', Date.UTC(2026, 10, 23)).map(nameOf)).toEqual([
    '2026-11-01 lunation ',
    '2026-11-09 lunation ',
    '2026-11-13 station mercury',
    '2026-11-14 station venus',
    '2026-11-17 lunation ',
    '2026-11-22 ingress sun',
    '2026-11-24 lunation ',
    '2026-11-25 ingress mars',
    '2026-11-29 uranus trine pluto',
  ]);
});

test('a new Moon that is an eclipse is told once, and as an eclipse', () => {
  const august = datesOf('month', Date.UTC(2026, 7, 12));
  const near = august.map(nameOf).filter((name) => /^2026-08-(12|28)/.test(name));
  expect(near).toEqual(['2026-08-12 eclipse sun', '2026-08-28 eclipse moon']);
  const [solar] = august.filter(({ kind }) => kind === 'eclipse');
  expect(solar).toMatchObject({ sign: 'leo', house: 1, type: 'total' });
});

test('a year has its eclipses, though it leaves out the Moons between them', () => {
  const names = datesOf('year', Date.UTC(2026, 5, 1)).map(nameOf);
  expect(names.filter((name) => name.includes('eclipse'))).toHaveLength(4);
  expect(names.filter((name) => name.includes('lunation'))).toEqual([]);
});
