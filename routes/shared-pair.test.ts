import { describe, expect, it } from 'vitest';
import { computeChart } from '../astrology/compute-chart.ts';
import type { ZodiacId } from '../astrology/ids.ts';
import { encodeChart } from './shared-chart.ts';
import { decodePair, encodePair } from './shared-pair.ts';

function linkOf(year: number, zodiac: ZodiacId = 'tropical'): string {
  const instantMs = Date.UTC(year, 5, 10, 11, 30);
  return encodeChart(
    computeChart({ instantMs, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus', zodiac }),
  );
}

const [ADA, DENIZ] = [linkOf(1990), linkOf(1985)];

describe('the link of two charts', () => {
  it('shows both, each in its place', () => {
    const pair = decodePair(encodePair(ADA, DENIZ));
    expect(pair?.map((chart) => encodeChart(chart))).toEqual([ADA, DENIZ]);
  });

  it.each([
    ['one chart', ADA],
    ['a chart and nothing', `${ADA}.`],
    ['nothing and a chart', `.${ADA}`],
    ['three charts', `${ADA}.${DENIZ}.${ADA}`],
    ['a chart and an end', `${ADA}.${DENIZ}.`],
    ['two charts with nothing between them', ADA + DENIZ],
    ['a broken second', `${ADA}.${DENIZ.slice(1)}`],
    ['two zodiacs', encodePair(ADA, linkOf(1985, 'lahiri'))],
  ])('is none of %s', (_, text) => {
    expect(decodePair(text)).toBeNull();
  });

  it('compares two of another zodiac, if it is the same', () => {
    const pair = decodePair(encodePair(linkOf(1990, 'lahiri'), linkOf(1985, 'lahiri')));
    expect(pair?.map(({ settings }) => settings.zodiac)).toEqual(['lahiri', 'lahiri']);
  });
});
