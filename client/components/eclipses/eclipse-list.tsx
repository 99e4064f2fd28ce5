import { formatPlace } from '../../../features/degrees.ts';
import {
  dayOf,
  type Eclipse,
  formatMagnitude,
  magnitudeOf,
  typeText,
} from '../../../features/eclipses/eclipse-view.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import './eclipses.css';

interface EclipseListProps {
  eclipses: readonly Eclipse[];
  /** The one that the page is about. */
  featured: Eclipse;
  caption: string;
  /** Path of the page, to which an eclipse's day is added. */
  path: string;
  words: EclipsesWords;
  astro: Pick<AstroWords, 'signs'>;
  clock: PageClock;
}

/** Eclipses in order of time, each leading to a page of its own. */
export function EclipseList({ eclipses, featured, caption, path, words, astro, clock }: EclipseListProps) {
  const { tag } = clock;
  const { facts } = words;
  return (
    <div className="eclipse-table__scroll">
      <table className="eclipse-table">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {[facts.date, facts.type, facts.sign, facts.magnitude, facts.saros].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eclipses.map((eclipse) => (
            <tr key={eclipse.lunation}>
              <th scope="row">
                <a
                  href={`${path}?date=${dayOf(eclipse)}`}
                  aria-current={eclipse.lunation === featured.lunation || undefined}
                >
                  <Instant at={eclipse.maximumMs} as="shortDate" clock={clock} />
                </a>
              </th>
              <td>{typeText(eclipse, words, 'shortTypes')}</td>
              <td>
                <Glyph glyph={eclipse.sign} /> {formatPlace(eclipse.eclipticLongitude)}{' '}
                <span className="eclipse-table__sign">{astro.signs[eclipse.sign]}</span>
              </td>
              <td>{formatMagnitude(magnitudeOf(eclipse), tag)}</td>
              <td>{eclipse.saros}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DecadesProps {
  /** First years of the decades. */
  decades: readonly number[];
  current: number | null;
  path: string;
  label: string;
}

export function Decades({ decades, current, path, label }: DecadesProps) {
  return (
    <nav className="eclipse-decades no-print" aria-label={label}>
      {decades.map((decade) => (
        <a
          key={decade}
          href={`${path}?decade=${decade}#list`}
          aria-current={decade === current ? 'page' : undefined}
        >
          {`${decade}–${decade + 9}`}
        </a>
      ))}
    </nav>
  );
}
