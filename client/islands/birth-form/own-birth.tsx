import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { ownPerson } from '../../state/own-person.ts';
import { watchOwnBirth } from './watch-own-birth.ts';

/** What fills one birth's fields from the account. */
export interface OwnBirthProps {
  form: RefObject<HTMLFormElement | null>;
  /** Before the names of the birth's fields. */
  prefix: string;
  words: { filled: string; clear: string };
  /** Writes a birth into the fields; an empty one empties them. */
  onFill(fields: ChartFields): void;
}

function focusFirst(form: HTMLFormElement | null, prefix: string): void {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  inputs.find(({ name, type }) => type !== 'hidden' && name.startsWith(prefix))?.focus();
}

/** Says that the fields were filled in from the account, and empties them at a press. */
export function OwnBirth({ form, prefix, words, onFill }: OwnBirthProps) {
  const [isFilled, setFilled] = useState(false);
  const watch = useRef<ReturnType<typeof watchOwnBirth> | null>(null);
  const fill = useEffectEvent(onFill);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const begun = watchOwnBirth({
      form: element,
      prefix,
      follow: ownPerson.followProfile,
      fill: (fields) => fill(fields),
      tell: setFilled,
    });
    watch.current = begun;
    return begun.stop;
  }, [form, prefix]);
  // Other parts write into the fields as well: a kept chart, the server's answer.
  useEffect(() => watch.current?.look());
  const clear = () => {
    watch.current?.clear();
    focusFirst(form.current, prefix);
  };
  return (
    <div className="birth-own">
      <p role="status">{isFilled && words.filled}</p>
      {isFilled && (
        <button type="button" className="birth__link" onClick={clear}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
