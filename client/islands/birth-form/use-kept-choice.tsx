import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ChartKind } from '../../../contract/chart-kind.ts';
import type { Dictionaries } from '../../../locales/namespaces.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { KeptChart } from '../../state/kept-charts.ts';
import { useKeptPart } from './use-kept-part.ts';

interface KeptChoiceOptions {
  words: BirthFormWords['kept'];
  choosing: Dictionaries['natal']['choosing'];
  isLive: boolean;
  /** Whose charts are offered before the others. */
  first?: ChartKind;
  /** Fills the form with a kept chart. */
  onUse(chart: KeptChart): void;
}

const fetchKeptChoice = () => import('./kept-choice.tsx');

/** The kept charts, to fill a form with that asks for more than a birth. Null until there are any. */
export function useKeptChoice({ words, choosing, isLive, first, onUse }: KeptChoiceOptions): ReactNode {
  const part = useKeptPart(isLive, fetchKeptChoice);
  return (
    part && (
      <part.KeptChoice
        words={words}
        {...choosing}
        first={first}
        onUse={(chart) => flushSync(() => onUse(chart))}
      />
    )
  );
}
