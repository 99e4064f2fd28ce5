import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { CurrentTransit } from '../../../astrology/transits/current-transits.ts';
import { colonOf } from '../../../features/colon.ts';
import { formatDegrees } from '../../../features/degrees.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { PointLink } from '../reading/point-link.tsx';
import { TermLink } from '../term-link.tsx';
import { TransitDates } from './transit-dates.tsx';
import { transitName } from './transit-name.ts';
import '../natal-result/natal-result.css';
import './summary.css';

/** A transit of today, and what is written on it. */
export interface ReadTransit {
  transit: CurrentTransit;
  /** Null where nothing is written. */
  text: string | null;
}

interface NowTransitsProps {
  transits: readonly ReadTransit[];
  placeOf: (point: AspectPointId) => PointPlace | null;
  words: SummaryWords['result'];
  astro: AstroWords;
  clock: PageClock;
  /** Path of the glossary. */
  glossary: string;
}

/** What the sky does to a chart today: the closest first, with their dates. */
export function NowTransits({ transits, placeOf, words, astro, clock, glossary }: NowTransitsProps) {
  if (transits.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.todayIntro}</p>
      <ul className="summary__transits">
        {transits.map(({ transit, text }, index) => (
          <li key={transitName(transit, astro)}>
            <b>{transitName(transit, astro)}</b>
            <span>
              <TermLink term={index === 0 ? 'orb' : undefined} glossary={glossary}>
                {words.orbNow}
              </TermLink>
              {colonOf(clock.tag)}
              {formatDegrees(transit.orbDeg)}
            </span>
            {text !== null && <p className="summary__text">{text}</p>}
            <span className="summary__dates">
              <TransitDates transit={transit} words={words} clock={clock} />
            </span>
            <span className="meaning__fact">
              <PointLink point={transit.point} place={placeOf(transit.point)} words={astro} wheel="wheel" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
