import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { ServedFormProps } from '../birth-form/birth-form-props.ts';
import { BirthFields, OwnFields } from '../birth-form/own-fields.tsx';
import { type SavedBirth, SavedBirths } from '../birth-form/saved-births.tsx';
import { FormRow } from '../contact/form-row.tsx';

/** One of the births that a book is made from. */
export interface ReportBirthProps {
  /** Before the names and ids of its fields. */
  prefix: string;
  legend: string;
  birth: ServedFormProps;
  saved: readonly SavedBirth[];
  /** The kept birth that is chosen; empty: the one that is typed. */
  chart: string;
  name: string;
  /** What is wrong with the choice and with the name, in words. */
  messages: { chart: string | undefined; name: string | undefined };
  words: BookshopWords['form'];
  kinds: NatalWords['keeping']['kinds'];
  /** Whether it may be the visitor's own: then what is remembered fills it. */
  isOwn?: boolean;
  /** Whether the name on the cover is asked. */
  isNamed?: boolean;
}

/** A birth of a book: one that the account keeps, or the one that is typed, and the name on the cover. */
export function ReportBirth({
  prefix,
  legend,
  birth,
  saved,
  chart,
  name,
  messages,
  words,
  kinds,
  isOwn = false,
  isNamed = true,
}: ReportBirthProps) {
  const [chartId, nameId] = [`report-${prefix}chart`, `report-${prefix}name`];
  return (
    <fieldset className="request__part">
      <legend>{legend}</legend>
      {saved.length > 0 && (
        <FormRow id={chartId} label={words.source} message={messages.chart}>
          <SavedBirths
            id={chartId}
            name={`${prefix}chart`}
            saved={saved}
            chosen={chart}
            own={words.own}
            kinds={kinds}
            none={words.typed}
            errorId={messages.chart && `${chartId}-error`}
          />
        </FormRow>
      )}
      {isOwn ? <OwnFields birth={birth} /> : <BirthFields birth={birth} />}
      {isNamed && (
        <FormRow id={nameId} label={words.name} hint={words.nameHint} message={messages.name}>
          <input
            id={nameId}
            name={`${prefix}name`}
            className="birth__input"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={name}
            aria-invalid={messages.name !== undefined || undefined}
            aria-describedby={messages.name ? `${nameId}-hint ${nameId}-error` : `${nameId}-hint`}
          />
        </FormRow>
      )}
    </fieldset>
  );
}
