import type { ReactNode } from 'react';
import './contact-form.css';

interface FormRowProps {
  /** Of the control; its hint and its error are called after it. */
  id: string;
  label: string;
  hint?: string;
  message: string | undefined;
  children: ReactNode;
}

/** A label, its control, what helps with it and what is wrong with it. */
export function FormRow({ id, label, hint, message, children }: FormRowProps) {
  return (
    <div className="contact__row">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="contact__hint">
          {hint}
        </p>
      )}
      {children}
      {message && (
        <p id={`${id}-error`} className="contact__error">
          {message}
        </p>
      )}
    </div>
  );
}
