import { expect, test } from 'vitest';
import type { TzifType } from './tzif.ts';
import { encodeZone } from './zone-encoding.ts';

const MEAN: TzifType = { offsetSeconds: 561, isDst: false, abbreviation: 'PMT' };
const WINTER: TzifType = { offsetSeconds: 3600, isDst: false, abbreviation: 'CET' };
const SUMMER: TzifType = { offsetSeconds: 7200, isDst: true, abbreviation: 'CEST' };

test('a zone is written in columns: its kinds, hours, minutes and seconds from change to change, and which kind each brings', () => {
  const zone = encodeZone({
    firstType: MEAN,
    transitions: [
      { atSeconds: -36 * 3600 + 561, type: WINTER },
      { atSeconds: 561, type: SUMMER },
      { atSeconds: 561 + 40 * 3600, type: WINTER },
    ],
    footer: 'CET-1',
  });
  expect(zone).toEqual({
    kinds: '561 PMT;3600 CET;7200/3600 CEST',
    times: '-10.9.l 10 14',
    changes: '121',
    rule: 'CET-1',
  });
});

test('a change that changes nothing is not written', () => {
  const transitions = [
    { atSeconds: 3600, type: WINTER },
    { atSeconds: 7200, type: WINTER },
  ];
  const zone = encodeZone({ firstType: MEAN, transitions, footer: 'CET-1' });
  expect([zone.times, zone.changes]).toEqual(['1', '1']);
});

test('a change that the rule tells is not written', () => {
  const changes = ['2021-03-28', '2021-10-31', '2022-03-27', '2022-10-30'].map((day, index) => ({
    atSeconds: Date.parse(`${day}T01:00:00Z`) / 1000,
    type: index % 2 === 0 ? SUMMER : WINTER,
  }));
  const footer = 'CET-1CEST,M3.5.0,M10.5.0/3';
  const ruled = encodeZone({ firstType: WINTER, transitions: changes, footer });
  expect(ruled.changes).toBe('1');
  // The last one comes a day late: all before it must be told to get there.
  const late = changes.with(3, { atSeconds: Date.parse('2022-10-31T01:00:00Z') / 1000, type: WINTER });
  expect(encodeZone({ firstType: WINTER, transitions: late, footer }).changes).toBe('1010');
});
