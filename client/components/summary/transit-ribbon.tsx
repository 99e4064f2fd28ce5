import type { Transit, TransitStay } from '../../../astrology/transits/find-transits.ts';
import { cachedFormat } from '../../../features/cached-format.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { nameOfPoint } from '../point-names.ts';
import { TransitDates } from './transit-dates.tsx';
import './summary.css';

const monthFormat = cachedFormat((tag) => new Intl.DateTimeFormat(tag, { month: 'narrow', timeZone: 'UTC' }));

interface TransitRibbonProps {
  transits: readonly Transit[];
  fromMs: number;
  toMs: number;
  words: SummaryWords['result'];
  astro: AstroWords;
  clock: PageClock;
}

const WIDTH = 600;
const ROW = 34;
const HEAD = 22;
const BAR = 8;

/** The long transits of a year as bars, and their dates for those who do not see them. */
export function TransitRibbon(props: TransitRibbonProps) {
  const { transits, words, astro, clock } = props;
  if (transits.length === 0) return null;
  return (
    <>
      <Bars {...props} />
      <ul className="sr">
        {transits.map((transit) => {
          const name = transitName(transit, astro);
          return (
            <li key={name}>
              {name}, <TransitDates transit={transit} words={words} clock={clock} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Bars({ transits, fromMs, toMs, words, astro, clock }: TransitRibbonProps) {
  const height = HEAD + transits.length * ROW;
  const at = (instantMs: number) => {
    const share = (instantMs - fromMs) / (toMs - fromMs);
    return Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  };
  return (
    <svg
      className="ribbon"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby="ribbon-title ribbon-desc"
    >
      <title id="ribbon-title">{words.year}</title>
      <desc id="ribbon-desc">{words.yearIntro}</desc>
      <Months fromMs={fromMs} toMs={toMs} at={at} height={height} tag={clock.tag} />
      {transits.map((transit, row) => {
        const y = HEAD + row * ROW;
        const name = transitName(transit, astro);
        return (
          <g key={name}>
            <text className="ribbon__name" x={2} y={y + 14}>
              {name}
            </text>
            {transit.stays
              .filter((stay) => isWithin(stay, fromMs, toMs))
              .map(({ startMs, endMs }) => {
                const x = at(startMs ?? fromMs);
                return (
                  <rect
                    key={x}
                    className={`ribbon__bar ribbon__bar--${transit.aspect}`}
                    x={x}
                    y={y + 20}
                    width={Math.max(2, at(endMs ?? toMs) - x)}
                    height={BAR}
                    rx={BAR / 2}
                  />
                );
              })}
            {transit.exactMs
              .filter((exactMs) => exactMs >= fromMs && exactMs < toMs)
              .map((exactMs) => (
                <circle
                  key={exactMs}
                  className="ribbon__exact"
                  cx={at(exactMs)}
                  cy={y + 20 + BAR / 2}
                  r={5}
                />
              ))}
          </g>
        );
      })}
    </svg>
  );
}

function isWithin({ startMs, endMs }: TransitStay, fromMs: number, toMs: number): boolean {
  return (startMs ?? fromMs) < toMs && (endMs ?? toMs) > fromMs;
}

/** "Saturn · Square · Sun", in the words of the language. */
export function transitName({ mover, point, aspect }: Transit, astro: AstroWords): string {
  return `${astro.bodies[mover]} · ${astro.aspects[aspect]} · ${nameOfPoint(point, astro)}`;
}

interface MonthsProps {
  fromMs: number;
  toMs: number;
  at: (instantMs: number) => number;
  height: number;
  tag: string;
}

function Months({ fromMs, toMs, at, height, tag }: MonthsProps) {
  const start = new Date(fromMs);
  const name = monthFormat(tag);
  const months = Array.from({ length: 12 }, (_, index) =>
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index, 1),
  ).filter((monthMs) => monthMs < toMs);
  return months.map((monthMs) => (
    <g key={monthMs}>
      <line className="ribbon__month" x1={at(monthMs)} x2={at(monthMs)} y1={0} y2={height} />
      <text className="ribbon__letter" x={at(monthMs) + 4} y={13}>
        {name.format(monthMs)}
      </text>
    </g>
  ));
}
