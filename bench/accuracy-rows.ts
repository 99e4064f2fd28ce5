import { ACCURACY } from '../astrology/accuracy.table.ts';
import type { BenchRow } from './row.ts';

/** The figures to reach against the golden charts, in arcseconds, 1900 to 2050. */
const TARGETS = [
  {
    what: 'Sun to Pluto',
    ids: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
    most: 21,
  },
  { what: 'Moon', ids: ['moon'], most: 12 },
  { what: 'true node', ids: ['trueNode'], most: 25 },
  { what: 'Juno', ids: ['juno'], most: 12 },
  {
    what: 'cusps and angles',
    ids: [
      'ascendant',
      'midheaven',
      'placidus',
      'koch',
      'wholeSign',
      'equal',
      'porphyry',
      'regiomontanus',
      'campanus',
    ],
    most: 10,
  },
] as const;

/** Largest differences from the golden charts, as published (a test holds the table to a fresh measurement). */
export function accuracyRows(): BenchRow[] {
  return TARGETS.map(({ what, ids, most }) => {
    const rows = ACCURACY.filter(({ id }) => (ids as readonly string[]).includes(id));
    const largest = Math.max(...rows.map(({ maxArcsecTo2050 }) => maxArcsecTo2050));
    return {
      what: `${what}, largest difference from the golden charts`,
      measured: `${largest.toFixed(2)}″`,
      target: `≤ ${most}″`,
      met: rows.length > 0 && largest <= most,
    };
  });
}
