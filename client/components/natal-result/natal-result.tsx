import type { AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import type { DayFacts, SignChange } from '../../../astrology/day-facts.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import type { NatalReading, ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HoursWords } from '../../../locales/en/hours.ts';
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
import { GuessNotice } from '../uncertain-time/guess-notice.tsx';
import { RisingLikeness } from '../uncertain-time/rising-likeness.tsx';
import type { UncertainBirth } from '../uncertain-time/uncertain-birth.ts';
import { ChartTools } from './chart-tools.tsx';
import { Notices } from './notices.tsx';
import { TimeReceipt } from './time-receipt.tsx';
import { WhatHolds } from './what-holds.tsx';
import './natal-result.css';
import './chart-result.css';

interface NatalResultProps {
  /** What is drawn and read: where a rising sign was guessed, as it would be then. */
  figure: ChartFigure;
  /** The answer to what was told; null for a chart that came by a link, of which only the figure is known. */
  chart: BirthChart | null;
  /** Null where the time is known, and for a chart that came by a link. */
  uncertain: UncertainBirth | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  words: NatalWords;
  hours: HoursWords;
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
  const { figure, chart, uncertain, reading, words, hours, astro, tag, shareUrl, formPath } = props;
  const guess = uncertain?.guess ?? null;
  const notices = (guess?.chart ?? chart)?.notices ?? [];
  return (
    <Island name="wheel-lights" strategy="load" props={{ house: words.table.house }}>
      <section className={guess ? 'result result--guessed' : 'result'} aria-labelledby="result-heading">
        <h2 id="result-heading" tabIndex={-1}>
          {chart ? words.result.heading : words.result.sharedHeading}
        </h2>
        {!chart && <SharedNote words={words} formPath={formPath} />}
        {guess && <GuessNotice guess={guess} words={hours.likeness} signs={astro.signs} tag={tag} />}
        <Notices notices={notices} words={words.notices} astro={astro} />
        <div className="result__sky">
          <ChartWheel
            chart={steadyFigure(figure, props.unsteady)}
            words={astro}
            title={guess ? hours.likeness.wheel : words.result.wheelTitle}
            description={words.result.wheelDescription}
          />
          <div className="result__side">
            <BigThree
              chart={figure}
              unsteady={props.unsteady}
              words={astro}
              messages={{
                ...words.bigThree,
                ...(guess && { ascendant: `${words.bigThree.ascendant} (${hours.likeness.guessed})` }),
                needsTime: words.result.unknownRising,
              }}
            />
            {chart && !guess && (
              <WhatHolds chart={chart} words={words} hours={hours} astro={astro} tag={tag} />
            )}
          </div>
          {chart && (
            <TimeReceipt chart={chart} words={words.receipt} tag={tag} timeKnown={chart.day === null} />
          )}
        </div>
        {chart && uncertain && (
          <RisingLikeness
            {...uncertain}
            chart={chart}
            words={hours.likeness}
            signs={astro.signs}
            tag={tag}
            path={formPath}
          />
        )}
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
          allDay={guess || !chart?.day ? null : aspectsNote(chart.day, words, hours)}
          guessed={guess ? hours.likeness.guessed : null}
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
  );
}

function aspectsNote({ turning }: DayFacts, { unknownTime }: NatalWords, { window }: HoursWords): string {
  return turning ? window.aspects : unknownTime.aspectsNote;
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
  /** Said of the houses where they follow from a guess; null where they are known. */
  guessed: string | null;
  words: NatalWords;
  astro: AstroWords;
}

function Tables({ figure, steady, open, signChanges, readings, allDay, guessed, words, astro }: TablesProps) {
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
          <h2 id="houses-heading">
            {[result.houses, astro.houseSystems[figure.houses.system], guessed].filter(Boolean).join(' · ')}
          </h2>
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
