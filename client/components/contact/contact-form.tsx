import { HUMAN_TOKEN_FIELD, LETTER_KINDS, type LetterField } from '../../../contract/contact.ts';
import { MAX_EMAIL_LENGTH, MAX_LETTER_LENGTH, MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { ContactWords } from '../../../locales/en/contact.ts';
import { Island } from '../island.tsx';
import { FormRow } from './form-row.tsx';
import '../birth-form/input.css';
import '../select.css';

export interface ContactFormProps {
  /** Path that the form is posted to. */
  action: string;
  /** What stands in the fields. */
  values: Readonly<Partial<Record<LetterField, string>>>;
  /** What is wrong, in words, by field. */
  messages: Readonly<Partial<Record<LetterField, string>>>;
  siteKey: string;
  words: ContactWords;
}

/** The letter to whoever runs the site. */
export function ContactForm({ action, values, messages, siteKey, words }: ContactFormProps) {
  const { form, kinds } = words;
  const control = (field: LetterField, hasHint: boolean) => {
    const told = [hasHint && `contact-${field}-hint`, messages[field] && `contact-${field}-error`];
    return {
      id: `contact-${field}`,
      name: field,
      className: 'birth__input',
      defaultValue: values[field] ?? '',
      'aria-invalid': messages[field] !== undefined || undefined,
      'aria-describedby': told.filter(Boolean).join(' ') || undefined,
    };
  };
  return (
    <Island name="contact-form" strategy="interaction" props={{ siteKey, busy: form.busy }}>
      <form className="contact__form card" method="post" action={action} aria-label={form.legend}>
        <FormRow id="contact-name" label={form.name} hint={form.nameHint} message={messages.name}>
          <input {...control('name', true)} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        </FormRow>
        <FormRow id="contact-email" label={form.email} hint={form.emailHint} message={messages.email}>
          <input
            {...control('email', true)}
            type="email"
            autoComplete="email"
            required
            maxLength={MAX_EMAIL_LENGTH}
          />
        </FormRow>
        <FormRow id="contact-kind" label={form.kind} message={messages.kind}>
          <select {...control('kind', false)} required>
            <option value="">{form.choose}</option>
            {LETTER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </select>
        </FormRow>
        <FormRow id="contact-message" label={form.message} hint={form.messageHint} message={messages.message}>
          <textarea {...control('message', true)} rows={8} required maxLength={MAX_LETTER_LENGTH} />
        </FormRow>
        <p className="contact__hint">{form.kept}</p>
        <input type="hidden" name={HUMAN_TOKEN_FIELD} />
        <div data-human="" />
        <button type="submit" className="button">
          {form.submit}
        </button>
        <p role="status" className="contact__hint" />
      </form>
    </Island>
  );
}
