import type { Transit } from '../../../astrology/transits/find-transits.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { TransitReading } from '../../../features/today/read-day.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { TodayWords } from '../../../locales/en/today.ts';
import { Glyph } from '../glyphs.tsx';
import { nameOfPoint } from '../point-names.ts';
import { TransitDates } from '../summary/transit-dates.tsx';
import './today.css';

interface TodayTransitsProps {
  transits: readonly TransitReading[];
  words: TodayWords['transits'];
  astro: AstroWords;
  clock: PageClock;
  /** Where all of them stand. */
  morePath: string;
}

/** The transits that matter most, the first open: each with its dates and what is written on it. */
export function TodayTransits({ transits, words, astro, clock, morePath }: TodayTransitsProps) {
  return (
    <section className="card" aria-labelledby="your-transits">
      <h2 id="your-transits">{words.heading}</h2>
      {transits.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="today__list">
          {transits.map(({ transit, text }, at) => (
            <li key={`${transit.mover} ${transit.point} ${transit.aspect}`}>
              {/* One is read, the others are there for whoever wants them. */}
              <details open={at === 0}>
                <summary>
                  <TransitTitle transit={transit} astro={astro} />
                </summary>
                {text !== null && <p>{text}</p>}
                <p className="today__note">
                  <TransitDates transit={transit} words={words} clock={clock} />
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <a href={morePath}>{words.all}</a>
    </section>
  );
}

interface TransitTitleProps {
  transit: Pick<Transit, 'mover' | 'point' | 'aspect'>;
  astro: AstroWords;
}

/** "Saturn square Sun", in the words of the language and with their glyphs. */
export function TransitTitle({ transit: { mover, point, aspect }, astro }: TransitTitleProps) {
  return (
    <>
      <Glyph glyph={mover} /> {astro.bodies[mover]} <Glyph glyph={aspect} /> {astro.aspects[aspect]}{' '}
      <Glyph glyph={point} /> {nameOfPoint(point, astro)}
    </>
  );
}
