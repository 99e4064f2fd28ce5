import { useSyncExternalStore } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { isSameBirth } from '../../../features/births/same-birth.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { followOffered, offeredNow } from '../../state/offered-charts.ts';
import type { RememberedBirth } from '../../state/remembered-birth.ts';
import { birthdayText } from '../shared/birthday-text.ts';
import './added-styles.ts';

interface KnownLineProps {
  /** What the fields hold; null: nothing that is known. */
  birth: RememberedBirth | null;
  words: BirthFormWords['form'];
  /** BCP 47 tag for Intl. */
  tag: string;
  onKeep(): void;
  onClear(): void;
}

/** Only what the tab alone remembers is held against the charts that are kept. */
function followNothing(): () => void {
  return () => undefined;
}

/** What a birth is called, as far as it is told: half of one may be remembered, and a date that there never was. */
function calledBy(fields: ChartFields, tag: string): string {
  const { day, month, year, place = '' } = fields;
  return birthdayText(fields, tag) || [day, month, year].filter(Boolean).join('.') || place;
}

/**
 * Where the birth in the fields is known from, in a line at the foot of its form, and what can be done about it. Nothing where
 * the list of kept charts has it already.
 */
export function KnownLine({ birth, words, tag, onKeep, onClear }: KnownLineProps) {
  const isInTab = birth?.home === 'tab';
  const charts = useSyncExternalStore(isInTab ? followOffered : followNothing, offeredNow);
  const isListed = isInTab && charts.some(({ fields }) => isSameBirth(fields, birth.fields));
  const shown = isListed ? null : birth;
  return (
    <div className="birth-own">
      <p role="status">{shown && fillText(words.known[shown.home], { date: calledBy(shown.fields, tag) })}</p>
      {shown?.home === 'tab' && (
        <button type="button" className="birth__link" onClick={onKeep}>
          {words.rememberHere}
        </button>
      )}
      {shown && (
        <button type="button" className="birth__link" onClick={onClear}>
          {shown.home === 'account' ? words.clear : words.forget}
        </button>
      )}
    </div>
  );
}
