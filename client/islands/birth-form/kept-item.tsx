import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { OfferedChart } from '../../state/offered-charts.ts';
import { renameKept } from '../../state/rename-kept.ts';

interface KeptItemProps {
  chart: OfferedChart;
  words: BirthFormWords['kept'];
  onDraw(): void;
  onForget(): void;
}

/** One kept chart: it can be drawn, and where this browser keeps it also renamed and forgotten. */
export function KeptItem({ chart, words, onDraw, onForget }: KeptItemProps) {
  const { id, name, home } = chart;
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const stop = () => {
    setNaming(false);
    rename.current?.focus();
  };
  const called = (what: string) => `${what}, ${name}`;
  return (
    <li className="birth-kept__item">
      {isNaming ? (
        <NameField
          name={name}
          label={called(words.rename)}
          onName={(given) => {
            renameKept(id, given);
            stop();
          }}
          onStop={stop}
        />
      ) : (
        <span className="birth-kept__name">
          {name} {home === 'account' && <small>({words.inAccount})</small>}
        </span>
      )}
      <button type="button" className="birth__link" aria-label={called(words.open)} onClick={onDraw}>
        {words.open}
      </button>
      {home === 'browser' && (
        <>
          <button
            ref={rename}
            type="button"
            className="birth__link birth__link--soft"
            aria-label={called(words.rename)}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            {words.rename}
          </button>
          <button
            type="button"
            className="birth__link birth__link--soft"
            aria-label={called(words.forget)}
            onClick={onForget}
          >
            {words.forget}
          </button>
        </>
      )}
    </li>
  );
}

interface NameFieldProps {
  name: string;
  label: string;
  onName(name: string): void;
  onStop(): void;
}

/** Enter gives the name, Escape leaves the old one. */
function NameField({ name, label, onName, onStop }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(field.current?.value ?? '');
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onStop();
  };
  return (
    <form className="birth-kept__name" onSubmit={onSubmit}>
      <input
        ref={field}
        className="birth__input"
        defaultValue={name}
        aria-label={label}
        maxLength={MAX_NAME_LENGTH}
        enterKeyHint="done"
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
