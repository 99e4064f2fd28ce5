import type { MoonDay } from '../../../astrology/events/moon-calendar.ts';
import type { EventDictionaries } from '../../../features/events/event-text.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant, InstantText } from '../local-time/instant.tsx';
import { MoonDisc } from '../moon-disc.tsx';
import './moon-month.css';

/** A day of the page by the wall clock of the chosen zone. */
export interface MoonMonthDay {
  /** Midnight on the wall. */
  wallMidnightMs: number;
  inMonth: boolean;
  isToday: boolean;
  moon: MoonDay;
}

interface MoonMonthProps {
  /** Six weeks. */
  days: readonly MoonMonthDay[];
  dictionaries: EventDictionaries;
  clock: PageClock;
}

const WEEK = 7;

/** The Moon of each day as a page of a calendar: 7 days by 6 weeks. */
export function MoonMonth({ days, dictionaries, clock }: MoonMonthProps) {
  const { tag } = clock;
  const utc = { timeZone: 'UTC' } as const;
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', ...utc });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', ...utc });
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
  clock: PageClock;
}

function classOf({ inMonth, isToday }: MoonMonthDay): string {
  return ['moons__day', inMonth ? '' : 'moons__day--other', isToday ? 'moons__day--today' : '']
    .filter((name) => name !== '')
    .join(' ');
}

function Day({ day, dictionaries, clock }: DayProps) {
  const { moon, wallMidnightMs } = day;
  const { lunation, signChange } = moon;
  const { words, astro } = dictionaries;
  const phase = astro.moonPhases[moon.phase];
  return (
    <td className={classOf(day)} {...(day.isToday && { 'aria-current': 'date' })}>
      <time dateTime={new Date(wallMidnightMs).toISOString().slice(0, 10)}>
        {new Date(wallMidnightMs).getUTCDate()}
      </time>
      <MoonDisc illuminatedFraction={moon.illuminatedFraction} waxing={moon.elongation < 180} />
      <span className="moons__signs">
        <Glyph glyph={moon.sign} />
        {signChange && <Glyph glyph={signChange.sign} />}
      </span>
      <span className="moons__text">
        <span className={lunation ? 'moons__phase' : 'sr'}>
          {phase}
          {lunation && ', '}
          {lunation && <Instant at={lunation.instantMs} as="clock" clock={clock} />}
        </span>
        <span className="sr"> {fillText(words.calendar.moon, { inSign: astro.inSign[moon.sign] })} </span>
        {signChange && (
          <span>
            <InstantText
              text={words.calendar.change.replace('{{sign}}', astro.signs[signChange.sign])}
              at={signChange.instantMs}
              as="clock"
              clock={clock}
            />
          </span>
        )}
      </span>
    </td>
  );
}
