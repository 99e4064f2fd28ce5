/**
 * The POSIX TZ string that ends each zone of the tz database, such as `CET-1CEST,M3.5.0,M10.5.0/3`:
 * what the clocks do after the last change that is written down. Only the `M` form of a date occurs there.
 */
export interface PosixRule {
  readonly standard: PosixTime;
  /** The second of the two times and when each begins; null where the clocks no longer change. */
  readonly other: { readonly time: PosixTime; readonly begins: RuleDate; readonly ends: RuleDate } | null;
}

export interface PosixTime {
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

interface RuleDate {
  readonly month: number;
  /** 1..5, where 5 is the last one of the month. */
  readonly week: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Wall-clock seconds from midnight; may be negative or beyond a day. */
  readonly atSeconds: number;
}

const rulePattern =
  /^(<[^>]+>|[A-Za-z]+)([-+\d:]+)(?:(<[^>]+>|[A-Za-z]+)([-+\d:]+)?,(M[\d.]+(?:\/[-+\d:]+)?),(M[\d.]+(?:\/[-+\d:]+)?))?$/;

const datePattern = /^M(\d+)\.(\d)\.(\d)(?:\/(.+))?$/;

const dayMs = 86_400_000;

function clockSeconds(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[-+]/, '').split(':').map(Number);
  return sign * (hours * 3600 + minutes * 60 + seconds);
}

function ruleDate(text: string): RuleDate {
  const match = datePattern.exec(text);
  if (match === null) throw new Error(`posix_rule_date ${text}`);
  return {
    month: Number(match[1]),
    week: Number(match[2]),
    weekday: Number(match[3]),
    atSeconds: clockSeconds(match[4] ?? '2'),
  };
}

/** Reads a POSIX TZ string; throws on a form that the tz database does not use. */
export function parsePosixRule(text: string): PosixRule {
  const match = rulePattern.exec(text);
  if (match === null) throw new Error(`posix_rule ${text}`);
  const [, name = '', west = '0', otherName, otherWest, begins, ends] = match;
  const abbreviation = (raw: string): string => raw.replace(/[<>]/g, '');
  // POSIX counts offsets west of Greenwich; everything else here counts east. `|| 0` turns -0 into 0.
  const offsetSeconds = -clockSeconds(west) || 0;
  const standard = { offsetSeconds, abbreviation: abbreviation(name) };
  if (otherName === undefined || begins === undefined || ends === undefined) return { standard, other: null };
  const otherOffsetSeconds = otherWest === undefined ? offsetSeconds + 3600 : -clockSeconds(otherWest) || 0;
  const time = { offsetSeconds: otherOffsetSeconds, abbreviation: abbreviation(otherName) };
  return { standard, other: { time, begins: ruleDate(begins), ends: ruleDate(ends) } };
}

/** The rule's wall-clock moment in a year, as if the wall clock were UTC. */
function wallMs(date: RuleDate, year: number): number {
  const firstMs = Date.UTC(year, date.month - 1, 1);
  const toWeekday = (date.weekday - new Date(firstMs).getUTCDay() + 7) % 7;
  let day = toWeekday + (date.week - 1) * 7;
  const daysInMonth = new Date(Date.UTC(year, date.month, 0)).getUTCDate();
  while (day >= daysInMonth) day -= 7;
  return firstMs + day * dayMs + date.atSeconds * 1000;
}

/** The two changes of a year in order of time, each with what comes into force; none where the clocks do not change. */
export function posixTransitions(
  rule: PosixRule,
  year: number,
): { readonly atMs: number; readonly time: PosixTime }[] {
  if (rule.other === null) return [];
  const { time, begins, ends } = rule.other;
  const changes = [
    { atMs: wallMs(begins, year) - rule.standard.offsetSeconds * 1000, time },
    { atMs: wallMs(ends, year) - time.offsetSeconds * 1000, time: rule.standard },
  ];
  return changes.sort((first, second) => first.atMs - second.atMs);
}
