import type { ReactNode } from 'react';
import { BirthFormIsland } from '../../client/components/birth-form/birth-form-island.tsx';
import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import { ChartResultIsland } from '../../client/components/natal-result/chart-result-island.tsx';
import type { Translator } from '../../locales/index.ts';
import type { Dictionaries } from '../../locales/namespaces.ts';
import { birthFormProps } from './form-props.ts';
import type { BirthData } from './load-birth.ts';
import './birth-calculator.css';

interface BirthCalculatorProps {
  words: Translator<'natal' | 'astro' | 'errors'>;
  heading: string;
  lede: string;
  /** The page's own path, which the form posts to. */
  path: string;
  data: BirthData<unknown>;
  /** What the form's button says, where it draws no natal chart. */
  button?: Pick<Dictionaries['natal']['form'], 'submit' | 'submitting'>;
  /** Whether this browser may keep the birth: not for a chart that was shared. */
  keeps?: boolean;
  /** The result has a title of its own, which stands in place of the page's. */
  isTitled?: boolean;
  /** Fields that go along with the birth unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The rendered result; absent before there is one. */
  result: ReactNode;
  /** What stands below the form. */
  children?: ReactNode;
}

/**
 * A page that asks for a birth: result or heading, and the form. The form's island swaps what comes back into
 * `#chart-result`; without a script the whole page comes back with it.
 */
export function BirthCalculator(props: BirthCalculatorProps) {
  const { words, heading, lede, path, data, button, keeps = true } = props;
  const { isTitled = true, hidden = {}, result, children } = props;
  const natal = words.section('natal');
  const { change, drawOwn } = natal.result;
  const form = birthFormProps(words, path, data.values, data.failure);
  const formWords = { ...form.words, form: { ...form.words.form, ...button } };
  return (
    <div className="wrap natal">
      {!isTitled && <h1>{heading}</h1>}
      <div id={RESULT_ID} data-waiting={formWords.form.submitting}>
        {data.result !== null && (
          <ChartResultIsland words={natal} tag={words.tag} values={keeps ? data.values : null}>
            {result}
          </ChartResultIsland>
        )}
      </div>
      {isTitled && <h1 className="natal__title">{heading}</h1>}
      <div className="natal__ask">
        <p className="lede">{lede}</p>
        <h2 id="change">{keeps ? change : drawOwn}</h2>
        <BirthFormIsland {...form} words={formWords} hidden={hidden} />
      </div>
      {children}
    </div>
  );
}
