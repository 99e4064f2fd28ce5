import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import { ErrorText } from '../birth-form/field-parts.tsx';
import '../birth-form/input.css';

/** A form that was refused for its name: what was typed, and the message. */
export interface RefusedName {
  task: 'details' | 'rename';
  values: Readonly<Record<string, string>>;
  message: string;
}

interface NameFieldProps {
  label: string;
  /** What stands in it, typed or kept. */
  value: string;
  /** Of the error's element; one a page. */
  id: string;
  message: string | null;
  autoComplete?: 'name';
  required?: boolean;
}

/** Asks for a name, with what is wrong about the one that was typed. */
export function NameField({ label, value, id, message, autoComplete, required }: NameFieldProps) {
  return (
    <>
      <label>
        {label}
        <input
          className="birth__input"
          name="name"
          autoComplete={autoComplete}
          required={required}
          maxLength={MAX_NAME_LENGTH}
          defaultValue={value}
          aria-invalid={message !== null || undefined}
          aria-describedby={message === null ? undefined : `birth-${id}-error`}
        />
      </label>
      <ErrorText
        field={id}
        error={message === null ? undefined : { field: id, code: 'malformed', message }}
      />
    </>
  );
}
