import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { ASPECT_IDS, type SignId } from '../../../astrology/ids.ts';
import type { MoonFacts } from '../../../astrology/sky.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { SignChart } from '../../../features/stencil/sign-chart.ts';
import type { DayOverChart } from '../../../features/today/day-over-chart.ts';
import type { DayReading } from '../../../features/today/read-day.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { TodayWords } from '../../../locales/en/today.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import { Glyph, GlyphSprite } from '../glyphs.tsx';
import { EVERYBODYS_ID } from './everybodys-id.ts';
import { MoonToday } from './moon-today.tsx';
import { TodayTransits } from './today-transits.tsx';
import { WhatComesNext } from './what-comes-next.tsx';
import { type BirthOwner, WhoseBirth } from './whose-birth.tsx';
import './today.css';

/** Where a day leads on. */
export interface TodayPaths {
  /** The person's whole chart. */
  chart: string;
  /** All transits of today, and the year ahead. */
  summary: string;
  /** The horoscope of the person's sign; null where that is open. */
  horoscope: string | null;
  /** The sky of this year; null where there is no such page. */
  year: string | null;
  pair: string;
  /** Where another birth is typed, without the script. */
  form: string;
  /** Where the account's birth is changed. */
  account: string;
  /** The conversations with Celestia, with a question about the day. */
  chat: string;
}

export interface TodayProps {
  day: DayOverChart;
  reading: DayReading;
  /** How the Moon looks. */
  phase: Pick<MoonFacts, 'phase' | 'illuminatedFraction' | 'elongation'>;
  /** UTC ms. */
  nowMs: number;
  /** Sun, Moon and rising sign as far as they are certain. */
  signs: SignChart;
  /** The planets and angles of the chart, as far as they are certain. */
  figure: ChartFigure;
  /** The zodiac of the chart, by its name; null for the usual one. */
  zodiac: string | null;
  /** Whether the hour of birth is not known. */
  isHourless: boolean;
  /** The day of birth, as it is read. */
  bornOn: string;
  owner: BirthOwner;
  words: TodayWords;
  /** What the birth form says of where a birth is remembered. */
  formWords: Pick<NatalWords['form'], 'known' | 'rememberHere' | 'forget'>;
  astro: AstroWords;
  clock: PageClock;
  paths: TodayPaths;
}

/** The day of whoever has a chart: the Moon, the transits that count, a line for their sign, and what comes next. */
export function Today(props: TodayProps) {
  const { day, reading, isHourless, words, astro, clock, paths } = props;
  return (
    <section className="today" aria-labelledby="your-day">
      <GlyphSprite glyphs={['ascendant', 'midheaven', 'vertex', 'retrograde', ...ASPECT_IDS]} />
      <h1 id="your-day">{words.heading}</h1>
      <BigThreeLine {...props} />
      {props.zodiac !== null && (
        <p className="today__note">{fillText(words.zodiac, { zodiac: props.zodiac })}</p>
      )}
      <div className="today__grid">
        <div>
          <MoonToday
            moon={day.moon}
            phase={props.phase}
            nowMs={props.nowMs}
            text={reading.moonText}
            angleTexts={reading.angleTexts}
            words={words.moon}
            astro={astro}
            clock={clock}
          />
          <OwnWheel {...props} />
        </div>
        <div>
          {reading.signLine && (
            <SignLine {...reading.signLine} words={words} astro={astro} path={paths.horoscope} />
          )}
          <TodayTransits
            transits={reading.transits}
            words={words.transits}
            astro={astro}
            clock={clock}
            morePath={paths.summary}
          />
          <WhatComesNext
            day={day}
            eclipseText={reading.eclipseText}
            words={words.next}
            astro={astro}
            clock={clock}
          />
        </div>
      </div>
      {isHourless && <p className="today__note">{words.untimed}</p>}
      <Doors {...props} />
      <WhoseBirth
        owner={props.owner}
        bornOn={props.bornOn}
        words={words}
        formWords={props.formWords}
        accountPath={paths.account}
      />
    </section>
  );
}

function BigThreeLine({ signs: { signs, rising }, astro }: TodayProps) {
  const three = [
    ['sun', astro.bodies.sun, signs.sun],
    ['moon', astro.bodies.moon, signs.moon],
    ['ascendant', astro.angles.ascendant, rising],
  ] as const;
  return (
    <ul className="today__three">
      {three.map(
        ([id, name, sign]) =>
          sign && (
            <li key={id}>
              <Glyph glyph={id} /> <span>{name}</span> {astro.signs[sign]}
            </li>
          ),
      )}
    </ul>
  );
}

/** The chart itself, small: it leads to the whole. */
function OwnWheel({ figure, words, astro, paths }: TodayProps) {
  return (
    <figure className="today__wheel">
      <ChartWheel
        chart={figure}
        words={astro}
        title={words.wheel}
        description={words.doors.chart}
        idPrefix="own"
        withGlyphs={false}
        still
      />
      <figcaption>
        <a className="button" href={paths.chart}>
          {words.doors.chart}
        </a>
      </figcaption>
    </figure>
  );
}

interface SignLineProps {
  sign: SignId;
  text: string;
  words: TodayWords;
  astro: AstroWords;
  path: string | null;
}

function SignLine({ sign, text, words, astro, path }: SignLineProps) {
  return (
    <section className="card" aria-labelledby="your-sign">
      <h2 id="your-sign">
        <Glyph glyph={sign} /> {fillText(words.sign.heading, { sign: astro.signs[sign] })}
      </h2>
      <p>{text}</p>
      {path && <a href={path}>{words.sign.more}</a>}
    </section>
  );
}

function Doors({ owner, words, paths }: TodayProps) {
  const { doors } = words;
  return (
    <nav className="today__doors no-print" aria-label={doors.label}>
      <ul>
        {/* A birth that this browser remembers may be anybody's, signed in or not: the entry script knows. */}
        <li {...(owner === 'browser' && { hidden: true, 'data-signed-in': 'yes' })}>
          <a href={paths.chat}>{doors.chat}</a>
        </li>
        <li>
          <a href={`#${EVERYBODYS_ID}`}>{doors.sky}</a>
        </li>
        {paths.year && (
          <li>
            <a href={paths.year}>{doors.year}</a>
          </li>
        )}
        <li>
          <a href={paths.pair}>{doors.pair}</a>
        </li>
        <li>
          {owner === 'account' ? (
            <a href={paths.form}>{doors.other}</a>
          ) : (
            <button type="button" className="today__act" data-act="other" hidden>
              {doors.other}
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}
