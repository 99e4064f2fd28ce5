import type { Aspect, BodyPosition } from '../../../astrology/chart-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { JunoWords } from '../../../locales/en/juno.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { NatalChartAnswer } from '../../api/natal-chart.ts';
import { AspectsList } from '../aspects-list.tsx';
import { formatPlace } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';

interface JunoResultProps {
  chart: NatalChartAnswer;
  juno: BodyPosition;
  /** Juno's aspects, the closest first. */
  aspects: readonly Aspect[];
  /** What Juno means in its sign and in its house; the house is null without a birth time. */
  texts: { sign: string; house: string | null };
  words: JunoWords['result'];
  natal: NatalWords;
  astro: AstroWords;
  tag: string;
  /** Path of the natal chart page. */
  natalPath: string;
}

function isHouse(house: number | null): house is keyof AstroWords['inHouse'] {
  return house !== null && house >= 1 && house <= 12;
}

/** Juno of a birth: where it stands, its aspects, and what it says of partnership. */
export function JunoResult(props: JunoResultProps) {
  const { chart, juno, aspects, texts, words, natal, astro, tag, natalPath } = props;
  return (
    <section className="result juno" aria-labelledby="result-heading">
      <h2 id="result-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="juno__place">
        <Glyph glyph="juno" /> {formatPlace(juno.longitude)} {astro.signs[juno.sign]}
        {juno.retrograde && `, ${astro.retrograde}`}
      </p>
      <div className="meanings">
        <article className="meaning">
          <h3>
            {astro.bodies.juno} {astro.inSign[juno.sign]}
          </h3>
          <p>{texts.sign}</p>
        </article>
        <article className="meaning">
          {isHouse(juno.house) ? (
            <>
              <h3>
                {astro.bodies.juno} {astro.inHouse[juno.house]}
              </h3>
              <p>{texts.house}</p>
            </>
          ) : (
            <p className="lede">{words.houseUnknown}</p>
          )}
        </article>
      </div>
      <h3>{words.aspects}</h3>
      {aspects.length > 0 ? (
        <AspectsList aspects={aspects} words={astro} messages={{ orb: natal.table.orb }} />
      ) : (
        <p>{words.aspectsNone}</p>
      )}
      <TimeReceipt chart={chart} words={natal.receipt} tag={tag} timeKnown={chart.day === null} />
      <p className="no-print">
        <a href={natalPath}>{words.more}</a>
      </p>
    </section>
  );
}
