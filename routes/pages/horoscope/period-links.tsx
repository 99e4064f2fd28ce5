import { PERIOD_IDS } from '../../../contract/choices.ts';
import { isoDay, neighbour, type Period } from '../../../features/horoscopes/period.ts';
import { periodText } from '../../../features/horoscopes/period-text.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';

/** Address of a horoscope for a period that stays the same whenever it is read. */
export function datedPath(path: string, { id, fromMs }: Period): string {
  return `${path}?period=${id}&date=${isoDay(fromMs)}`;
}

interface PeriodProps {
  /** The sign's own path. */
  path: string;
  period: Period;
  words: HoroscopeWords;
}

/** Day, week, month, year: today's of each. */
export function PeriodTabs({ path, period, words }: PeriodProps) {
  return (
    <nav aria-label={words.period}>
      <ul className="horoscope__periods">
        {PERIOD_IDS.map((id) => (
          <li key={id}>
            <a
              href={id === 'day' ? path : `${path}?period=${id}`}
              aria-current={id === period.id ? 'page' : undefined}
            >
              {words.periods[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PeriodTurnProps extends PeriodProps {
  /** The day is the visitor's own today. */
  isToday: boolean;
  tag: string;
}

/** The period's days between the one before and the one after. */
export function PeriodTurn({ path, period, words, isToday, tag }: PeriodTurnProps) {
  const [before, after] = [neighbour(period, -1), neighbour(period, 1)];
  return (
    <div className="horoscope__turn">
      <a href={datedPath(path, before)} rel="prev">
        <span aria-hidden="true">‹</span> {isToday ? words.yesterday : periodText(before, tag, 'short')}
      </a>
      <p className="horoscope__range">
        <time dateTime={isoDay(period.fromMs)}>{periodText(period, tag)}</time>
      </p>
      <a href={datedPath(path, after)} rel="next">
        {isToday ? words.tomorrow : periodText(after, tag, 'short')} <span aria-hidden="true">›</span>
      </a>
    </div>
  );
}
