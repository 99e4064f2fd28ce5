import type { Synastry } from '../../../astrology/synastry/compute-synastry.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { PairReading } from '../../../features/readings/pair-reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';

/** What a comparison's parts are rendered from. */
export interface CompatibilityResultProps {
  first: BirthChart;
  second: BirthChart;
  /** What the two are called: their names, or "First person" and "Second person". */
  names: { first: string; second: string };
  synastry: Synastry;
  reading: PairReading;
  words: CompatibilityWords;
  natal: NatalWords;
  astro: AstroWords;
  /** BCP 47 tag for Intl. */
  tag: string;
}

/** Points with their sign: `+3.2`, `−1.0`. */
export function formatPoints(points: number, tag: string): string {
  return new Intl.NumberFormat(tag, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
}
