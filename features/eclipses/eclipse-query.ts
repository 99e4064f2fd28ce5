import * as v from 'valibot';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import { readBorder } from '../../contract/border.ts';
import { CoordinateText, EclipseCount, EclipseKindName } from '../../contract/eclipses.ts';
import { DEFAULT_NATAL_ECLIPSES } from '../../contract/limits.ts';
import type { Parsed } from '../parsed.ts';

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

/** What the body of POST /api/astrology/eclipses/natal asks for beside the birth. */
export interface NatalEclipsesQuery {
  kinds: readonly EclipseKind[];
  fromMs: number;
  /** How many, from 1 on. */
  count: number;
}

type Query = (name: string) => string | undefined;

/** The kind that is named, both where none is; null for what is no kind. */
function readKinds(value: unknown): readonly EclipseKind[] | null {
  if (value === undefined || value === '') return EclipseKindName.options;
  return v.is(EclipseKindName, value) ? [value] : null;
}

function readCoordinate(text: string, limit: number): number | null {
  const value = v.is(CoordinateText, text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : null;
}

/** Reads `kind` (absent: both), `from` and `to`, dates or UTC instants of the years served, both included. */
export function parseEclipseRange(query: Query): Parsed<EclipseRange> {
  const text = (name: string) => query(name)?.trim() ?? '';
  const fields: Record<string, string> = {};
  const kinds = readKinds(text('kind'));
  if (!kinds) fields.kind = 'malformed';
  const [from, to] = [readBorder(text('from')), readBorder(text('to'))];
  if (from.error) fields.from = from.error;
  if (to.error) fields.to = to.error;
  else if (!from.error && to.endMs <= from.startMs) fields.to = 'before_from';
  if (!kinds || Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, query: { kinds, fromMs: from.startMs, toMs: to.endMs } };
}

/** Reads `kind` (absent: both), `latitude`, `longitude` and `from` (absent: now). */
export function parseLocalEclipses(query: Query, nowMs: number): Parsed<LocalEclipseQuery> {
  const text = (name: string) => query(name)?.trim() ?? '';
  const fields: Record<string, string> = {};
  const kinds = readKinds(text('kind'));
  if (!kinds) fields.kind = 'malformed';
  const latitude = readCoordinate(text('latitude'), 90);
  const longitude = readCoordinate(text('longitude'), 180);
  if (latitude === null) fields.latitude = 'malformed';
  if (longitude === null) fields.longitude = 'malformed';
  const from = text('from') === '' ? { startMs: nowMs } : readBorder(text('from'));
  if ('error' in from && from.error) fields.from = from.error;
  if (!kinds || latitude === null || longitude === null || fields.from) return { ok: false, fields };
  return { ok: true, query: { kinds, latitude, longitude, fromMs: from.startMs } };
}

/** Reads `kind` (absent: both), `from`, a date or a UTC instant (absent: now), and `count` (absent: 5). */
export function parseNatalEclipses(
  body: Readonly<Record<string, unknown>>,
  nowMs: number,
): Parsed<NatalEclipsesQuery> {
  const { kind, from, count = DEFAULT_NATAL_ECLIPSES } = body;
  const fields: Record<string, string> = {};
  const kinds = readKinds(kind);
  if (!kinds) fields.kind = 'malformed';
  const border = from === undefined ? { startMs: nowMs } : readBorder(from);
  if ('error' in border && border.error) fields.from = border.error;
  if (!v.is(EclipseCount, count)) fields.count = 'malformed';
  if (!kinds || !v.is(EclipseCount, count) || fields.from) return { ok: false, fields };
  return { ok: true, query: { kinds, fromMs: border.startMs, count } };
}
