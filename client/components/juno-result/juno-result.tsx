import type { BodyPosition } from '../../../astrology/chart-types.ts';
import { openBodies, steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { formatPlace } from '../../../features/degrees.ts';
import { openDayOf } from '../../../features/readings/open-day.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import type { AspectReading, PlacementReading } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { JunoWords } from '../../../locales/en/juno.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { birthLine } from '../birth-line.ts';
import { Glyph } from '../glyphs.tsx';
import { formatClock } from '../moment-text.ts';
import { Notices } from '../natal-result/notices.tsx';
import { signChangeText } from '../natal-result/sign-change-text.ts';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { AspectReadings } from '../reading/aspect-readings.tsx';
import { PlacementReadings } from '../reading/placement-readings.tsx';
import { ReadingPair } from '../reading/reading-pair.tsx';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { OwnActions } from '../result-head/own-actions.tsx';
import { ResultHead } from '../result-head/result-head.tsx';
import { TermLink } from '../term-link.tsx';
import '../natal-result/natal-result.css';
import './juno-result.css';

interface JunoResultProps {
  chart: BirthChart;
  juno: BodyPosition;
  /** Juno's aspects, the closest first. */
  aspects: readonly AspectReading[];
  /** What Juno means in its sign and, with a birth time, in its house; nothing where the day leaves its sign open. */
  readings: readonly PlacementReading[];
  /** Title of the page. */
  page: string;
  words: JunoWords['result'];
  natal: NatalWords;
  astro: AstroWords;
  tag: string;
  /** Path of the natal chart page. */
  natalPath: string;
  /** Path of the glossary. */
  glossaryPath: string;
  /** Path of the conversations with Celestia. */
  chatPath: string;
  /** Address that shows the chart without birth date, time or place. */
  shareUrl: string;
}

/** Juno of a birth: where it stands, its aspects, and what it says of partnership. */
export function JunoResult(props: JunoResultProps) {
  const { chart, juno, aspects, readings, words, page, natal, astro, tag, natalPath } = props;
  const steady = steadyFigure(chart, openBodies(chart.day));
  return (
    <section className="result juno" aria-labelledby="result-heading">
      <ResultHead
        page={page}
        term="juno"
        glossary={props.glossaryPath}
        heading={words.heading}
        births={[birthLine(chart, astro, tag)]}
      >
        <OwnActions words={natal} shareUrl={props.shareUrl} hasWheel />
        <ChatDoor path={props.chatPath} about="juno">
          {natal.result.chat}
        </ChatDoor>
      </ResultHead>
      <JunoPlace {...props} />
      <Notices notices={chart.notices} words={natal.notices} astro={astro} />
      <ReadingPair chart={steady} words={astro} title={natal.result.wheelTitle} description={words.wheel}>
        <section aria-labelledby="reading-heading">
          <h2 id="reading-heading" className="sr">
            {natal.result.meaning}
          </h2>
          <PlacementReadings readings={readings} words={astro} risingIn={natal.risingIn} open="all" />
          {juno.house === null && <p className="lede">{words.houseUnknown}</p>}
        </section>
      </ReadingPair>
      <h2>
        <TermLink term="aspect" glossary={props.glossaryPath}>
          {words.aspects}
        </TermLink>
      </h2>
      {aspects.length > 0 ? (
        <AspectReadings
          readings={aspects}
          open={openDayOf(chart, chart.day)}
          placeOf={placesOf(steady)}
          words={astro}
          messages={{ orb: natal.table.orb }}
        />
      ) : (
        <p>{words.aspectsNone}</p>
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

/** Where Juno stands, or between which signs on a day whose hour is not known. */
function JunoPlace({ chart, juno, natal, astro, tag, glossaryPath }: JunoResultProps) {
  const change = chart.day?.signChanges.find(({ body }) => body === 'juno');
  const clock = (instantMs: number) => formatClock(instantMs, chart.utcOffsetSeconds, tag);
  return (
    <p className="juno__place">
      <Glyph glyph="juno" />{' '}
      {change
        ? signChangeText(change, natal.unknownTime, astro, clock)
        : `${formatPlace(juno.longitude)} ${astro.signs[juno.sign]}`}
      {juno.retrograde && !change && (
        <>
          {', '}
          <TermLink term="retrograde" glossary={glossaryPath}>
            {astro.retrograde}
          </TermLink>
        </>
      )}
    </p>
  );
}
