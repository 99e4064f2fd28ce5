import type { ReactNode } from 'react';
import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { nearestMinute } from '../../../features/local-time/instant-format.ts';
import { ChartWheel } from '../chart-wheel.tsx';
import { formatMoment } from '../moment-text.ts';
import { PositionsTable } from '../positions-table.tsx';
import type { CompatibilityResultProps } from './result-props.ts';

type JointProps = Pick<CompatibilityResultProps, 'synastry' | 'words' | 'natal' | 'astro' | 'tag'>;

interface JointChartProps extends JointProps {
  /** Prefix of the ids within. */
  id: 'composite' | 'davison';
  chart: ChartFigure;
  children?: ReactNode;
}

/** The two charts that belong to the pair as a whole. */
export function JointCharts(props: JointProps) {
  const { synastry, words, tag } = props;
  const { davison } = synastry;
  const degrees = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return (
    <div className="joint">
      <JointChart {...props} id="composite" chart={synastry.composite} />
      <JointChart {...props} id="davison" chart={davison}>
        <dl className="joint__facts">
          <div>
            <dt>{words.result.davisonWhen}</dt>
            <dd>{formatMoment(nearestMinute(davison.instantMs), 0, tag)}</dd>
          </div>
          <div>
            <dt>{words.result.davisonWhere}</dt>
            <dd>{`${degrees.format(davison.latitude)}° / ${degrees.format(davison.longitude)}°`}</dd>
          </div>
        </dl>
      </JointChart>
    </div>
  );
}

function JointChart({ id, chart, words, natal, astro, children }: JointChartProps) {
  const { result } = words;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{result[id]}</h3>
      <p>{result[`${id}Intro`]}</p>
      {children}
      <ChartWheel
        chart={chart}
        words={astro}
        title={result[`${id}Title`]}
        description={result.pictureNote}
        idPrefix={id}
        withGlyphs={false}
      />
      <details className="result__more">
        <summary>{result.table}</summary>
        <PositionsTable
          chart={chart}
          words={astro}
          messages={{ caption: result[id], ...natal.table }}
          idPrefix={`${id}-position`}
        />
      </details>
    </section>
  );
}
