import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { DayOverChart } from '../../../features/today/day-over-chart.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { TodayWords } from '../../../locales/en/today.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import { TransitTitle } from './today-transits.tsx';
import './today.css';

interface WhatComesNextProps {
  day: Pick<DayOverChart, 'comingTransit' | 'lunation'>;
  /** What is written on the house of an eclipse; null where none is next. */
  eclipseText: string | null;
  words: TodayWords['next'];
  astro: AstroWords;
  clock: PageClock;
}

/** What a chart has before it: the next exact transit, and the next lunation with the house that it falls in. */
export function WhatComesNext({ day, eclipseText, words, astro, clock }: WhatComesNextProps) {
  const { comingTransit, lunation } = day;
  const inHouse = houseName(lunation.house, astro);
  const inSign = astro.inSign[lunation.sign];
  return (
    <section className="card" aria-labelledby="your-next">
      <h2 id="your-next">{words.heading}</h2>
      <dl className="today__list">
        {comingTransit && (
          <div>
            <dt>{words.transit}</dt>
            <dd className="today__row">
              <span>
                <TransitTitle transit={comingTransit.transit} astro={astro} />
              </span>
              <Instant at={comingTransit.instantMs} as="dayTime" clock={clock} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words[lunation.eclipse?.kind ?? lunation.phase]}</dt>
          <dd className="today__row">
            <span>
              <Glyph glyph={lunation.sign} />{' '}
              {inHouse === null ? inSign : fillText(words.place, { inSign, inHouse })}
            </span>
            <Instant at={lunation.instantMs} as="dayTime" clock={clock} />
          </dd>
        </div>
      </dl>
      {eclipseText !== null && <p>{eclipseText}</p>}
    </section>
  );
}
