import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { formatPlace } from '../../../features/degrees.ts';
import { isHouse } from '../../../features/readings/house-name.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { GlyphId } from '../glyph-paths.ts';

/** The names that a chip is made of. */
export type CitationNames = Pick<AstroWords, 'bodies' | 'angles' | 'readAs' | 'signs' | 'houses' | 'aspects'>;

/** What a chip shows of a fact: its glyphs, then a line. */
export interface ChipText {
  glyphs: readonly GlyphId[];
  text: string;
}

type Point = NonNullable<Citation['body']>;

function nameOf(point: Point, { bodies, readAs }: CitationNames): string {
  if (point === 'trueNode' || point === 'meanNode') return readAs.node;
  if (point === 'trueLilith' || point === 'meanLilith') return readAs.lilith;
  return point === 'ascendant' || point === 'midheaven' ? readAs[point] : bodies[point];
}

/** `10°42′ Taurus`, the sign alone where the degree is open; nothing where both are. */
function placeOf({ sign, longitude }: Citation, { signs }: CitationNames): string {
  if (!sign) return '';
  return longitude === undefined ? signs[sign] : `${formatPlace(longitude)} ${signs[sign]}`;
}

function houseOf(citation: Citation, { houses }: CitationNames): string {
  const house = citation.house ?? null;
  return isHouse(house) ? houses[house] : '';
}

/** When it happens, or from when until when; nothing of a birth chart. */
function whenOf({ kind, instant, from, to }: Citation, format: Intl.DateTimeFormat): string {
  if (kind === 'station' && from && to) return format.formatRange(Date.parse(from), Date.parse(to));
  return instant ? format.format(Date.parse(instant)) : '';
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** What is drawn of a fact: both its points and what joins them, its body, or the sign of a cusp. */
export function glyphsOf({ body, second, aspect, sign }: Citation): readonly GlyphId[] {
  if (body && second && aspect) return [body, aspect, second];
  if (body) return [body];
  return sign ? [sign] : [];
}

/**
 * A fact that an answer rests on, in the reader's language: "Venus · 10°42′ Taurus · 9th house".
 * @param format of days, in the zone that the answer's dates are told in.
 */
export function chipText(citation: Citation, names: CitationNames, format: Intl.DateTimeFormat): ChipText {
  const { kind, body, second, aspect } = citation;
  const glyphs = glyphsOf(citation);
  const [place, house, when] = [placeOf(citation, names), houseOf(citation, names), whenOf(citation, format)];
  if (body && second && aspect) {
    const who = `${nameOf(body, names)} – ${nameOf(second, names)}`;
    return { glyphs, text: joined(who, names.aspects[aspect], when) };
  }
  if (kind === 'house' && !body) return { glyphs, text: joined(house, place) };
  return { glyphs, text: joined(body ? nameOf(body, names) : '', place, house, when) };
}

/** The point of the reader's own wheel that a fact is about; null for what happens in the sky alone. */
export function pointOnWheel({ kind, body, second, instant }: Citation): Point | null {
  if (kind === 'transit') return second ?? null;
  // A placement with a moment is one of the sky; a happening is nobody's.
  if (instant !== undefined) return null;
  if (kind === 'placement' || kind === 'angle' || kind === 'aspect') return body ?? null;
  return null;
}
