import { MAX_EMAIL_LENGTH } from '../../../contract/limits.ts';
import type { ReportField } from '../../../features/reports/read-report-ask.ts';
import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import { FormRow } from '../contact/form-row.tsx';
import { GiftFields, type GiftFieldsProps } from '../gifts/gift-fields.tsx';
import { ReportBirth, type ReportBirthProps } from './report-birth.tsx';
import '../birth-form/choice-inputs.ts';
import '../birth-form/input.css';
import '../select.css';
import '../consulting/request-form.css';
import './bookshop.css';

export interface ReportFormProps {
  /** Path that the form is posted to. */
  action: string;
  values: Readonly<Record<string, string>>;
  /** What is wrong, in words, by field. */
  messages: Readonly<Partial<Record<ReportField, string>>>;
  births: readonly ReportBirthProps[];
  /** Years whose birthday the book may begin with; empty where it asks for none. */
  years: readonly number[];
  asksParent: boolean;
  languages: readonly { id: string; name: string }[];
  isGuest: boolean;
  /** Null where nothing is given. */
  gift: GiftFieldsProps | null;
  words: BookshopWords['form'];
}

/** Attributes of a control, with what is said of it. */
function control(field: ReportField, { values, messages }: ReportFormProps, hasHint = false) {
  const id = `report-${field}`;
  const told = [hasHint && `${id}-hint`, messages[field] && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: field,
    className: 'birth__input',
    defaultValue: values[field] ?? '',
    'aria-invalid': messages[field] !== undefined || undefined,
    'aria-describedby': told || undefined,
  };
}

/** Asks for a book; posts to its own page, without a script. */
export function ReportForm(props: ReportFormProps) {
  const { action, values, messages, births, years, asksParent, languages, isGuest, gift, words } = props;
  return (
    <form className="contact__form bookshop__form card" method="post" action={action}>
      {births.map((birth) => (
        <ReportBirth key={birth.prefix} {...birth} />
      ))}
      {years.length > 0 && (
        <FormRow id="report-from" label={words.from} message={messages.from}>
          <select {...control('from', props)}>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </FormRow>
      )}
      <FormRow id="report-bookLanguage" label={words.bookLanguage} message={messages.bookLanguage}>
        <select {...control('bookLanguage', props)}>
          {languages.map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </FormRow>
      {isGuest && (
        <FormRow id="report-email" label={words.email} hint={words.emailHint} message={messages.email}>
          <input
            {...control('email', props, true)}
            type="email"
            autoComplete="email"
            required
            maxLength={MAX_EMAIL_LENGTH}
          />
        </FormRow>
      )}
      {asksParent && (
        <div>
          <label className="request__check birth__choice">
            <input
              id="report-parent"
              type="checkbox"
              name="parent"
              value="1"
              required
              defaultChecked={values.parent === '1'}
              aria-invalid={messages.parent !== undefined || undefined}
              aria-describedby={messages.parent && 'report-parent-error'}
            />
            <span>{words.parent}</span>
          </label>
          {messages.parent && (
            <p id="report-parent-error" className="contact__error">
              {messages.parent}
            </p>
          )}
        </div>
      )}
      {gift && <GiftFields {...gift} />}
      <p className="contact__hint">{words.kept}</p>
      <button type="submit" className="button">
        {words.submit}
      </button>
      <p className="contact__hint">{words.next}</p>
    </form>
  );
}
