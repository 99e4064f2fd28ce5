import type { ReactNode } from 'react';
import type { BirthSource } from '../../../contract/consulting.ts';
import type { BookingWords } from '../../../locales/en/booking.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { ServedFormProps } from '../birth-form/birth-form-props.ts';
import { OwnFields } from '../birth-form/own-fields.tsx';
import { type SavedBirth, SavedBirths } from '../birth-form/saved-births.tsx';
import '../birth-form/choice-inputs.ts';

interface BirthChoiceProps {
  birth: ServedFormProps;
  saved: readonly SavedBirth[];
  /** The source that is chosen; empty: none yet. */
  chosen: string;
  /** The kept birth that is chosen. */
  chart: string;
  message: string | undefined;
  words: BookingWords;
  kinds: NatalWords['keeping']['kinds'];
}

/** Where the birth comes from: the account, the fields below, or nowhere. */
export function BirthChoice({
  birth,
  saved,
  chosen,
  chart,
  message,
  words: { form },
  kinds,
}: BirthChoiceProps) {
  const source = chosen === '' ? (saved.length > 0 ? 'saved' : 'typed') : chosen;
  return (
    <fieldset className="request__part" aria-describedby={message && 'request-birth-error'}>
      <legend>{form.birth}</legend>
      {message && (
        <p id="request-birth-error" className="contact__error">
          {message}
        </p>
      )}
      {saved.length > 0 && (
        <>
          <Source value="saved" source={source}>
            {form.saved}
          </Source>
          <SavedBirths
            name="chart"
            saved={saved}
            chosen={chart}
            own={form.own}
            kinds={kinds}
            label={form.saved}
          />
        </>
      )}
      <Source value="none" source={source}>
        {form.none}
      </Source>
      <Source value="typed" source={source} id="request-birth">
        {form.typed}
      </Source>
      <div className="request__birth">
        <OwnFields birth={birth} />
      </div>
    </fieldset>
  );
}

interface SourceProps {
  value: BirthSource;
  source: string;
  id?: string;
  children: ReactNode;
}

function Source({ value, source, id, children }: SourceProps) {
  return (
    <label className="request__check birth__choice">
      <input type="radio" name="birth" value={value} id={id} defaultChecked={source === value} />
      <span>{children}</span>
    </label>
  );
}
