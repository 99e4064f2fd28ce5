import type { ReactNode } from 'react';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { DavisonChart } from '../../../astrology/synastry/synastry-types.ts';
import { formatCoordinates } from '../../../features/births/coordinates.ts';
import { nearestMinute } from '../../../features/local-time/instant-format.ts';
import type { JointReading } from '../../../features/readings/joint-reading.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import { formatDate, formatMoment } from '../moment-text.ts';
import { PositionsTable } from '../positions-table.tsx';
import { TermLink } from '../term-link.tsx';
import { bodiesOnWheel } from '../wheel-layout.ts';
import { JointReadings } from './joint-readings.tsx';
import type { CompatibilityResultProps } from './result-props.ts';

type JointProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'synastry' | 'reading' | 'words' | 'natal' | 'astro' | 'tag' | 'glossaryPath'
>;

interface JointChartProps extends JointProps {
  /** Prefix of the ids within. */
  id: 'composite' | 'davison';
  chart: ChartFigure;
  /** What is written on it. */
  told: JointReading;
  children?: ReactNode;
}

/** The charts that belong to the pair as a whole. */
export function JointCharts(props: JointProps) {
  const { synastry, reading, words, tag } = props;
  const { davison } = synastry;
  return (
    <div className="joint">
      <JointChart {...props} id="composite" chart={synastry.composite} told={reading.composite} />
      {davison && reading.davison && (
        <JointChart {...props} id="davison" chart={davison} told={reading.davison}>
          <dl className="joint__facts">
            <div>
              <dt>{words.result.davisonWhen}</dt>
              <dd>{momentText(davison, tag)}</dd>
            </div>
            <div>
              <dt>{words.result.davisonWhere}</dt>
              <dd>{midwayText(davison, props)}</dd>
            </div>
          </dl>
        </JointChart>
      )}
    </div>
  );
}

/** When it was; the day alone where an unknown hour leaves the time of it open. */
function momentText({ instantMs, angles }: DavisonChart, tag: string): string {
  return angles ? formatMoment(nearestMinute(instantMs), 0, tag) : formatDate(instantMs, 0, tag);
}

/** "between Istanbul and Paris: 45.48° N, 14.91° E"; the coordinates alone where the two are of one place, or one has no name. */
function midwayText(davison: DavisonChart, { first, second, words, astro, tag }: JointProps): string {
  const at = formatCoordinates(davison, astro.compass, tag);
  const [one, other] = [first, second].map(({ birth }) => birth?.place.name);
  if (!one || !other || one === other) return at;
  return fillText(words.result.davisonBetween, { first: one, second: other, at });
}

/** How far the Moon of a chart of two may be off either way for each of them whose hour is unknown: half of what half a day takes it. */
const MOON_OFF_DEG = 4;

/** What the chart is, and what its houses are or why it has none. */
function introText({ id, chart, first, second, words: { result } }: JointChartProps): string {
  if (!chart.angles) {
    const untimed = [first, second].filter(({ figure }) => !figure.angles);
    return `${result[`${id}Intro`]} ${fillText(result.jointUntimed, { degrees: MOON_OFF_DEG * untimed.length })}`;
  }
  return id === 'composite' ? `${result.compositeIntro} ${result.compositeHouses}` : result.davisonIntro;
}

function JointChart(props: JointChartProps) {
  const { id, chart, told, words, natal, astro, glossaryPath, children } = props;
  const { result } = words;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <TermLink term={id} glossary={glossaryPath}>
          {result[id]}
        </TermLink>
      </h2>
      <p>{introText(props)}</p>
      {children}
      <ChartWheel
        chart={chart}
        words={astro}
        title={result[`${id}Title`]}
        description={result.pictureNote}
        idPrefix={id}
        withGlyphs={false}
      />
      <JointReadings id={id} chart={chart} reading={told} natal={natal} astro={astro} />
      <details className="result__more">
        <summary>{result.table}</summary>
        <PositionsTable
          chart={{ ...chart, bodies: bodiesOnWheel(chart.bodies) }}
          words={astro}
          messages={{ caption: result[id], ...natal.table }}
          idPrefix={`${id}-position`}
          glossary={id === 'composite' ? glossaryPath : undefined}
        />
      </details>
    </section>
  );
}
