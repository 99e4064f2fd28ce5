import { BirthFormIsland } from '../../client/components/birth-form/birth-form-island.tsx';
import type { BirthFormProps } from '../../client/components/birth-form/birth-form-props.ts';
import { ChartAnswer, glyphsOfAnswer } from '../../client/components/eclipses/chart-answer.tsx';
import { GlyphSprite } from '../../client/components/glyphs.tsx';
import { tenseOf } from '../../features/eclipses/eclipse-view.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import type { Language } from '../../locales/locales.ts';
import { birthFormProps } from '../births/form-props.ts';
import { href } from '../href.ts';
import type { EclipsePartProps } from './featured-eclipse.tsx';
import { CHART_QUESTION } from './load-chart.ts';

interface ChartPartProps extends EclipsePartProps {
  /** Where the form is posted: the page with the eclipse that it is about. */
  action: string;
  /** The same page with the form on it. */
  askHref: string;
  language: Language;
}

/** The page's eclipse against one's own chart: a link to the form, the form, or the answer. */
export function ChartPart(props: ChartPartProps) {
  const { data, words } = props;
  const texts = chartTexts(props);
  const { result } = data.birth;
  return (
    <section id="chart" className="section" aria-labelledby="chart-heading">
      <h2 id="chart-heading">{texts.heading}</h2>
      <p>{texts.lede}</p>
      {data.asksBirth ? (
        <>
          <div id="chart-result">{result && <Answer {...props} />}</div>
          <div className="natal__ask">
            {result && <h3>{words.section('natal').result.change}</h3>}
            <BirthFormIsland {...questionProps(props)} />
          </div>
        </>
      ) : (
        <p className="no-print">
          <a className="button" href={props.askHref}>
            {texts.open}
          </a>
        </p>
      )}
    </section>
  );
}

/** The words of the question, of an eclipse that is over in the past. */
function chartTexts({ data, words, nowMs }: EclipsePartProps): EclipsesWords['chart'] {
  const { chart, past } = words.section('eclipses');
  return isOver(data, nowMs) ? { ...chart, ...past.chart } : chart;
}

function isOver({ featured }: EclipsePartProps['data'], nowMs: number): boolean {
  return tenseOf(featured.eclipse, nowMs) === 'past';
}

/** The birth form, its button saying what it does here. */
function questionProps(all: ChartPartProps): BirthFormProps {
  const { data, words, action } = all;
  const props = birthFormProps(words, action, data.birth.values, data.birth.failure);
  const { submit, submitting } = chartTexts(all);
  const form = { ...props.words.form, submit, submitting };
  return { ...props, hidden: CHART_QUESTION, words: { ...props.words, form } };
}

function Answer(props: ChartPartProps) {
  const { data, words, language, clock, nowMs } = props;
  const { result } = data.birth;
  if (!result) return null;
  return (
    <>
      <GlyphSprite glyphs={glyphsOfAnswer(result)} />
      <ChartAnswer
        eclipse={data.featured.eclipse}
        answer={result}
        words={{ ...words.section('eclipses'), chart: chartTexts(props) }}
        isPast={isOver(data, nowMs)}
        natal={words.section('natal')}
        astro={words.section('astro')}
        clock={clock}
        paths={{ solar: href('solar-eclipse', language), lunar: href('lunar-eclipse', language) }}
      />
    </>
  );
}
