import type { ReactNode } from 'react';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { DayFacts, SignChange } from '../../../astrology/day-facts.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { openDayOf } from '../../../features/readings/open-day.ts';
import type { NatalReading } from '../../../features/readings/reading-types.ts';
import { sureRising } from '../../../features/readings/sure-rising.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { SynthesisWords } from '../../../locales/synthesis-types.ts';
import { BigThree } from '../big-three.tsx';
import { birthLine } from '../birth-line.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import type { FactRow } from '../fact-rows.tsx';
import { GlyphSprite } from '../glyphs.tsx';
import { Island } from '../island.tsx';
import { LOT_IDS } from '../positions-table.tsx';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { PaperFacts } from '../result-head/paper-facts.tsx';
import { ResultHead } from '../result-head/result-head.tsx';
import { GuessNotice } from '../uncertain-time/guess-notice.tsx';
import { LIKENESS_HEADING_ID } from '../uncertain-time/likeness-form-id.ts';
import { canChoose, RisingLikeness } from '../uncertain-time/rising-likeness.tsx';
import type { UncertainBirth } from '../uncertain-time/uncertain-birth.ts';
import { ChartTables } from './chart-tables.tsx';
import { ChartTools } from './chart-tools.tsx';
import { Contents, partId } from './contents.tsx';
import { NatalAspects } from './natal-aspects.tsx';
import { NatalMeanings } from './natal-meanings.tsx';
import { Notices } from './notices.tsx';
import { SynthesisLines } from './synthesis-lines.tsx';
import { TimeReceipt } from './time-receipt.tsx';
import { TwelveHouses } from './twelve-houses.tsx';
import { WhatHolds } from './what-holds.tsx';
import { WheelDetails } from './wheel-details.tsx';
import type { WheelViewProps } from './wheel-view-props.ts';
import './natal-result.css';
import './chart-result.css';
import './wheel-drawing.css';

export interface NatalResultProps {
  /**
   * What is drawn and read: where a rising sign was guessed, as it would be then. Of the Moon's two nodes the chosen one
   * alone.
   */
  figure: ChartFigure;
  /** The answer to what was told; null for a chart that came by a link, of which only the figure is known. */
  chart: BirthChart | null;
  /** Null where the time is known, and for a chart that came by a link. */
  uncertain: UncertainBirth | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** Whose chart it is; null where nobody said. */
  name: string | null;
  words: NatalWords;
  hours: HoursWords;
  synthesis: SynthesisWords;
  astro: AstroWords;
  tag: string;
  shareUrl: string;
  pictureUrl: string;
  /** Path of the empty form. */
  formPath: string;
  /** Where a placement can be asked about. */
  askPath: string;
  /** Of the glossary. */
  glossaryPath: string;
  /** Of the conversations' page. */
  chatPath: string;
  /** What the chart was drawn by, for its receipt. */
  settingRows: readonly FactRow[];
  /** What is to be known before the chart is read. */
  note: ReactNode;
  /** What the chart is drawn by, and the form that switches it: beside the wheel. */
  settings: ReactNode;
  /** What can be asked of the chart below its wheel. */
  children: ReactNode;
}

/** In the order in which they are read. */
const PARTS = ['chart', 'reading', 'houses', 'aspects', 'tables'] as const;

const NO_CHANGES: readonly SignChange[] = [];

/** A whole chart, as a friend reads it: what it comes down to, the picture, what it means, its aspects, its tables. */
export function NatalResult(props: NatalResultProps) {
  const { figure, chart, uncertain, reading, words, hours, astro, tag } = props;
  const guess = uncertain?.guess ?? null;
  const steady = steadyFigure(figure, props.unsteady);
  const openDay = openDayOf(figure, chart?.day ?? null);
  const parts = PARTS.filter((part) => part !== 'houses' || reading.houses.length > 0);
  return (
    <Island name="wheel-lights" strategy="load" props={null}>
      <Island name="wheel-view" strategy="interaction" props={wheelViewProps(words)}>
        <section
          className={guess ? 'result result--guessed' : 'result'}
          aria-labelledby="result-heading"
          data-readable=""
        >
          <FirstScreen {...props} steady={steady} />
          <GlyphSprite glyphs={LOT_IDS} />
          <Contents
            label={words.contents.label}
            parts={parts.map((part) => [partId(part), words.contents[part]])}
          />
          {chart && uncertain && (
            <RisingLikeness
              {...uncertain}
              chart={chart}
              words={hours.likeness}
              signs={astro.signs}
              tag={tag}
              path={props.formPath}
            />
          )}
          {props.children}
          <NatalMeanings
            figure={figure}
            chart={chart}
            reading={reading}
            askPath={props.askPath}
            words={words}
            astro={astro}
            tag={tag}
          />
          <TwelveHouses readings={reading.houses} words={words} astro={astro} />
          <NatalAspects
            figure={steady}
            readings={reading.aspects}
            glossary={props.glossaryPath}
            open={openDay}
            allDay={guess || !chart?.day ? null : aspectsNote(chart.day, words, hours)}
            words={words}
            astro={astro}
          />
          <ChartTables
            figure={figure}
            steady={steady}
            open={props.unsteady}
            signChanges={chart?.day?.signChanges ?? NO_CHANGES}
            openDay={openDay}
            guessed={guess ? hours.likeness.guessed : null}
            words={words}
            astro={astro}
            glossary={props.glossaryPath}
          />
        </section>
      </Island>
    </Island>
  );
}

