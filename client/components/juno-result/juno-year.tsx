import type { BodyYear } from '../../../astrology/body-year.ts';
import { signOf } from '../../../astrology/signs.ts';
import { formatPlace } from '../../../features/degrees.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { JunoWords } from '../../../locales/en/juno.ts';
import type { ZoneWords } from '../../../locales/en/zone.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { InstantText } from '../local-time/instant.tsx';
import { ZoneLine } from '../local-time/zone-line.tsx';
import '../../styles/element-colours.css';
import '../chart-tables.css';
import './juno-result.css';

interface JunoYearProps {
  year: number;
  way: BodyYear;
  words: JunoWords['year'];
  zoneWords: ZoneWords;
  astro: Pick<AstroWords, 'signs' | 'retrograde'>;
  clock: PageClock;
}

/** Juno's way through a year: where each month begins, and when it turns. */
export function JunoYear({ year, way, words, zoneWords, astro, clock }: JunoYearProps) {
  const monthName = new Intl.DateTimeFormat(clock.tag, { month: 'long', timeZone: 'UTC' });
  return (
    <section className="juno-year" aria-labelledby="juno-year-heading">
      <h2 id="juno-year-heading">{fillText(words.heading, { year })}</h2>
      <p>{words.intro}</p>
      {way.stations.map(({ instantMs, direction }) => (
        <p key={instantMs}>
          <InstantText
            text={direction === 'retrograde' ? words.turnsRetrograde : words.turnsDirect}
            at={instantMs}
            as="dayTime"
            clock={clock}
          />
        </p>
      ))}
      {way.stations.length > 0 && <ZoneLine clock={clock} words={zoneWords} />}
      <table className="sky-table">
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.position}</th>
          </tr>
        </thead>
        <tbody>
          {way.months.map(({ instantMs, longitude, retrograde }) => {
            const sign = signOf(longitude);
            return (
              <tr key={instantMs}>
                <th scope="row">{monthName.format(instantMs)}</th>
                <td>
                  <Glyph glyph={sign} /> {formatPlace(longitude)} {astro.signs[sign]}{' '}
                  {retrograde && <Glyph glyph="retrograde" label={astro.retrograde} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
