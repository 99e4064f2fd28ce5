import { chartRulerOf, traditionalRulerOf } from '../../../astrology/balance.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { formatPlace } from '../../../features/degrees.ts';
import type { PlacementReading } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { RisingWords } from '../../../locales/en/rising.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { birthLine } from '../birth-line.ts';
import { Glyph } from '../glyphs.tsx';
import { Notices } from '../natal-result/notices.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { PlacementReadings } from '../reading/placement-readings.tsx';
import { ReadingPair } from '../reading/reading-pair.tsx';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { OwnActions } from '../result-head/own-actions.tsx';
import { ResultHead } from '../result-head/result-head.tsx';
import { TermLink } from '../term-link.tsx';
import { GuessNotice } from '../uncertain-time/guess-notice.tsx';
import { RisingLikeness } from '../uncertain-time/rising-likeness.tsx';
import type { UncertainBirth } from '../uncertain-time/uncertain-birth.ts';
import '../natal-result/natal-result.css';
import './rising-result.css';

interface RisingResultProps {
  /** Of what was told. */
  chart: BirthChart;
  /** Null where the time is known. */
  uncertain: UncertainBirth | null;
  /** What the rising sign and its ruler mean, known or guessed; nothing where the hour is unknown. */
  readings: readonly PlacementReading[];
  /** Title of the page. */
  page: string;
  words: RisingWords['result'];
  natal: NatalWords;
  hours: HoursWords;
  astro: AstroWords;
  tag: string;
  /** The page's own. */
  path: string;
  /** Path of the natal chart page. */
  natalPath: string;
  /** Path of the glossary. */
  glossaryPath: string;
  /** Path of the conversations with Celestia. */
  chatPath: string;
  /** Address that shows the chart without birth date, time or place. */
  shareUrl: string;
}

/** The rising sign with its degree, ruler and meaning, or the signs that were possible that day. */
export function RisingResult(props: RisingResultProps) {
  const { chart, uncertain, page, words, natal, hours, astro, tag, path, natalPath } = props;
  const guess = uncertain?.guess ?? null;
  return (
    <section
      className={guess ? 'result rising result--guessed' : 'result rising'}
      aria-labelledby="result-heading"
    >
      <ResultHead
        page={page}
        term="rising-sign"
        glossary={props.glossaryPath}
        heading={words.heading}
        births={[birthLine(chart, astro, tag)]}
      >
        <OwnActions
          words={natal}
          shareUrl={props.shareUrl}
          hasWheel={(guess?.chart ?? chart).angles !== null}
        />
        <ChatDoor path={props.chatPath} about="ascendant">
          {natal.result.chat}
        </ChatDoor>
      </ResultHead>
      {guess && <GuessNotice guess={guess} words={hours.likeness} signs={astro.signs} tag={tag} />}
      <RisingSign {...props} chart={guess?.chart ?? chart} />
      {uncertain && !guess && <OpenRising {...props} choices={uncertain.choices} />}
      {uncertain && (
        <RisingLikeness
          {...uncertain}
          chart={chart}
          words={hours.likeness}
          signs={astro.signs}
          tag={tag}
          path={path}
        />
      )}
      <TimeReceipt
        chart={chart}
        words={natal.receipt}
        astro={astro}
        tag={tag}
        glossary={props.glossaryPath}
      />
      <p className="no-print">
        <a href={natalPath}>{words.more}</a>
      </p>
    </section>
  );
}

/** Without a minute of birth: that it depends on it, or the sign where it is certain all the same. */
function OpenRising({ choices, words, hours, astro }: RisingResultProps & Pick<UncertainBirth, 'choices'>) {
  const [only, ...others] = choices;
  if (!only || others.length > 0) return <p className="lede">{words.unknown}</p>;
  return (
    <div className="rising__sign">
      <Glyph glyph={only.sign} />
      <div>
        <p className="rising__name">{astro.signs[only.sign]}</p>
        <p>{fillText(hours.window.risingSure, { sign: astro.signs[only.sign] })}</p>
        <p>{only.portrait}</p>
      </div>
    </div>
  );
}

function RisingSign({ chart, readings, words, natal, astro, glossaryPath }: RisingResultProps) {
  if (!chart.angles) return null;
  const { ascendant } = chart.angles;
  const sign = signOf(ascendant);
  const [ruler, traditional] = [chartRulerOf(chart), traditionalRulerOf(chart)];
  return (
    <>
      <div className="rising__sign">
        <Glyph glyph={sign} />
        <div>
          <p className="rising__name">{astro.signs[sign]}</p>
          <p>
            <TermLink term="ascendant" glossary={glossaryPath}>
              {fillText(words.place, { place: `${formatPlace(ascendant)} ${astro.signs[sign]}` })}
            </TermLink>
          </p>
          {ruler && (
            <p>
              <Glyph glyph={ruler} />{' '}
              <TermLink term="chart-ruler" glossary={glossaryPath}>
                {fillText(words.ruler, { body: astro.bodies[ruler] })}
              </TermLink>
            </p>
          )}
          {traditional && (
            <p>
              <Glyph glyph={traditional} /> {fillText(words.traditional, { body: astro.bodies[traditional] })}
            </p>
          )}
        </div>
      </div>
      <Notices notices={chart.notices} words={natal.notices} astro={astro} />
      <ReadingPair chart={chart} words={astro} title={natal.result.wheelTitle} description={words.wheel}>
        <section aria-labelledby="reading-heading">
          <h2 id="reading-heading" className="sr">
            {natal.result.meaning}
          </h2>
          <PlacementReadings readings={readings} words={astro} risingIn={natal.risingIn} open="all" />
        </section>
      </ReadingPair>
    </>
  );
}