function wheelViewProps({ result, wheel }: NatalWords): WheelViewProps {
  const { zoomIn, zoomOut, aspects } = result;
  const { full, close, descendant, imumCoeli } = wheel;
  return { zoomIn, zoomOut, full, close, aspects, descendant, imumCoeli };
}

function aspectsNote({ turning }: DayFacts, { unknownTime }: NatalWords, { window }: HoursWords): string {
  return turning ? window.aspects : unknownTime.aspectsNote;
}

function Head(props: NatalResultProps) {
  const { chart, name, words, astro, tag, settingRows, shareUrl, pictureUrl, formPath } = props;
  const { heading, sharedHeading } = words.result;
  return (
    <ResultHead
      page={words.heading}
      term="natal-chart"
      glossary={props.glossaryPath}
      heading={chart ? (name ?? heading) : sharedHeading}
      births={chart ? [birthLine(chart, astro, tag)] : []}
    >
      {chart && (
        <PaperFacts chart={chart} words={words.receipt} astro={astro} tag={tag} settingRows={settingRows} />
      )}
      <ChartTools
        natal={words}
        shareUrl={shareUrl}
        pictureUrl={pictureUrl}
        isOwn={chart !== null}
        formPath={formPath}
      />
      {chart && (
        <ChatDoor path={props.chatPath} about="chart">
          {words.result.chat}
        </ChatDoor>
      )}
    </ResultHead>
  );
}

/**
 * What a chart is met by: its head, the wheel, and beside that what it comes down to, the three that matter most, what it was
 * drawn by and what the hour has to do with it.
 */
function FirstScreen(props: NatalResultProps & { steady: ChartFigure }) {
  const { figure, steady, chart, uncertain, unsteady, words, hours, synthesis, astro, tag } = props;
  const isGuessed = Boolean(uncertain?.guess);
  return (
    <div className="result__first">
      <Head {...props} />
      <section className="result__sky" aria-labelledby={partId('chart')}>
        <h2 id={partId('chart')} className="sr">
          {words.contents.chart}
        </h2>
        <ChartWheel
          chart={steady}
          words={astro}
          title={isGuessed ? hours.likeness.wheel : words.result.wheelTitle}
          description={words.result.wheelDescription}
        />
      </section>
      <div className="result__side">
        <WhatToKnow {...props} />
        <WheelDetails words={words.wheel}>
          <BigThree
            chart={figure}
            unsteady={unsteady}
            rising={sureRising(chart?.day ?? null)}
            words={astro}
            glossary={props.glossaryPath}
            messages={{
              ...words.bigThree,
              ...(isGuessed && { ascendant: `${words.bigThree.ascendant} (${hours.likeness.guessed})` }),
              needsTime: words.result.unknownRising,
            }}
            door={
              uncertain && canChoose(uncertain)
                ? { path: `#${LIKENESS_HEADING_ID}`, text: hours.likeness.heading }
                : null
            }
          />
          <SynthesisLines figure={figure} unsteady={unsteady} words={synthesis} astro={astro} />
        </WheelDetails>
        {props.settings}
        {chart && (
          <TimeReceipt
            chart={chart}
            words={words.receipt}
            astro={astro}
            tag={tag}
            settingRows={props.settingRows}
            glossary={props.glossaryPath}
          />
        )}
      </div>
      {chart && !isGuessed && <WhatHolds chart={chart} words={words} hours={hours} astro={astro} tag={tag} />}
    </div>
  );
}

/** What is to be known before a chart is read: what it leaves out, guesses, or counts in another way. */
function WhatToKnow({ chart, uncertain, note, words, hours, astro, tag }: NatalResultProps) {
  const guess = uncertain?.guess ?? null;
  return (
    <>
      {guess && <GuessNotice guess={guess} words={hours.likeness} signs={astro.signs} tag={tag} />}
      {chart ? (
        <Notices notices={(guess?.chart ?? chart).notices} words={words.notices} astro={astro} />
      ) : (
        <p>{words.result.sharedNote}</p>
      )}
      {note}
    </>
  );
}
