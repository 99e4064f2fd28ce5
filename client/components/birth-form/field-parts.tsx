import type { ReactNode } from 'react';
import type { FieldError } from './birth-form-props.ts';
import './place-input.css';
import './form-faults.ts';
import './choice-inputs.ts';

/** What is wrong with one field, beside it. */
export function ErrorText({ field, error }: { field: string; error: FieldError | undefined }) {
  if (!error) return null;
  return (
    <p id={`birth-${field}-error`} className="birth__error">
      {error.message}
    </p>
  );
}

export function HintText({ field, children }: { field: string; children: ReactNode }) {
  return (
    <p id={`birth-${field}-hint`} className="birth__hint">
      {children}
    </p>
  );
}

interface RadioProps {
  name: string;
  /** Id of the control. */
  id: string;
  value: string | number;
  chosen: boolean;
  children: ReactNode;
}

export function Radio({ name, id, value, chosen, children }: RadioProps) {
  return (
    <label className="birth__choice" htmlFor={id}>
      <input type="radio" id={id} name={name} value={value} defaultChecked={chosen} />
      <span>{children}</span>
    </label>
  );
}
