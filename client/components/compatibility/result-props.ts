import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { Comparison } from '../../../astrology/synastry/compute-synastry.ts';
import type { DavisonChart } from '../../../astrology/synastry/synastry-types.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { PairReading } from '../../../features/readings/pair-reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { CompatibilityWords } from '../../../locales/en/compatibility.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';

/** One of the two, as a comparison shows them. */
export interface PairMember {
  figure: ChartFigure;
  /** Bodies whose sign the day of birth leaves open. */
  open: ReadonlySet<string>;
  /** The whole answer; null for a chart that came by a link, of which only the figure is known. */
  birth: BirthChart | null;
}

/** What is computed of two charts. */
export interface PairComparison extends Comparison {
  /** Null for charts that came by a link, whose hours and places are not known. */
  davison: DavisonChart | null;
}

/** What a comparison's parts are rendered from. */
export interface CompatibilityResultProps {
  first: PairMember;
  second: PairMember;
  /** What the two are called: their names, or "First person" and "Second person". */
  names: { first: string; second: string };
  /** The title of the comparison: "Ada and Deniz", or "The two of you". */
  heading: string;
  synastry: PairComparison;
  reading: PairReading;
  words: CompatibilityWords;
  natal: NatalWords;
  astro: AstroWords;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** Address that shows the comparison without births and names. */
  shareUrl: string;
  /** Path of the empty form. */
  formPath: string;
  /** Of the glossary. */
  glossaryPath: string;
  /** Of the conversations' page. */
  chatPath: string;
}

/** The minus of the languages' numbers; Intl writes a hyphen in some of them. */
const HYPHEN = '-';
const MINUS = '\u2212';

/** Points with their sign: `+3.2`, `−1.0`. */
export function formatPoints(points: number, tag: string): string {
  const text = new Intl.NumberFormat(tag, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);
  return text.replace(HYPHEN, MINUS);
}
