import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { formatPlace } from '../../../features/degrees.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
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
  const { locale } = format.resolvedOptions();
  if (kind === 'station' && from && to)
    return withFirst(format.formatRange(Date.parse(from), Date.parse(to)), locale);
  return instant ? withFirst(format.format(Date.parse(instant)), locale) : '';
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

/** How the two are called in a chip where an answer is about two. */
export interface CitationOwners {
  /** Who reads: "you". */
  self: string;
  /** The other's name. */
  partner: string;
}

export interface ChipWords {
  names: CitationNames;
  /** Of days, in the zone that the answer's dates are told in. */
  format: Intl.DateTimeFormat;
  /** Null where there is one chart alone, so that nobody need be told whose it is. */
  owners: CitationOwners | null;
}

/** A name with whose it is, "Venus (Ada)"; the sky's is nobody's. */
function owned(name: string, whose: Citation['whose'], owners: CitationOwners | null): string {
  return name === '' || !owners || !whose || whose === 'sky' ? name : `${name} (${owners[whose]})`;
}

/** A fact that an answer rests on, in the reader's language: "Venus · 10°42′ Taurus · 9th house". */
export function chipText(citation: Citation, { names, format, owners }: ChipWords): ChipText {
  const { kind, body, second, aspect, whose, met } = citation;
  const glyphs = glyphsOf(citation);
  const [place, house, when] = [placeOf(citation, names), houseOf(citation, names), whenOf(citation, format)];
  const first = body ? owned(nameOf(body, names), whose, owners) : '';
  if (body && second && aspect) {
    const who = `${first} – ${owned(nameOf(second, names), met ?? whose, owners)}`;
    return { glyphs, text: joined(who, names.aspects[aspect], when) };
  }
  if (kind === 'house' && !body) return { glyphs, text: joined(owned(house, whose, owners), place) };
  return { glyphs, text: joined(first, place, owned(house, met, owners), when) };
}

/** The point of the reader's own wheel that a fact is about; null for another's, and for what happens in the sky alone. */
export function pointOnWheel({ kind, whose, met, body, second }: Citation): Point | null {
  if (kind === 'transit') return met === 'self' ? (second ?? null) : null;
  return whose === 'self' ? (body ?? null) : null;
}
