import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../../../contract/limits.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import { NO_VERDICT, NOTHING_TYPED, policyRows } from '../../auth/password-policy.ts';
import { SubmitButton } from '../submit-button.tsx';
import { AUTH_FIELDS, type AuthField } from './auth-props.ts';
import { EyeMark } from './marks.tsx';
import { policyText } from './policy-text.ts';
import '../birth-form/input.css';
import './auth.css';

/**
 * Fields have ids and no names: a browser that submits the form without our script sends nothing of what was typed.
 */

interface FieldProps {
  field: AuthField;
  label: string;
  hint?: string;
  children: ReactNode;
}

function Field({ field, label, hint, children }: FieldProps) {
  const id = AUTH_FIELDS[field];
  return (
    <div className="auth__field">
      <label className="auth__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="auth__hint">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className="auth__error" role="alert" />
    </div>
  );
}

interface EmailFieldProps {
  words: AccountWords['fields'];
  /** What stands in it at first. */
  value?: string;
  /** It can be read and not changed. */
  fixed?: boolean;
}

export function EmailField({ words, value = '', fixed = false }: EmailFieldProps) {
  return (
    <Field field="email" label={words.email}>
      <input
        id={AUTH_FIELDS.email}
        className="birth__input"
        type="email"
        autoComplete={fixed ? 'username' : 'email'}
        defaultValue={value}
        readOnly={fixed}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        required
        aria-describedby={`${AUTH_FIELDS.email}-error`}
      />
    </Field>
  );
}

export function NameField({ words }: { words: AccountWords['fields'] }) {
  return (
    <Field field="name" label={words.name} hint={words.nameHint}>
      <input
        id={AUTH_FIELDS.name}
        className="birth__input"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        aria-describedby={`${AUTH_FIELDS.name}-hint`}
      />
    </Field>
  );
}

interface PasswordFieldProps {
  words: AccountWords['fields'];
  /** Where the page has several. */
  field?: 'password' | 'current' | 'chosen';
  label?: string;
  /** For a password that is chosen: what it needs. */
  policy?: { words: AccountWords['policy']; tag: string };
}

export function PasswordField({
  words,
  policy,
  field = 'password',
  label = policy ? words.newPassword : words.password,
}: PasswordFieldProps) {
  const id = AUTH_FIELDS[field];
  return (
    <Field field={field} label={label}>
      <div className="auth__secret">
        <input
          id={id}
          className="birth__input"
          type="password"
          autoComplete={policy ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_PASSWORD_LENGTH}
          required
          aria-describedby={policy ? `${id}-policy ${id}-error` : `${id}-error`}
        />
        <button
          type="button"
          className="auth__reveal"
          aria-label={words.show}
          title={words.show}
          data-hide={words.hide}
          aria-pressed="false"
          aria-controls={id}
          data-reveal=""
          hidden
        >
          <EyeMark />
        </button>
      </div>
      {policy && <PolicyList id={`${id}-policy`} {...policy} />}
    </Field>
  );
}

interface PolicyListProps {
  id: string;
  words: AccountWords['policy'];
  tag: string;
}

/** What a new password needs, as far as is known before the provider is asked; the island keeps it up to date. */
function PolicyList({ id, words, tag }: PolicyListProps) {
  return (
    <div id={id} className="auth__policy">
      <p>{words.heading}</p>
      <ul data-policy="">
        {policyRows(NO_VERDICT, NOTHING_TYPED).map((row) => (
          <li key={row.rule}>
            {policyText(row, words, tag)} <span className="sr">({words.open})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the island finds a box by. */
export type CheckName = 'remember' | 'marketing' | 'confirm';

interface CheckProps {
  name: CheckName;
  checked?: boolean;
  children: ReactNode;
}

export function Check({ name, checked = false, children }: CheckProps) {
  return (
    <label className="auth__check">
      <input type="checkbox" data-check={name} defaultChecked={checked} />
      <span>{children}</span>
    </label>
  );
}

interface SubmitProps {
  busy: string;
  children: ReactNode;
}

/** Asleep until the island runs: a password goes to the provider by script, or nowhere. */
export function Submit({ busy, children }: SubmitProps) {
  return (
    <SubmitButton data-busy={busy} data-replay="" disabled>
      {children}
    </SubmitButton>
  );
}
