import type { ReactNode } from 'react';
import { chartRulerOf, traditionalRulerOf } from '../../../astrology/balance.ts';
import { bodyOf } from '../../../astrology/chart-facts.ts';
import type { BodyId } from '../../../astrology/ids.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { Transit } from '../../../astrology/transits/find-transits.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { colonOf } from '../../../features/colon.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { BigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import { openDayOf } from '../../../features/readings/open-day.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import type { AspectReading } from '../../../features/readings/reading-types.ts';
import { sureRising } from '../../../features/readings/sure-rising.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import type { ZoneWords } from '../../../locales/en/zone.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { SynthesisWords } from '../../../locales/synthesis-types.ts';
import { BalanceBars } from '../balance-bars.tsx';
import { BigThree } from '../big-three.tsx';
import { birthLine } from '../birth-line.ts';
import { Glyph } from '../glyphs.tsx';
import { ZoneLine } from '../local-time/zone-line.tsx';
import { Notices } from '../natal-result/notices.tsx';
import { SynthesisLines } from '../natal-result/synthesis-lines.tsx';
import { AspectReadings } from '../reading/aspect-readings.tsx';
import { ReadingPair } from '../reading/reading-pair.tsx';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { OwnActions } from '../result-head/own-actions.tsx';
import { ResultHead } from '../result-head/result-head.tsx';
import { TermLink } from '../term-link.tsx';
import { NowTransits, type ReadTransit } from './now-transits.tsx';
import { YearAhead } from './year-ahead.tsx';
import '../natal-result/natal-result.css';
import './summary.css';

interface SummaryResultProps {
  chart: BirthChart;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** Sun, Moon and Ascendant in a line each, as far as they are known. */
  lines: BigThreeLines;
  /** The closest aspects. */
  aspects: readonly AspectReading[];
  now: readonly ReadTransit[];
  year: { transits: readonly Transit[]; fromMs: number; toMs: number };
  /** What the Moon's sign is like today. */
  moon: { sign: keyof AstroWords['signs']; text: string };
  /** Title of the page. */
  page: string;
  words: SummaryWords['result'];
  natal: NatalWords;
  zoneWords: ZoneWords;
  astro: AstroWords;
  synthesis: SynthesisWords;
  clock: PageClock;
  natalPath: string;
  /** Path of the glossary. */
  glossaryPath: string;
  /** Path of the conversations with Celestia. */
  chatPath: string;
  /** Address that shows the chart without birth date, time or place. */
  shareUrl: string;
}

/** A chart in a page, and what the sky does to it now and in the coming year. */
export function SummaryResult(props: SummaryResultProps) {
  const { chart, page, lines, aspects, year, moon, words, natal, zoneWords, astro, clock, glossaryPath } =
    props;
  const steady = steadyFigure(chart, props.unsteady);
  return (
    <section className="result summary" aria-labelledby="result-heading">
      <ResultHead page={page} heading={words.heading} births={[birthLine(chart, astro, clock.tag)]}>
        <OwnActions words={natal} shareUrl={props.shareUrl} hasWheel />
        <ChatDoor path={props.chatPath} about="chart">
          {natal.result.chat}
        </ChatDoor>
      </ResultHead>
      <Notices notices={chart.notices} words={natal.notices} astro={astro} />
      <ReadingPair chart={steady} words={astro} title={natal.result.wheelTitle} description={words.wheel}>
        <BigThree
          chart={chart}
          unsteady={props.unsteady}
          rising={sureRising(chart.day)}
          words={astro}
          glossary={glossaryPath}
          messages={{ ...natal.bigThree, ...lines, needsTime: natal.result.unknownRising }}
        />
      </ReadingPair>
      <SynthesisLines figure={chart} unsteady={props.unsteady} words={props.synthesis} astro={astro} />
      <Rulers {...props} />
      <h2 className="sr">{natal.result.balance}</h2>
      <BalanceBars
        bodies={steady.bodies}
        angles={chart.angles}
        words={astro}
        messages={natal.balance}
        glossary={glossaryPath}
      />
      <h2>
        <TermLink term="aspect" glossary={glossaryPath}>
          {words.closest}
        </TermLink>
      </h2>
      <AspectReadings
        readings={aspects}
        open={openDayOf(chart, chart.day)}
        placeOf={placesOf(steady)}
        words={astro}
        messages={{ orb: natal.table.orb }}
      />
      <h2>
        <TermLink term="transit" glossary={glossaryPath}>
          {words.today}
        </TermLink>
      </h2>
      <ZoneLine clock={clock} words={zoneWords} />
      {chart.day && <p>{words.untimed}</p>}
      <NowTransits
        transits={props.now}
        placeOf={placesOf(steady)}
        words={words}
        astro={astro}
        clock={clock}
        glossary={glossaryPath}
      />
      <div className="summary__moon">
        <h2>
          {words.moon}
          {colonOf(clock.tag)}
          {astro.bodies.moon} {astro.inSign[moon.sign]}
        </h2>
        <p>{moon.text}</p>
      </div>
      <h2>{words.year}</h2>
      <p>{words.yearIntro}</p>
      <YearAhead {...year} words={words} astro={astro} clock={clock} glossary={glossaryPath} />
      <p className="no-print">
        <a href={props.natalPath}>{words.more}</a>
      </p>
    </section>
  );
}

function Rulers(props: SummaryResultProps) {
  const { chart, words, glossaryPath } = props;
  const [ruler, traditional] = [chartRulerOf(chart), traditionalRulerOf(chart)];
  if (!ruler) return null;
  const name = (
    <TermLink term="chart-ruler" glossary={glossaryPath}>
      {words.ruler}
    </TermLink>
  );
  return (
    <>
      <Ruler {...props} ruler={ruler} name={name} />
      {traditional && <Ruler {...props} ruler={traditional} name={words.traditional} />}
    </>
  );
}

/** A ruler of the rising sign, and where it stands. */
function Ruler(props: SummaryResultProps & { ruler: BodyId; name: ReactNode }) {
  const { chart, ruler, name, words, astro, clock } = props;
  const { sign, house } = bodyOf(chart.bodies, ruler);
  const inHouse = houseName(house, astro) ?? '';
  return (
    <p>
      <b>{name}</b>
      {colonOf(clock.tag)}
      <Glyph glyph={ruler} />{' '}
      {fillText(words.rulerText, { body: astro.bodies[ruler], inSign: astro.inSign[sign], inHouse })}
    </p>
  );
}
