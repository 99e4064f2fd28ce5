import { tenseOf } from '../../features/eclipses/eclipse-view.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import type { Language } from '../../locales/locales.ts';
import { ChartQuestion } from './chart-question.tsx';
import type { EclipsePartProps } from './featured-eclipse.tsx';

interface ChartPartProps extends EclipsePartProps {
  /** Where the form is posted: the page with the eclipse that it is about. */
  action: string;
  /** The same page with the form on it. */
  askHref: string;
  language: Language;
}

/** The page's eclipse against one's own chart: a link to the form, or the form with its answer. */
export function ChartPart({ askHref, ...props }: ChartPartProps) {
  const { data, words, nowMs } = props;
  const isPast = tenseOf(data.featured.eclipse, nowMs) === 'past';
  const texts = chartTexts(words.section('eclipses'), isPast);
  return (
    <section id="chart" className="section" aria-labelledby="chart-heading">
      <h2 id="chart-heading">{texts.heading}</h2>
      <p>{texts.lede}</p>
      {data.asksBirth ? (
        <ChartQuestion {...props} texts={texts} isPast={isPast} />
      ) : (
        <p className="no-print">
          <a className="button" href={askHref}>
            {texts.open}
          </a>
        </p>
      )}
    </section>
  );
}

/** The words of the question, of an eclipse that is over in the past. */
function chartTexts({ chart, past }: EclipsesWords, isPast: boolean): EclipsesWords['chart'] {
  return isPast ? { ...chart, ...past.chart } : chart;
}
