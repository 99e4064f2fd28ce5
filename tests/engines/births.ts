import { fill, submit, until, type Visitor } from './visitor.ts';

export interface Birth {
  day: string;
  month: string;
  year: string;
  time: string;
  place: string;
}

export const ADA: Birth = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul' };
export const BO: Birth = { day: '3', month: '2', year: '1987', time: '08:15', place: 'Paris, FR' };

/** Fills a birth's fields under a prefix as a visitor types them. */
export async function fillBirth(visitor: Visitor, birth: Birth, prefix = ''): Promise<void> {
  const { time, ...texts } = birth;
  // The hour's field takes the whole of it.
  await fill(visitor, `[name=${prefix}hour]`, time);
  for (const [name, text] of Object.entries(texts)) await fill(visitor, `[name=${prefix}${name}]`, text);
}

/** Opens the natal chart of a birth in English. */
export async function drawChart(visitor: Visitor, site: string, birth: Birth): Promise<void> {
  await visitor.goto(`${site}/en/natal-chart`);
  await fillBirth(visitor, birth);
  await submit(visitor, '#birth-form');
  await until(visitor, () => document.querySelector('svg.wheel__sky') !== null);
}

/** Opens the comparison of two births in English. */
export async function compare(visitor: Visitor, site: string, first: Birth, second: Birth): Promise<void> {
  await visitor.goto(`${site}/en/relationship-compatibility-calculator`);
  await fillBirth(visitor, first, 'a_');
  await fillBirth(visitor, second, 'b_');
  await submit(visitor, '#pair-form');
  await until(visitor, () => document.querySelector('.gauge__number') !== null);
}
