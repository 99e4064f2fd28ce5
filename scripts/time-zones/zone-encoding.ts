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

/** Minutes since the change before (since 1970 for the first), in base 36, with odd seconds behind a point. */
function encodeTime(atSeconds: number, previousMinute: number): { text: string; minute: number } {
  const minute = Math.floor(atSeconds / 60);
  const seconds = atSeconds - minute * 60;
  const text = (minute - previousMinute).toString(36) + (seconds === 0 ? '' : `.${seconds.toString(36)}`);
  return { text, minute };
}

/**
 * One zone as a line: `kinds|changes|rule`.
 * kinds: see `labelled`, joined by `;`, the first one in force from the beginning;
 * changes: joined by a space, each a time (see `encodeTime`) and one upper-case base-36 digit, the kind's place in the list;
 * rule: the POSIX TZ string that goes on from there.
 */
export function encodeZone(file: TzifFile): string {
  const rule = parsePosixRule(file.footer);
  const stretches = stretchesOf(file);
  const written = labelled(stretches).slice(0, writtenCount(stretches, rule));
  const kinds = [...new Set(written.map((stretch) => stretch.label))];
  if (kinds.length > 36) throw new Error('zone_has_too_many_kinds');
  let previousMinute = 0;
  const changes = written.slice(1).map((stretch) => {
    const { text, minute } = encodeTime(stretch.fromSeconds, previousMinute);
    previousMinute = minute;
    return text + kinds.indexOf(stretch.label).toString(36).toUpperCase();
  });
  return `${kinds.join(';')}|${changes.join(' ')}|${file.footer}`;
}
