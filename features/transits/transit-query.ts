import * as v from 'valibot';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { ALL_MOVER_IDS, LASTING_MOVER_IDS, type MoverId } from '../../astrology/transits/transit-movers.ts';
import { readBorder } from '../../contract/border.ts';
import { MAX_TRANSIT_DAYS } from '../../contract/limits.ts';
import { TransitBodies } from '../../contract/transits.ts';
import type { Parsed } from '../parsed.ts';

/** What the body of POST /api/astrology/transits asks for beside the birth: one instant, or a stretch of time. */
export type TransitQuery =
  | { kind: 'at'; atMs: number; movers: readonly MoverId[] }
  | {
      kind: 'over';
      /** As they were written. */
      from: string;
      to: string;
      fromMs: number;
      /** Of a date, its end. */
      toMs: number;
      movers: readonly MoverId[];
    };

/** The named bodies, each once; null for a list that names none, or something else. */
function readMovers(value: unknown): MoverId[] | null {
  return v.is(TransitBodies, value) ? [...new Set(value)] : null;
}

type Body = Readonly<Record<string, unknown>>;
type Fields = Record<string, string>;

function readAt({ at }: Body, nowMs: number, fields: Fields): number {
  if (at === undefined) return nowMs;
  const { startMs, endMs, error } = readBorder(at);
  // A date is no instant: the Moon of its morning is not that of its evening.
  const isDate = endMs - startMs > 1;
  if (error) fields.at = error === 'required' ? 'malformed' : error;
  else if (isDate) fields.at = 'malformed';
  return startMs;
}

function readOver({ from, to }: Body, fields: Fields): { fromMs: number; toMs: number } {
  const [first, last] = [readBorder(from), readBorder(to)];
  if (first.error) fields.from = first.error;
  if (last.error) fields.to = last.error;
  else if (!first.error && last.endMs <= first.startMs) fields.to = 'before_from';
  else if (!first.error && last.startMs - first.startMs > MAX_TRANSIT_DAYS * MS_PER_DAY)
    fields.to = 'too_far';
  return { fromMs: first.startMs, toMs: last.endMs };
}

/**
 * Reads `at`, a UTC instant (absent: now), or `from` and `to`, dates or UTC instants at most 400 days apart, and
 * `bodies` (absent: all for an instant, all but the Moon for a stretch of time).
 */
export function parseTransits(body: Body, nowMs: number): Parsed<TransitQuery> {
  const { at, from, to, bodies } = body;
  const fields: Fields = {};
  const isOver = from !== undefined || to !== undefined;
  const named = bodies === undefined ? undefined : readMovers(bodies);
  if (named === null) fields.bodies = 'malformed';
  if (isOver) {
    if (at !== undefined) fields.at = 'not_with_from';
    const span = readOver(body, fields);
    if (Object.keys(fields).length > 0) return { ok: false, fields };
    const movers = named ?? LASTING_MOVER_IDS;
    return { ok: true, query: { kind: 'over', from: String(from), to: String(to), ...span, movers } };
  }
  const atMs = readAt(body, nowMs, fields);
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, query: { kind: 'at', atMs, movers: named ?? ALL_MOVER_IDS } };
}
