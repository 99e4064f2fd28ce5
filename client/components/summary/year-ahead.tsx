import { Fragment } from 'react';
import type { Transit, TransitStay } from '../../../astrology/transits/find-transits.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import { percentAt, type RibbonSpan } from '../../../features/events/ribbons.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { ASPECT_TONES } from '../glyphs.tsx';
import { TermLink } from '../term-link.tsx';
import { TransitDates } from './transit-dates.tsx';
import { transitName } from './transit-name.ts';
import '../../styles/aspect-colours.css';
import './year-ahead.css';

const monthFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { month: 'narrow', timeZone: 'UTC' }));

interface YearAheadProps extends RibbonSpan {
  transits: readonly Transit[];
  words: SummaryWords['result'];
  astro: AstroWords;
  clock: PageClock;
  /** Path of the glossary, to which its key leads. */
  glossary: string;
}

/** The long transits of a year, from today: each a row with its dates and a bar in time. Only the time stretches with the window. */
export function YearAhead(props: YearAheadProps) {
  const { transits, words, astro, clock, glossary } = props;
  if (transits.length === 0) return <p>{words.yearNone}</p>;
  return (
    <figure className="ahead">
      <Key words={words} astro={astro} glossary={glossary} />
      <div className="ahead__span">
        <Months {...props} />
        <ol className="ahead__rows">
          {transits.map((transit) => (
            <li key={transitName(transit, astro)}>
              <p className="ahead__text">
                <b>{transitName(transit, astro)}</b>{' '}
                <span>
                  <TransitDates transit={transit} words={words} clock={clock} />
                </span>
              </p>
              <Bars transit={transit} {...props} />
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

const KEY_TONES = [
  ['joined', ['conjunction']],
  ['easy', ['sextile', 'trine']],
  ['hard', ['square', 'opposition']],
] as const;

function Key({ words, astro, glossary }: Pick<YearAheadProps, 'words' | 'astro' | 'glossary'>) {
  return (
    <figcaption className="ahead__key">
      {KEY_TONES.map(([tone, aspects]) => (
        <span key={tone} className={`ahead__tone ahead__tone--${tone}`}>
          <span>
            {aspects.map((aspect, index) => (
              <Fragment key={aspect}>
                {index > 0 && ', '}
                <TermLink term={aspect} glossary={glossary}>
                  {astro.aspects[aspect]}
                </TermLink>
              </Fragment>
            ))}
          </span>
        </span>
      ))}
      <span className="ahead__tone ahead__tone--exact">{words.exact}</span>
    </figcaption>
  );
}

/** From which share of the year on there is room for a month's letter beside what stands at the left edge, in percent. */
const FIRST_ROOM = 2;

/** Today at the left edge, the months and the next year, drawn behind all rows. */
function Months({ fromMs, toMs, words, clock }: YearAheadProps) {
  const start = new Date(fromMs);
  const name = monthFormat(clock.tag);
  const months = Array.from({ length: 12 }, (_, index) =>
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index, 1),
  ).filter((monthMs) => monthMs < toMs);
  return (
    <svg className="ahead__months" width="100%" height="100%" aria-hidden="true">
      <line className="ahead__today" x1="1" x2="1" y1="0" y2="100%" />
      <text className="ahead__year" x="6" y="14">
        {`${words.now} · ${start.getUTCFullYear()}`}
      </text>
      {months.map((monthMs) => {
        const at = percentAt(monthMs, { fromMs, toMs });
        const month = new Date(monthMs).getUTCMonth();
        const isYear = month === 0;
        return (
          <g key={monthMs} className={month === 1 ? 'ahead__after-year' : undefined}>
            <line x1={`${at}%`} x2={`${at}%`} y1="22" y2="100%" />
            {at > FIRST_ROOM && at < 100 - FIRST_ROOM && (
              <text className={isYear ? 'ahead__year' : undefined} x={`${at}%`} dx="4" y="34">
                {isYear ? new Date(monthMs).getUTCFullYear() : name.format(monthMs)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Pixels, at every width. */
const BAR = { height: 8, y: 4, mark: 6 } as const;

function Bars({ transit, fromMs, toMs }: Pick<YearAheadProps, 'fromMs' | 'toMs'> & { transit: Transit }) {
  const span = { fromMs, toMs };
  return (
    <svg className="ahead__bars" width="100%" height={BAR.height + 2 * BAR.y} aria-hidden="true">
      {transit.stays
        .filter((stay) => isWithin(stay, span))
        .map(({ startMs, endMs }) => {
          const from = percentAt(startMs ?? fromMs, span);
          const width = percentAt(endMs ?? toMs, span) - from;
          return (
            <rect
              key={from}
              className={`ahead__bar ahead__bar--${ASPECT_TONES[transit.aspect]}`}
              x={`${from}%`}
              y={BAR.y}
              width={`${Math.max(0.5, Math.round(width * 100) / 100)}%`}
              height={BAR.height}
              rx={BAR.height / 2}
            />
          );
        })}
      {transit.exactMs
        .filter((exactMs) => exactMs >= fromMs && exactMs < toMs)
        .map((exactMs) => (
          <circle
            key={exactMs}
            className="ahead__exact"
            cx={`${percentAt(exactMs, span)}%`}
            cy={BAR.y + BAR.height / 2}
            r={BAR.mark}
          />
        ))}
    </svg>
  );
}

function isWithin({ startMs, endMs }: TransitStay, { fromMs, toMs }: RibbonSpan): boolean {
  return (startMs ?? fromMs) < toMs && (endMs ?? toMs) > fromMs;
}
