import { useRef, useState, useSyncExternalStore } from 'react';
import { fillText } from '../../../locales/fill-text.ts';
import { followKept, keptNow } from '../../state/follow-kept-charts.ts';
import type { KeptChart } from '../../state/kept-charts.ts';
import '../birth-form/added-styles.ts';

interface KeptChoiceProps {
  heading: string;
  /** On each button; its whole name is `useChart`, which says for whom. */
  use: string;
  /** `Use for the first person: {{chart}}`. */
  useChart: string;
  /** What is said once a chart fills the fields: `{{label}}: {{text}}` and whose they are. */
  used: { labelled: string; person: string };
  onUse(chart: KeptChart): void;
}

/** The charts kept in this browser, folded away above one person's fields. Nothing where there are none. */
export function KeptChoice({ heading, use, useChart, used, onUse }: KeptChoiceProps) {
  const charts = useSyncExternalStore(followKept, keptNow);
  const details = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  if (charts.length === 0) return null;
  const choose = (chart: KeptChart) => {
    onUse(chart);
    setSaid(fillText(used.labelled, { label: used.person, text: chart.name }));
    // Folded again, the list gives way to the fields; the button goes with it, so the focus moves up.
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      <details className="birth__options" ref={details}>
        <summary>{heading}</summary>
        <ul className="birth-kept__list">
          {charts.map((chart) => (
            <li key={chart.id} className="birth-kept__item">
              <span className="birth-kept__name">{chart.name}</span>
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
