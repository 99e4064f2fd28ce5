import { decodeChart, type SharedChart } from './shared-chart.ts';

/** Stands in no chart's text. */
const BETWEEN = '.';

/** Two charts as a text for a link, of the texts of both. */
export function encodePair(first: string, second: string): string {
  return first + BETWEEN + second;
}

/** Reads a shared pair; null for anything else, and for charts of two zodiacs, which cannot be compared. */
export function decodePair(text: string): readonly [SharedChart, SharedChart] | null {
  const [first, second, ...rest] = text.split(BETWEEN).map(decodeChart);
  if (!first || !second || rest.length > 0) return null;
  return first.settings.zodiac === second.settings.zodiac ? [first, second] : null;
}
