import type { AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import type { SignChange } from '../../../astrology/day-facts.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import type { NatalReading, ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { AspectGrid } from '../aspect-grid.tsx';
import { BalanceBars } from '../balance-bars.tsx';
import { BigThree } from '../big-three.tsx';
import { ChartWheel } from '../chart-wheel.tsx';
import { HousesTable } from '../houses-table.tsx';
import { Island } from '../island.tsx';
import { PositionsTable } from '../positions-table.tsx';
import { AspectReadings } from '../reading/aspect-readings.tsx';
import { PlacementReadings } from '../reading/placement-readings.tsx';
import { ChartTools } from './chart-tools.tsx';
import { Notices } from './notices.tsx';
import { TimeReceipt } from './time-receipt.tsx';
import { UnknownTime } from './unknown-time.tsx';
import { WheelDetails } from './wheel-details.tsx';
import type { WheelViewProps } from './wheel-view-props.ts';
import './natal-result.css';
import './chart-result.css';

interface NatalResultProps {
  figure: ChartFigure;
  /** The whole answer; null for a chart that came by a link, of which only the figure is known. */
  chart: BirthChart | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  words: NatalWords;
  astro: AstroWords;
  tag: string;
  shareUrl: string;
  pictureUrl: string;
  /** Path of the empty form. */
  formPath: string;
}

/** Sun, Moon and rising sign stand open. */
const BIG_THREE: ReadonlySet<ReadPoint> = new Set(['sun', 'moon', 'ascendant'] as const);

/** A whole chart: picture, tables, time receipt and what it means. Its wheel answers a tap before the rest wakes. */
export function NatalResult(props: NatalResultProps) {
  const { figure, chart, reading, words, astro, tag, shareUrl, formPath } = props;
  return (
    <Island name="wheel-lights" strategy="load" props={null}>
      <Island name="wheel-view" strategy="interaction" props={wheelViewProps(words)}>
        <section className="result" aria-labelledby="result-heading">
          <h2 id="result-heading" tabIndex={-1}>
            {chart ? words.result.heading : words.result.sharedHeading}
          </h2>
          {!chart && <SharedNote words={words} formPath={formPath} />}
          {chart && <Notices notices={chart.notices} words={words.notices} astro={astro} />}
          <div className="result__sky">
            <ChartWheel
              chart={steadyFigure(figure, props.unsteady)}
              words={astro}
              title={words.result.wheelTitle}
              description={words.result.wheelDescription}
            />
            <div className="result__side">
              <BigThree
                chart={figure}
                unsteady={props.unsteady}
                words={astro}
                messages={{ ...words.bigThree, needsTime: words.result.unknownRising }}
              />
              <WheelDetails words={words.wheel} />
              {chart?.day && (
                <UnknownTime
                  day={chart.day}
                  utcOffsetSeconds={chart.utcOffsetSeconds}
                  words={words.unknownTime}
                  astro={astro}
                  tag={tag}
                />
              )}
            </div>
            {chart && (
              <TimeReceipt chart={chart} words={words.receipt} tag={tag} timeKnown={chart.day === null} />
            )}
          </div>
          <h2>{words.result.meaning}</h2>
          <p className="lede">{words.result.meaningIntro}</p>
          <PlacementReadings
            readings={reading.placements}
            words={astro}
            risingIn={words.risingIn}
            open={BIG_THREE}
          />
          <Tables
            figure={figure}
            steady={steadyFigure(figure, props.unsteady)}
            open={props.unsteady}
            signChanges={chart?.day?.signChanges ?? []}
            readings={reading.aspects}
            allDay={chart?.day ? words.unknownTime.aspectsNote : null}
            words={words}
            astro={astro}
          />
          <ChartTools
            words={words.result}
            kept={words.kept}
            shareUrl={shareUrl}
            pictureUrl={props.pictureUrl}
            canKeep={chart !== null}
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

function SharedNote({ words, formPath }: { words: NatalWords; formPath: string }) {
  return (
    <p>
      {words.result.sharedNote} <a href={formPath}>{words.result.drawOwn}</a>
    </p>
  );
}

interface TablesProps {
  figure: ChartFigure;
  /** The figure without the bodies whose sign is open. */
  steady: ChartFigure;
  open: ReadonlySet<string>;
  signChanges: readonly SignChange[];
  readings: NatalReading['aspects'];
  /** Said above the aspects where the hour is unknown; null where it is known. */
  allDay: string | null;
  words: NatalWords;
  astro: AstroWords;
}

function Tables({ figure, steady, open, signChanges, readings, allDay, words, astro }: TablesProps) {
  const { result, table } = words;
  const points = gridPoints(figure);
  return (
    <div className="result__tables">
      <section aria-labelledby="positions-heading">
        <h2 id="positions-heading">{result.positions}</h2>
        <PositionsTable
          chart={figure}
          open={open}
          signChanges={signChanges}
          words={astro}
          messages={{
            caption: result.positions,
            body: table.body,
            position: table.position,
            house: table.house,
          }}
        />
      </section>
      {figure.houses && (
        <section aria-labelledby="houses-heading">
          <h2 id="houses-heading">{`${result.houses} · ${astro.houseSystems[figure.houses.system]}`}</h2>
          <HousesTable
            houses={figure.houses}
            words={astro}
            messages={{ caption: result.houses, house: table.house, cusp: table.cusp }}
          />
        </section>
      )}
      <section aria-labelledby="balance-heading">
        <h2 id="balance-heading">{result.balance}</h2>
        <BalanceBars bodies={steady.bodies} angles={figure.angles} words={astro} messages={words.balance} />
      </section>
      <section className="result__grid" aria-labelledby="grid-heading">
        <h2 id="grid-heading">{result.aspectGrid}</h2>
        {allDay !== null && <p>{allDay}</p>}
        <AspectGrid points={points} aspects={figure.aspects} words={astro} messages={words.grid} />
      </section>
      <section aria-labelledby="aspects-heading">
        <h2 id="aspects-heading">{result.aspects}</h2>
        <Aspects figure={steady} readings={readings} words={words} astro={astro} />
      </section>
    </div>
  );
}

/** The closest aspects that are written about are shown; a chart may have fifty in all. */
const SHOWN_ASPECTS = 10;

function Aspects({
  figure,
  readings,
  words,
  astro,
}: {
  figure: ChartFigure;
  readings: NatalReading['aspects'];
  words: NatalWords;
  astro: AstroWords;
}) {
  const shared = { placeOf: placesOf(figure), words: astro, messages: { orb: words.table.orb } };
  const shown = readings.filter(({ text }) => text !== null).slice(0, SHOWN_ASPECTS);
  const rest = readings.filter((reading) => !shown.includes(reading));
  return (
    <>
      <p>{words.aspectsIntro}</p>
      <AspectReadings readings={shown} {...shared} />
      {rest.length > 0 && (
        <details className="result__more">
          <summary>{fillText(words.allAspects, { count: readings.length })}</summary>
          <AspectReadings readings={rest} {...shared} />
        </details>
      )}
    </>
  );
}

/** Bodies and angles that have an aspect at all, in the chart's order. */
function gridPoints({ bodies, angles, aspects }: ChartFigure): AspectPointId[] {
  const aspected = new Set(aspects.flatMap(({ first, second }) => [first, second]));
  const all: AspectPointId[] = [
    ...bodies.map(({ id }) => id),
    ...(angles ? (['ascendant', 'midheaven'] as const) : []),
  ];
  return all.filter((id) => aspected.has(id));
}
