import { AHEAD_ORB_DEG, type TouchingEclipse } from '../../../astrology/eclipses/eclipse-contacts-ahead.ts';
import type { EclipseKind } from '../../../astrology/eclipses/saros.ts';
import { formatDegrees, formatPlace } from '../../../features/degrees.ts';
import { dayOf, typeText } from '../../../features/eclipses/eclipse-view.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import { nameOfPoint } from '../point-names.ts';
import './chart-answer.css';

interface ChartAheadProps {
  ahead: readonly TouchingEclipse[];
  /** The hour of birth is not known. */
  timeless: boolean;
  words: EclipsesWords;
  astro: AstroWords;
  clock: PageClock;
  paths: Readonly<Record<EclipseKind, string>>;
}

/** The coming eclipses that stand on a point of the chart or face it, each leading to its own page. */
export function ChartAhead({ ahead, timeless, words, astro, clock, paths }: ChartAheadProps) {
  const texts = words.chart.ahead;
  const orb = { orb: AHEAD_ORB_DEG };
  if (ahead.length === 0) return <p>{fillText(timeless ? texts.noneTimeless : texts.none, orb)}</p>;
  const { date, type, sign } = words.facts;
  return (
    <>
      <p>{fillText(texts.intro, orb)}</p>
      <div className="eclipse-table__scroll">
        <table className="eclipse-table">
          <caption className="sr">{texts.heading}</caption>
          <thead>
            <tr>
              {[date, type, sign, texts.point].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ahead.map((touching) => (
              <AheadRow
                key={touching.eclipse.maximumMs}
                {...touching}
                words={words}
                astro={astro}
                clock={clock}
                path={paths[touching.eclipse.kind]}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface AheadRowProps extends TouchingEclipse, Pick<ChartAheadProps, 'words' | 'astro' | 'clock'> {
  path: string;
}

function AheadRow({ eclipse, contacts, words, astro, clock, path }: AheadRowProps) {
  return (
    <tr>
      <th scope="row">
        <a href={`${path}?date=${dayOf(eclipse)}`}>
          <Instant at={eclipse.maximumMs} as="shortDate" clock={clock} />
        </a>
      </th>
      <td>{typeText(eclipse, words, 'types')}</td>
      <td>
        <Glyph glyph={eclipse.sign} /> {formatPlace(eclipse.eclipticLongitude)}{' '}
        <span className="eclipse-table__sign">{astro.signs[eclipse.sign]}</span>
      </td>
      <td>
        <ul className="eclipse-touch__points">
          {contacts.map(({ point, aspect, orbDeg }) => (
            <li key={point}>
              <Glyph glyph={point} /> {nameOfPoint(point, astro)}{' '}
              <span className="eclipse-touch__orb">
                {astro.aspects[aspect]} {formatDegrees(orbDeg)}
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
