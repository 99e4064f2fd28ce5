import { useRef, useState, useSyncExternalStore } from 'react';
import type { ChartKind } from '../../../contract/chart-kind.ts';
import { firstOfKind } from '../../../features/births/first-of-kind.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { KeptChart } from '../../state/kept-charts.ts';
import { followOffered, offeredNow } from '../../state/offered-charts.ts';
import { KeptTag } from './kept-tag.tsx';
import './added-styles.ts';

interface KeptChoiceProps {
  words: Pick<BirthFormWords['kept'], 'heading' | 'offered' | 'inAccount'>;
  /** On each button; its whole name is `useChart`, which says for whom. */
  use: string;
  /** `Use for the first person: {{chart}}`. */
  useChart: string;
  /** What is said once a chart fills the fields: `First person: {{chart}}`. */
  used: string;
  /** Whose charts are offered before the others. */
  first?: ChartKind | undefined;
  onUse(chart: KeptChart): void;
}

/** The charts kept in this browser and in the account, folded away above the fields of one birth. Nothing where there are none. */
export function KeptChoice({ words, use, useChart, used, first, onUse }: KeptChoiceProps) {
  const charts = useSyncExternalStore(followOffered, offeredNow);
  const details = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  if (charts.length === 0) return null;
  const holdsAccounts = charts.some(({ home }) => home === 'account');
  const choose = (chart: KeptChart) => {
    onUse(chart);
    setSaid(fillText(used, { chart: chart.name }));
    // Folded again, the list gives way to the fields; the button goes with it, so the focus moves up.
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      <details className="birth__options" ref={details}>
        <summary>{holdsAccounts ? words.offered : words.heading}</summary>
        <ul className="birth-kept__list">
          {firstOfKind(charts, first).map((chart) => (
            <li key={chart.id} className="birth-kept__item">
              <span className="birth-kept__name">
                {chart.name} <KeptTag chart={chart} words={words} />
              </span>
              <button
                type="button"
                className="birth__link"
                aria-label={fillText(useChart, { chart: chart.name })}
                onClick={() => choose(chart)}
              >
                {use}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className="sr">
        {said}
      </p>
    </>
  );
}
