import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { type FieldErrors, isCalendarDay } from '../births/birth-input.ts';

/** The dates that are answered for: 1 January 1900 to 31 December 2099. */
const EARLIEST_MS = Date.UTC(1900, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/** What the address of GET /api/astrology/eclipses asks for; `toMs` is the first instant beyond it. */
export interface EclipseRange {
  kinds: readonly EclipseKind[];
  fromMs: number;
  toMs: number;
}

/** What the address of GET /api/astrology/eclipses/local asks for. */
export interface LocalEclipseQuery {
  kinds: readonly EclipseKind[];
  latitude: number;
  longitude: number;
  fromMs: number;
}

export type Parsed<T> = { ok: true; query: T } | { ok: false; fields: FieldErrors };

type Query = (name: string) => string | undefined;

const KINDS = {
  solar: ['solar'],
  lunar: ['lunar'],
  '': ['solar', 'lunar'],
} as const satisfies Record<string, readonly EclipseKind[]>;

function isKind(text: string): text is keyof typeof KINDS {
  return Object.hasOwn(KINDS, text);
}

/** The stretch that is meant: a whole day, or one millisecond for a UTC instant. Null for any other text. */
function readInstant(text: string): { startMs: number; endMs: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, clock] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null;
  const startMs = Date.parse(text);
  return Number.isNaN(startMs) ? null : { startMs, endMs: startMs + (clock ? 1 : MS_PER_DAY) };
}

interface Border {
  startMs: number;
  endMs: number;
  error?: string;
}

function readBorder(text: string): Border {
  const border = text === '' ? null : readInstant(text);
  if (!border) return { startMs: 0, endMs: 0, error: text === '' ? 'required' : 'malformed' };
  const isInside = border.startMs >= EARLIEST_MS && border.startMs < LATEST_MS;
  return isInside ? border : { ...border, error: 'out_of_range' };
}

function readCoordinate(text: string, limit: number): number | null {
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : null;
}

/** Reads `kind` (absent: both), `from` and `to`, dates or UTC instants of 1900 to 2099, both included. */
export function parseEclipseRange(query: Query): Parsed<EclipseRange> {
  const text = (name: string) => query(name)?.trim() ?? '';
  const fields: Record<string, string> = {};
  const kind = text('kind');
  if (!isKind(kind)) fields.kind = 'malformed';
  const [from, to] = [readBorder(text('from')), readBorder(text('to'))];
  if (from.error) fields.from = from.error;
  if (to.error) fields.to = to.error;
  else if (!from.error && to.endMs <= from.startMs) fields.to = 'before_from';
  if (!isKind(kind) || Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, query: { kinds: KINDS[kind], fromMs: from.startMs, toMs: to.endMs } };
}

/** Reads `kind` (absent: both), `latitude`, `longitude` and `from` (absent: now). */
export function parseLocalEclipses(query: Query, nowMs: number): Parsed<LocalEclipseQuery> {
  const text = (name: string) => query(name)?.trim() ?? '';
  const fields: Record<string, string> = {};
  const kind = text('kind');
  if (!isKind(kind)) fields.kind = 'malformed';
  const latitude = readCoordinate(text('latitude'), 90);
  const longitude = readCoordinate(text('longitude'), 180);
  if (latitude === null) fields.latitude = 'malformed';
  if (longitude === null) fields.longitude = 'malformed';
  const from = text('from') === '' ? { startMs: nowMs } : readBorder(text('from'));
  if ('error' in from && from.error) fields.from = from.error;
  if (!isKind(kind) || latitude === null || longitude === null || fields.from) return { ok: false, fields };
  return { ok: true, query: { kinds: KINDS[kind], latitude, longitude, fromMs: from.startMs } };
}
