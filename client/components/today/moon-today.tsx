import type { MoonFacts } from '../../../astrology/sky.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { MoonOverChart } from '../../../features/today/moon-over-chart.ts';
import type { DayReading } from '../../../features/today/read-day.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { TodayWords } from '../../../locales/en/today.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant, InstantText } from '../local-time/instant.tsx';
import { MoonDisc } from '../moon-disc.tsx';
import { nameOfPoint } from '../point-names.ts';
import { MoonDay } from './moon-day.tsx';
import './today.css';

interface MoonTodayProps {
  moon: MoonOverChart;
  /** How the Moon looks. */
  phase: Pick<MoonFacts, 'phase' | 'illuminatedFraction' | 'elongation'>;
  /** UTC ms. */
  nowMs: number;
  /** What is written on its house, or its sign. */
  text: string;
  /** What is written on the angles that it meets. */
  angleTexts: DayReading['angleTexts'];
  words: TodayWords['moon'];
  astro: AstroWords;
  clock: PageClock;
}

/** Where the Moon goes in a chart, how long, and what it meets there. */
export function MoonToday({ moon, phase, nowMs, text, angleTexts, words, astro, clock }: MoonTodayProps) {
  const { sign, nextSign, nextHouse, touches } = moon;
  const inHouse = houseName(moon.house, astro);
  const parts = { body: astro.bodies.moon, inSign: astro.inSign[sign] };
  const enters = words.entersSign.replace('{{sign}}', astro.signs[nextSign.sign]);
  return (
    <section className="card" aria-labelledby="your-moon">
      <h2 id="your-moon">{words.heading}</h2>
      <div className="today__moon">
        <MoonDisc illuminatedFraction={phase.illuminatedFraction} waxing={phase.elongation < 180} />
        <p className="today__fact">
          <Glyph glyph={sign} />{' '}
          {inHouse === null ? `${parts.body} ${parts.inSign}` : fillText(words.place, { ...parts, inHouse })}
          <span>{astro.moonPhases[phase.phase]}</span>
        </p>
      </div>
      <p>{text}</p>
      <p className="today__note">
        <InstantText text={enters} at={nextSign.instantMs} as="dayTime" clock={clock} />
        {nextHouse && (
          <>
            <br />
            <InstantText text={words.leavesHouse} at={nextHouse.instantMs} as="dayTime" clock={clock} />
          </>
        )}
      </p>
      <h3>{words.touches}</h3>
      {touches.length === 0 ? (
        <p>{words.touchesNone}</p>
      ) : (
        <>
          <MoonDay touches={touches} nowMs={nowMs} clock={clock} />
          <ul className="today__list">
            {touches.map(({ point, aspect, instantMs }) => (
              <li key={`${point} ${aspect}`} className="today__row">
                <span>
                  <Glyph glyph={aspect} /> {astro.aspects[aspect]} <Glyph glyph={point} />{' '}
                  {nameOfPoint(point, astro)}
                </span>
                <Instant at={instantMs} as="dayTime" clock={clock} />
              </li>
            ))}
          </ul>
          {angleTexts.map((angle) => (
            <p key={`${angle.point} ${angle.aspect}`}>{angle.text}</p>
          ))}
        </>
      )}
    </section>
  );
}
