import { useRef, useState, useSyncExternalStore } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { isSameBirth } from '../../../features/births/same-birth.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { shownName } from '../../show-person.ts';
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
  /** Remembers it in this browser. */
  onKeepHere(): void;
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

/** Keeps a birth in the account of whoever is signed in; the part that does so comes with the press. */
async function keepInAccount(fields: ChartFields, tag: string): Promise<boolean> {
  try {
    const { accountCharts } = await import('../../state/account-charts.ts');
    const chart = { name: calledBy(fields, tag), isTyped: false, fields };
    return (await accountCharts.keepAll([chart])) === 'kept';
  } catch {
    return false;
  }
}

/**
 * Where the birth in the fields is known from, in a line at the foot of its form, and what can be done about it: what the tab alone
 * remembers is offered to the account of whoever is signed in, else to the browser. Nothing where the list of kept charts has it
 * already; and where a result stands, its own button keeps in the account (result-head.css hides this one).
 */
export function KnownLine({ birth, words, tag, onKeepHere, onClear }: KnownLineProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [told, setTold] = useState<{ of: ChartFields; what: 'kept' | 'failed' } | null>(null);
  const isInTab = birth?.home === 'tab';
  const charts = useSyncExternalStore(isInTab ? followOffered : followNothing, offeredNow);
  const isListed = isInTab && charts.some(({ fields }) => isSameBirth(fields, birth.fields));
  const outcome = birth && told && isSameBirth(told.of, birth.fields) ? told.what : null;
  const shown = isListed || outcome === 'kept' ? null : birth;
  const isSomeoneIn = isInTab && shownName(document.cookie) !== null;
  const keepLabel = isSomeoneIn ? words.keepInAccount : words.rememberHere;
  const keep = async () => {
    if (!birth || !isSomeoneIn) {
      onKeepHere();
      return;
    }
    const isKept = await keepInAccount(birth.fields, tag);
    setTold({ of: birth.fields, what: isKept ? 'kept' : 'failed' });
    // The button goes away with what it offered.
    if (isKept) status.current?.focus();
  };
  const known = shown && fillText(words.known[shown.home], { date: calledBy(shown.fields, tag) });
  return (
    <div className="birth-own">
      <p role="status" ref={status} tabIndex={-1}>
        {outcome ? words.known[outcome] : known}
      </p>
      {shown?.home === 'tab' && keepLabel && (
        <button
          type="button"
          className="birth__link"
          data-keeps={isSomeoneIn ? 'account' : 'browser'}
          onClick={keep}
        >
          {keepLabel}
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
