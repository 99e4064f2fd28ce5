import { type PosixRule, type PosixTime, parsePosixRule, posixTransitions } from './posix-rule.ts';
import { zoneColumns, zoneLinks } from './zones.table.ts';

/** What the clocks of a zone showed between two changes. */
export interface ZonePeriod {
  /** First instant of the period; -Infinity for the zone's first. */
  readonly startMs: number;
  /** First instant after the period; Infinity when no change is known. */
  readonly endMs: number;
  /** East of Greenwich. */
  readonly offsetSeconds: number;
  /** What the offset would be without daylight time. */
  readonly standardOffsetSeconds: number;
  readonly daylight: boolean;
  readonly abbreviation: string;
}

type Kind = Pick<ZonePeriod, 'offsetSeconds' | 'standardOffsetSeconds' | 'daylight' | 'abbreviation'>;

interface Change {
  readonly startMs: number;
  readonly kind: Kind;
}

/** A zone as the table has it; `ZoneParts` in scripts/time-zones/zone-encoding.ts describes the texts. */
interface WrittenZone {
  readonly kinds: string;
  readonly times: string;
  readonly changes: string;
  readonly rule: string;
}

let writtenZones: ReadonlyMap<string, WrittenZone> | null = null;

function readZones(): ReadonlyMap<string, WrittenZone> {
  const [kinds, times, changes, rules] = [
    zoneColumns.kinds.split('\n'),
    zoneColumns.times.split('\n'),
    zoneColumns.changes.split('\n'),
    zoneColumns.rules.split('\n'),
  ];
  const zones = zoneColumns.names.split('\n').map((name, at) => {
    const zone = {
      kinds: kinds[at] ?? '',
      times: times[at] ?? '',
      changes: changes[at] ?? '',
      rule: rules[at] ?? '',
    };
    return [name, zone] as const;
  });
  return new Map(zones);
}

/** Every zone that has a history of its own, read out of the table when one is first asked for. */
export function allZones(): ReadonlyMap<string, WrittenZone> {
  writtenZones ??= readZones();
  return writtenZones;
}

function writtenZone(timeZone: string): WrittenZone | null {
  const owner = Object.hasOwn(zoneLinks, timeZone) ? zoneLinks[timeZone] : timeZone;
  return owner === undefined ? null : (allZones().get(owner) ?? null);
}

function parseKind(text: string): Kind {
  const [offsets = '', abbreviation = ''] = text.split(' ');
  const [offset, standard] = offsets.split('/');
  const offsetSeconds = Number(offset);
  const daylight = standard !== undefined;
  return {
    offsetSeconds,
    standardOffsetSeconds: daylight ? Number(standard) : offsetSeconds,
    daylight,
    abbreviation,
  };
}

const MS_PER_HOUR = 3_600_000;

/** How long after the change before it one comes, ms: hours, minutes and seconds in base 36. */
function stepMs(time: string): number {
  // Nearly all are whole hours.
  if (!time.includes('.')) return Number.parseInt(time, 36) * MS_PER_HOUR;
  const [hours = 0, minutes = 0, seconds = 0] = time.split('.').map((part) => Number.parseInt(part, 36));
  return hours * MS_PER_HOUR + minutes * 60_000 + seconds * 1000;
}

function writtenChanges(zone: WrittenZone): Change[] {
  const kinds = zone.kinds.split(';').map(parseKind);
  const kindAt = (index: number): Kind => {
    const kind = kinds[index];
    if (kind === undefined) throw new Error('zone_table_damaged');
    return kind;
  };
  const changes: Change[] = [{ startMs: Number.NEGATIVE_INFINITY, kind: kindAt(0) }];
  if (zone.times === '') return changes;
  let startMs = 0;
  for (const [index, time] of zone.times.split(' ').entries()) {
    startMs += stepMs(time);
    changes.push({ startMs, kind: kindAt(Number.parseInt(zone.changes.charAt(index), 36)) });
  }
  return changes;
}

/** Of the rule's two times the one further east is daylight time, whichever of them the law calls the standard. */
function ruleKind(rule: PosixRule, time: PosixTime): Kind {
  const otherOffset = rule.other?.time.offsetSeconds ?? time.offsetSeconds;
  const standardOffsetSeconds = Math.min(rule.standard.offsetSeconds, otherOffset);
  return { ...time, standardOffsetSeconds, daylight: time.offsetSeconds > standardOffsetSeconds };
}

function ruledChanges(rule: PosixRule, afterMs: number, fromMs: number, toMs: number): Change[] {
  if (rule.other === null || toMs <= afterMs) return [];
  const firstYear = new Date(Math.max(afterMs, fromMs)).getUTCFullYear() - 1;
  const lastYear = new Date(toMs).getUTCFullYear() + 1;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years
    .flatMap((year) => posixTransitions(rule, year))
    .filter(({ atMs }) => atMs > afterMs)
    .map(({ atMs, time }) => ({ startMs: atMs, kind: ruleKind(rule, time) }));
}

/**
 * The periods of a zone that touch the stretch from `fromMs` to `toMs`, in order, as the tz database has them
 * (`withLocalMeanTime` has the time before standard time). Null for a name that is no zone; old names are zones too.
 */
export function zonePeriods(timeZone: string, fromMs: number, toMs: number): ZonePeriod[] | null {
  const zone = writtenZone(timeZone);
  if (zone === null) return null;
  const written = writtenChanges(zone);
  const lastMs = written.at(-1)?.startMs ?? Number.NEGATIVE_INFINITY;
  const changes = [...written, ...ruledChanges(parsePosixRule(zone.rule), lastMs, fromMs, toMs)];
  return changes
    .map(({ startMs, kind }, index) => ({
      startMs,
      endMs: changes[index + 1]?.startMs ?? Number.POSITIVE_INFINITY,
      ...kind,
    }))
    .filter((period) => period.endMs > fromMs && period.startMs <= toMs);
}
