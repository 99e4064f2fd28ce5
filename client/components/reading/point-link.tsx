import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { nameOfPoint, type PointWords } from '../point-names.ts';
import { placeText } from './position-text.ts';

/** The words that name a point and its place. */
export type PlaceWords = PointWords & Pick<AstroWords, 'signs' | 'inHouse'>;

interface PointLinkProps {
  point: AspectPointId;
  place: PointPlace | null;
  words: PlaceWords;
  /** What the ids of the wheel that shows it begin with. */
  wheel: string;
  /** Whose point it is, where there are two people. */
  called?(text: string): string;
}

/** A point's name, degree and house, leading to where the wheel shows it. */
export function PointLink({ point, place, words, wheel, called = (text) => text }: PointLinkProps) {
  if (!place) return null;
  const text = called(`${nameOfPoint(point, words)} ${placeText(place, words)}`);
  return <a href={`#${wheel}-${point}`}>{text}</a>;
}
