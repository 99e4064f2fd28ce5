import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { Citation } from '../../../features/celestia/claims/citation.ts';
import type { OpenReading, PlacementReading } from '../../../features/readings/reading-types.ts';
import type { AskWords } from '../../../locales/en/ask.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { CareWords } from '../../../locales/en/celestia/care.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { birthLine } from '../birth-line.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import { GlyphSprite, glyphsOfChart } from '../glyphs.tsx';
import { Island } from '../island.tsx';
import { WheelDetails } from '../natal-result/wheel-details.tsx';
import { PlacementReadings } from '../reading/placement-readings.tsx';
import { CitationChips } from './citation-chips.tsx';
import { glyphsOf } from './citation-text.ts';
import { HelpLinesShown } from './help-lines-shown.tsx';
import type { Said } from './said.ts';
import { SaidText } from './said-text.tsx';
import '../natal-result/chart-result.css';
import './ask-answer.css';

/** The chart that was asked about, and what is written of what the answer rests on. */
export interface AskedChart {
  birth: BirthChart;
  /** As it is drawn: without what the day of birth leaves open. */
  figure: ChartFigure;
  readings: readonly (PlacementReading | OpenReading)[];
}

export interface AskAnswerProps {
  said: Said;
  /** Null where the sky alone was read, and where nothing was. */
  asked: AskedChart | null;
  words: AskWords;
  natal: NatalWords;
  care: CareWords;
  astro: AstroWords;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** Of days, in the zone that the answer's dates are told in. */
  format: Intl.DateTimeFormat;
  skyPath(citation: Citation): string | null;
}

/** One question and its answer: what she says, what it rests on, and the wheel beside it, which opens where a chip leads. */
export function AskAnswer(props: AskAnswerProps) {
  const { asked, natal } = props;
  if (!asked) return <Spoken {...props} />;
  const { zoomIn, zoomOut, aspects } = natal.result;
  const { full, close, descendant, imumCoeli } = natal.wheel;
  return (
    <Island name="wheel-lights" strategy="load" props={null}>
      <Island
        name="wheel-view"
        strategy="interaction"
        props={{ zoomIn, zoomOut, full, close, aspects, descendant, imumCoeli }}
      >
        <Spoken {...props} />
      </Island>
    </Island>
  );
}

const ANGLES = ['ascendant', 'midheaven'] as const;

/** What can be opened on the wheel. */
function pointsOf(asked: AskedChart | null): ReadonlySet<string> {
  if (!asked) return new Set();
  const { bodies, angles } = asked.figure;
  return new Set<string>([...bodies.map(({ id }) => id), ...(angles ? ANGLES : [])]);
}

function Spoken(props: AskAnswerProps) {
  const { said, asked, words, care, astro, tag, format, skyPath } = props;
  const { who, answer } = words;
  const isHelp = said.kind === 'crisis';
  return (
    <section
      className={`ask-answer${isHelp ? ' ask-answer--help' : ''}${asked ? ' ask-answer--drawn' : ''}`}
      aria-labelledby="result-heading"
    >
      <div className="ask-answer__said">
        <h2 id="result-heading" tabIndex={-1}>
          {answer.heading}
        </h2>
        <p className="ask-answer__who">{who.is}</p>
        {/* What was told of danger is not shown to whoever looks over a shoulder. */}
        {!isHelp && (
          <p className="ask-answer__asked">{fillText(answer.asked, { question: said.question })}</p>
        )}
        <SaidText said={said} />
        {said.card && <HelpLinesShown card={said.card} words={care.card} tag={tag} />}
        <GlyphSprite
          glyphs={[...said.citations.flatMap(glyphsOf), ...(asked ? glyphsOfChart(asked.figure) : [])]}
        />
        <CitationChips
          citations={said.citations}
          label={answer.rests}
          astro={astro}
          format={format}
          owners={null}
          onWheel={pointsOf(asked)}
          skyPath={skyPath}
        />
        {said.kind === 'reading' && (
          <p className="ask-answer__note">
            {asked ? fillText(answer.born, { birth: birthLine(asked.birth, astro, tag) }) : answer.sky}
          </p>
        )}
        {!isHelp && <p className="ask-answer__note">{answer.note}</p>}
        <a className="no-print" href="#birth-question">
          {answer.again}
        </a>
      </div>
      {asked && <Wheel {...props} asked={asked} />}
    </section>
  );
}

function Wheel({ asked, words, natal, astro }: AskAnswerProps & { asked: AskedChart }) {
  return (
    <div className="ask-answer__sky" aria-live="off">
      <ChartWheel
        chart={asked.figure}
        words={astro}
        title={natal.result.wheelTitle}
        description={natal.result.wheelDescription}
        withGlyphs={false}
      />
      <WheelDetails words={natal.wheel}>
        <div>
          {asked.readings.length > 0 && <h3>{words.answer.texts}</h3>}
          <PlacementReadings
            readings={asked.readings}
            words={astro}
            risingIn={natal.risingIn}
            open={NONE_OPEN}
          />
        </div>
      </WheelDetails>
    </div>
  );
}

const NONE_OPEN: ReadonlySet<never> = new Set<never>();
