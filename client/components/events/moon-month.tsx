import type { MoonDay } from '../../../astrology/events/moon-calendar.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { MoonPhase } from '../moon-phase.tsx';
import type { EventDictionaries } from './event-text.ts';

/** A day of the page by the wall clock of the chosen zone. */
export interface MoonMonthDay {
  /** Midnight on the wall. */
  wallMidnightMs: number;
  inMonth: boolean;
  isToday: boolean;
  moon: MoonDay;
  /** When the Moon changes sign and when the phase is exact, on the wall. */
  changeWallMs: number | null;
  lunationWallMs: number | null;
}

interface MoonMonthProps {
  /** Six weeks. */
  days: readonly MoonMonthDay[];
  dictionaries: EventDictionaries;
  tag: string;
}

const WEEK = 7;

/** The Moon of each day as a page of a calendar: 7 days by 6 weeks. */
export function MoonMonth({ days, dictionaries, tag }: MoonMonthProps) {
  const utc = { timeZone: 'UTC' } as const;
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', ...utc });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', ...utc });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...utc });
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <table className="moons">
      <caption className="sr">{dictionaries.words.calendar.caption}</caption>
      <thead>
        <tr>
          {days.slice(0, WEEK).map(({ wallMidnightMs }) => (
            <th key={wallMidnightMs} scope="col" abbr={long.format(wallMidnightMs)}>
              {short.format(wallMidnightMs)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.wallMidnightMs}>
            {week.map((day) => (
              <Day key={day.wallMidnightMs} day={day} dictionaries={dictionaries} clock={clock} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: MoonMonthDay;
  dictionaries: EventDictionaries;
  clock: Intl.DateTimeFormat;
}

function classOf({ inMonth, isToday }: MoonMonthDay): string {
  return ['moons__day', inMonth ? '' : 'moons__day--other', isToday ? 'moons__day--today' : '']
    .filter((name) => name !== '')
    .join(' ');
}

function Day({ day, dictionaries, clock }: DayProps) {
  const { moon, wallMidnightMs, lunationWallMs, changeWallMs } = day;
  const { words, astro } = dictionaries;
  const phase = astro.moonPhases[moon.phase];
  const change = moon.signChange && changeWallMs !== null ? moon.signChange.sign : null;
  return (
    <td className={classOf(day)} {...(day.isToday && { 'aria-current': 'date' })}>
      <time dateTime={new Date(wallMidnightMs).toISOString().slice(0, 10)}>
        {new Date(wallMidnightMs).getUTCDate()}
      </time>
      <MoonPhase illuminatedFraction={moon.illuminatedFraction} waxing={moon.elongation < 180} />
      <span className="moons__signs">
        <Glyph glyph={moon.sign} />
        {change && <Glyph glyph={change} />}
      </span>
      <span className="moons__text">
        <span className={lunationWallMs === null ? 'sr' : 'moons__phase'}>
          {lunationWallMs === null ? phase : `${phase}, ${clock.format(lunationWallMs)}`}
        </span>
        <span className="sr"> {fillText(words.calendar.moon, { inSign: astro.inSign[moon.sign] })} </span>
        {change && changeWallMs !== null && (
          <span>
            {fillText(words.calendar.change, { time: clock.format(changeWallMs), sign: astro.signs[change] })}
          </span>
        )}
      </span>
    </td>
  );
}
