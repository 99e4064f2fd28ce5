import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import { PERIOD_IDS, type PeriodId } from '../../contract/choices.ts';
import { composeHoroscope, type HoroscopeTexts } from '../../features/horoscopes/compose.ts';
import { type Period, periodAt } from '../../features/horoscopes/period.ts';

/** How often horoscopes say the same, over days on end and all signs. */
export interface Repetition {
  /** Passages that two signs have in the same period. */
  betweenSigns: Readonly<Record<PeriodId, number>>;
  /** Passages of a sign that two of its periods have which hold the same day, by the pair. */
  betweenPeriods: ReadonlyMap<string, number>;
  /** After how many days a passage comes back to a sign, at the earliest; null where none does. */
  returnDays: Readonly<Record<PeriodId, number | null>>;
  /** The fewest and most words of a horoscope. */
  words: Readonly<Record<PeriodId, readonly [least: number, most: number]>>;
}

type Mask = (text: string) => string;

/** Hides numbers and the names of a language's signs and bodies, with what is added to them. */
export function maskNames(names: readonly string[]): Mask {
  const named = new RegExp(`(?<!\\p{L})(?:${names.join('|')})[’'\\p{L}]*|\\d+`, 'gu');
  return (text) => text.replace(named, '#');
}

interface Told {
  period: Period;
  /** Of each sign. */
  passages: ReadonlyMap<SignId, readonly string[]>;
  words: readonly number[];
}

function tell(period: Period, texts: HoroscopeTexts, mask: Mask): Told {
  const sky = skyOfPeriod(period.fromMs, period.toMs);
  const passages = new Map(
    SIGN_IDS.map((sign) => {
      const told = composeHoroscope(sign, period, factsForSign(sign, sky), texts);
      return [sign, told.map(({ text }) => mask(text))] as const;
    }),
  );
  const words = [...passages.values()].map((own) => own.join(' ').split(/\s+/).length);
  return { period, passages, words };
}

function sharedBySigns({ passages }: Told): number {
  const all = [...passages.values()].flatMap((own) => [...new Set(own)]);
  return all.length - new Set(all).size;
}

/** The shortest time, in days, from a passage of a sign to its next telling in another period of the kind. */
function shortestReturn(all: readonly Told[]): number | null {
  let shortest: number | null = null;
  for (const sign of SIGN_IDS) {
    const last = new Map<string, number>();
    for (const { period, passages } of all) {
      for (const text of new Set(passages.get(sign))) {
        const before = last.get(text);
        const days = before === undefined ? null : (period.fromMs - before) / MS_PER_DAY;
        if (days !== null && (shortest === null || days < shortest)) shortest = days;
        last.set(text, period.fromMs);
      }
    }
  }
  return shortest;
}

function byPeriod<Value>(make: (id: PeriodId) => Value): Record<PeriodId, Value> {
  return { day: make('day'), week: make('week'), month: make('month'), year: make('year') };
}

/** Counts over so many days from an instant what a language's texts repeat. */
export function measureRepetition(
  textsOf: Readonly<Record<PeriodId, HoroscopeTexts>>,
  mask: Mask,
  fromMs: number,
  days: number,
): Repetition {
  const told = byPeriod((): Map<number, Told> => new Map());
  const betweenPeriods = new Map<string, number>();
  for (let day = 0; day < days; day++) {
    const today = PERIOD_IDS.map((id) => {
      const period = periodAt(id, fromMs + day * MS_PER_DAY);
      const known = told[id].get(period.fromMs) ?? tell(period, textsOf[id], mask);
      told[id].set(period.fromMs, known);
      return { id, known };
    });
    for (const [at, one] of today.entries()) {
      for (const other of today.slice(at + 1)) {
        const key = `${one.id}-${other.id}`;
        const shared = SIGN_IDS.reduce((sum, sign) => {
          const theirs = new Set(other.known.passages.get(sign));
          return sum + (one.known.passages.get(sign) ?? []).filter((text) => theirs.has(text)).length;
        }, 0);
        betweenPeriods.set(key, (betweenPeriods.get(key) ?? 0) + shared);
      }
    }
  }
  const allOf = (id: PeriodId) => [...told[id].values()];
  return {
    betweenSigns: byPeriod((id) => allOf(id).reduce((sum, one) => sum + sharedBySigns(one), 0)),
    betweenPeriods,
    returnDays: byPeriod((id) => shortestReturn(allOf(id))),
    words: byPeriod((id) => {
      const counts = allOf(id).flatMap(({ words }) => words);
      return [Math.min(...counts), Math.max(...counts)] as const;
    }),
  };
}
