import { BirthFormIsland } from '../../client/components/birth-form/birth-form-island.tsx';
import type { ServedFormProps } from '../../client/components/birth-form/birth-form-props.ts';
import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import { ChartAnswer, glyphsOfAnswer } from '../../client/components/eclipses/chart-answer.tsx';
import { GlyphSprite } from '../../client/components/glyphs.tsx';
import { ChartResultIsland } from '../../client/components/natal-result/chart-result-island.tsx';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import type { Language } from '../../locales/locales.ts';
import { birthFormProps } from '../births/form-props.ts';
import { href } from '../href.ts';
import type { EclipsePartProps } from './featured-eclipse.tsx';
import { CHART_QUESTION } from './load-chart.ts';
import '../births/birth-calculator.css';

interface ChartQuestionProps extends EclipsePartProps {
  /** Where the form is posted: the page with the eclipse that it is about. */
  action: string;
  language: Language;
  texts: EclipsesWords['chart'];
  /** The eclipse is over. */
  isPast: boolean;
}

/** Asks for a birth, and answers what the page's eclipse is to it. */
export function ChartQuestion(props: ChartQuestionProps) {
  const { data, words } = props;
  const { result } = data.birth;
  return (
    <>
      <div id={RESULT_ID} data-waiting={props.texts.submitting}>
        {result && <Answer {...props} />}
      </div>
      <div className="natal__ask">
        {result && <h3>{words.section('natal').result.change}</h3>}
        <BirthFormIsland {...questionProps(props)} />
      </div>
    </>
  );
}

/** The birth form, its button saying what it does here. */
function questionProps({ data, words, action, texts }: ChartQuestionProps): ServedFormProps {
  const props = birthFormProps(words, action, data.birth.values, data.birth.failure);
  const { submit, submitting } = texts;
  const form = { ...props.words.form, submit, submitting };
  return { ...props, hidden: CHART_QUESTION, words: { ...props.words, form } };
}

function Answer({ data, words, language, clock, texts, isPast }: ChartQuestionProps) {
  const { result } = data.birth;
  if (!result) return null;
  return (
    <ChartResultIsland words={words.section('natal')} tag={words.tag} values={data.birth.values}>
      <GlyphSprite glyphs={glyphsOfAnswer(result)} />
      <ChartAnswer
        eclipse={data.featured.eclipse}
        answer={result}
        words={{ ...words.section('eclipses'), chart: texts }}
        isPast={isPast}
        natal={words.section('natal')}
        astro={words.section('astro')}
        clock={clock}
        paths={{ solar: href('solar-eclipse', language), lunar: href('lunar-eclipse', language) }}
        chatPath={href('celestia-astrologer-chat', language)}
      />
    </ChartResultIsland>
  );
}
