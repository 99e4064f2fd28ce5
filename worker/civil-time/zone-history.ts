import { type PosixRule, type PosixTime, parsePosixRule, posixTransitions } from './posix-rule.ts';
import { zoneLinks, zoneTexts } from './zones.table.ts';

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

function zoneText(timeZone: string): string | null {
  const owner = Object.hasOwn(zoneLinks, timeZone) ? zoneLinks[timeZone] : timeZone;
  return owner !== undefined && Object.hasOwn(zoneTexts, owner) ? (zoneTexts[owner] ?? null) : null;
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

/** The format is described at `encodeZone` in scripts/time-zones/zone-encoding.ts. */
function writtenChanges(kindsText: string, changesText: string): Change[] {
  const kinds = kindsText.split(';').map(parseKind);
  const kindAt = (index: number): Kind => {
    const kind = kinds[index];
    if (kind === undefined) throw new Error('zone_table_damaged');
    return kind;
  };
  const changes: Change[] = [{ startMs: Number.NEGATIVE_INFINITY, kind: kindAt(0) }];
  if (changesText === '') return changes;
  let minute = 0;
  for (const change of changesText.split(' ')) {
    const [minutes = '', seconds] = change.slice(0, -1).split('.');
    minute += Number.parseInt(minutes, 36);
    const second = seconds === undefined ? 0 : Number.parseInt(seconds, 36);
    const kind = kindAt(Number.parseInt(change.slice(-1), 36));
    changes.push({ startMs: (minute * 60 + second) * 1000, kind });
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
  const text = zoneText(timeZone);
  if (text === null) return null;
  const [kindsText = '', changesText = '', ruleText = ''] = text.split('|');
  const written = writtenChanges(kindsText, changesText);
  const lastMs = written.at(-1)?.startMs ?? Number.NEGATIVE_INFINITY;
  const changes = [...written, ...ruledChanges(parsePosixRule(ruleText), lastMs, fromMs, toMs)];
  return changes
    .map(({ startMs, kind }, index) => ({
      startMs,
      endMs: changes[index + 1]?.startMs ?? Number.POSITIVE_INFINITY,
      ...kind,
    }))
    .filter((period) => period.endMs > fromMs && period.startMs <= toMs);
}
