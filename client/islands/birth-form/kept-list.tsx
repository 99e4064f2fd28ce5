import { useRef, useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { RESULT_ID } from '../../components/birth-form/result-id.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { forgetKept } from '../../state/follow-kept-charts.ts';
import type { KeptChart } from '../../state/kept-charts.ts';
import { followOffered, offeredNow } from '../../state/offered-charts.ts';
import { rememberInTab } from '../../state/remembered-birth.ts';
import { KeptItem } from './kept-item.tsx';
import './added-styles.ts';

interface KeptListProps {
  words: BirthFormWords['kept'];
  onDraw(fields: ChartFields): void;
  /** The path of another page that answers the form: a chart is drawn there. */
  leadsTo?: string | undefined;
  /** Called once nothing is kept any more, so that the focus has somewhere to go. */
  onEmpty(): void;
}

/** The page that answers finds there what is remembered here, as it was kept. */
function leadOn(path: string, fields: ChartFields): void {
  rememberInTab(BIRTH_STORES, { ...DEFAULT_SETTINGS, ...fields });
  location.assign(`${path}#${RESULT_ID}`);
}

/** The charts kept in this browser and in the account of whoever is signed in, where the account's are theirs to delete there. Nothing where there are none. */
export function KeptList({ words, onDraw, leadsTo, onEmpty }: KeptListProps) {
  const charts = useSyncExternalStore(followOffered, offeredNow);
  const heading = useRef<HTMLHeadingElement>(null);
  if (charts.length === 0) return null;
  const holdsAccounts = charts.some(({ home }) => home === 'account');
  const forgetOne = ({ id }: KeptChart) => {
    forgetKept({ id });
    // The button that had the focus goes away with its chart.
    if (charts.length > 1) heading.current?.focus();
    else onEmpty();
  };
  return (
    <section className="birth-kept" aria-labelledby="birth-kept-heading">
      <h2 id="birth-kept-heading" className="birth__label" ref={heading} tabIndex={-1}>
        {holdsAccounts ? words.offered : words.heading}
      </h2>
      <ul className="birth-kept__list">
        {charts.map((chart) => (
          <KeptItem
            key={chart.id}
            chart={chart}
            words={words}
            onDraw={() => (leadsTo ? leadOn(leadsTo, chart.fields) : onDraw(chart.fields))}
            onForget={() => forgetOne(chart)}
          />
        ))}
      </ul>
      {!holdsAccounts && <p className="birth__hint">{words.explain}</p>}
      {charts.length > 1 && !holdsAccounts && (
        <button
          type="button"
          className="birth__link birth__link--soft"
          onClick={() => {
            forgetKept('all');
            onEmpty();
          }}
        >
          {words.forgetAll}
        </button>
      )}
    </section>
  );
}
