import type { ReactNode } from 'react';
import { BirthFormIsland } from '../../client/components/birth-form/birth-form-island.tsx';
import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import { ChartResultIsland } from '../../client/components/natal-result/chart-result-island.tsx';
import type { Translator } from '../../locales/index.ts';
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
  /** Whether this browser may keep the birth: not for a chart that was shared. */
  keeps?: boolean;
  /** Fields that go along with the birth unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The rendered result; absent before there is one. */
  result: ReactNode;
  /** What stands below the form. */
  children?: ReactNode;
}

/**
 * A page that asks for a birth: heading, result, form. The form's island swaps what comes back into
 * `#chart-result`; without a script the whole page comes back with it.
 */
export function BirthCalculator(props: BirthCalculatorProps) {
  const { words, heading, lede, path, data, keeps = true, hidden = {}, result, children } = props;
  const natal = words.section('natal');
  return (
    <div className="wrap natal">
      <h1>{heading}</h1>
      <div id={RESULT_ID}>
        {data.result !== null && (
          <ChartResultIsland words={natal} tag={words.tag} values={keeps ? data.values : null}>
            {result}
          </ChartResultIsland>
        )}
      </div>
      <div className="natal__ask">
        <p className="lede">{lede}</p>
        <h2>{natal.result.change}</h2>
        <BirthFormIsland {...birthFormProps(words, path, data.values, data.failure)} hidden={hidden} />
      </div>
      {children}
    </div>
  );
}
