import { type PosixRule, parsePosixRule, posixTransitions } from '../../worker/civil-time/posix-rule.ts';
import type { TzifFile, TzifType } from './tzif.ts';

interface Stretch {
  readonly fromSeconds: number;
  readonly type: TzifType;
}

interface LabelledStretch {
  readonly fromSeconds: number;
  readonly label: string;
}

/** A winter time that is legally the exception (Ireland, Namibia until 2017) leaves a summer shorter than this. */
const longestSummerSeconds = 300 * 86_400;

function sameType(first: TzifType, second: TzifType): boolean {
  return (
    first.offsetSeconds === second.offsetSeconds &&
    first.isDst === second.isDst &&
    first.abbreviation === second.abbreviation
  );
}

/** Transitions that change nothing are dropped. */
function stretchesOf(file: TzifFile): Stretch[] {
  const stretches: Stretch[] = [{ fromSeconds: Number.NEGATIVE_INFINITY, type: file.firstType }];
  for (const { atSeconds, type } of file.transitions) {
    const last = stretches.at(-1);
    if (last !== undefined && !sameType(last.type, type)) stretches.push({ fromSeconds: atSeconds, type });
  }
  return stretches;
}

/** The standard offset behind a stretch marked as daylight time, or null when the mark means a winter time below standard. */
function standardBehind(stretches: readonly Stretch[], index: number): number | null {
  const offset = stretches[index]?.type.offsetSeconds ?? 0;
  const before = stretches.slice(0, index).findLast((stretch) => !stretch.type.isDst);
  const after = stretches.slice(index + 1).find((stretch) => !stretch.type.isDst);
  const neighbours = [before, after].flatMap((stretch) => (stretch ? [stretch.type.offsetSeconds] : []));
  const saved = (standard: number): number => offset - standard;
  const plausible = neighbours.filter((standard) => saved(standard) > 0 && saved(standard) <= 7200);
  const nearest = plausible.find((standard) => saved(standard) === 3600) ?? plausible[0];
  if (nearest !== undefined) return nearest;
  return neighbours.some((standard) => saved(standard) < 0) ? null : offset - 3600;
}

/** Where winter is the marked exception, the stretch beside it is what people call summer time. */
function isSummerBesideWinterTime(stretches: readonly Stretch[], index: number): number | null {
  const stretch = stretches[index];
  const next = stretches[index + 1];
  if (stretch === undefined || next === undefined || stretch.type.isDst) return null;
  if (next.fromSeconds - stretch.fromSeconds > longestSummerSeconds) return null;
  if (!next.type.isDst || next.type.offsetSeconds >= stretch.type.offsetSeconds) return null;
  return next.type.offsetSeconds;
}

/**
 * `offset abbreviation`, or `offset/standardOffset abbreviation` for daylight time, all in seconds.
 * TZif marks daylight time but not how much it saves, so the neighbours tell.
 */
function labelled(stretches: readonly Stretch[]): LabelledStretch[] {
  return stretches.map((stretch, index) => {
    const { offsetSeconds, isDst, abbreviation } = stretch.type;
    const standard = isDst ? standardBehind(stretches, index) : isSummerBesideWinterTime(stretches, index);
    const offset = standard === null ? `${offsetSeconds}` : `${offsetSeconds}/${standard}`;
    return { fromSeconds: stretch.fromSeconds, label: `${offset} ${abbreviation}` };
  });
}

/** Whether the rule, set going at `previous`, makes `next` its first change. */
function isNextByRule(previous: Stretch, next: Stretch, rule: PosixRule): boolean {
  const year = new Date(previous.fromSeconds * 1000).getUTCFullYear();
  const first = [year - 1, year, year + 1, year + 2]
    .flatMap((each) => posixTransitions(rule, each))
    .find(({ atMs }) => atMs > previous.fromSeconds * 1000);
  return (
    first?.atMs === next.fromSeconds * 1000 &&
    first.time.offsetSeconds === next.type.offsetSeconds &&
    first.time.abbreviation === next.type.abbreviation
  );
}

/** How many stretches must be written down: those after it follow from the footer. */
function writtenCount(stretches: readonly Stretch[], rule: PosixRule): number {
  let count = stretches.length;
  while (count > 2) {
    const previous = stretches[count - 2];
    const last = stretches[count - 1];
    if (previous === undefined || last === undefined || !isNextByRule(previous, last, rule)) break;
    count -= 1;
  }
  return count;
}

/** A zone as the table has it, each part in a column of its own. */
export interface ZoneParts {
  /** See `labelled`, joined by `;`, the first one in force from the beginning. */
  kinds: string;
  /** When each change comes (see `encodeTime`), joined by a space. */
  times: string;
  /** Which kind each change brings: a digit of base 36, its place among them. */
  changes: string;
  /** The POSIX TZ string that goes on from there. */
  rule: string;
}

const SECONDS_PER_HOUR = 3600;

/**
 * Hours since the change before (since 1970 for the first), minutes and seconds, each in base 36, joined by points and without the
 * zeros at the end: nearly all changes are whole hours apart.
 */
function encodeTime(atSeconds: number, previousSeconds: number): string {
  const seconds = atSeconds - previousSeconds;
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const rest = seconds - hours * SECONDS_PER_HOUR;
  const parts = [hours, Math.floor(rest / 60), rest % 60].map((part) => part.toString(36));
  return parts.join('.').replace(/(?:\.0)+$/, '');
}

/** One zone, in parts that stand beside those like them: the table takes a fifth less room than line by line. */
export function encodeZone(file: TzifFile): ZoneParts {
  const rule = parsePosixRule(file.footer);
  const stretches = stretchesOf(file);
  const written = labelled(stretches).slice(0, writtenCount(stretches, rule));
  const kinds = [...new Set(written.map((stretch) => stretch.label))];
  if (kinds.length > 36) throw new Error('zone_has_too_many_kinds');
  const changes = written.slice(1);
  return {
    kinds: kinds.join(';'),
    times: changes
      .map(({ fromSeconds }, index) => encodeTime(fromSeconds, changes[index - 1]?.fromSeconds ?? 0))
      .join(' '),
    changes: changes.map(({ label }) => kinds.indexOf(label).toString(36)).join(''),
    rule: file.footer,
  };
}
