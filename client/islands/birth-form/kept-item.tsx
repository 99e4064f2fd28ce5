import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChartKind, readChartKind } from '../../../contract/chart-kind.ts';
import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { KindOptions } from '../../components/birth-form/kind-options.tsx';
import type { OfferedChart } from '../../state/offered-charts.ts';
import { renameKept } from '../../state/rename-kept.ts';
import { KeptTag, kindWords } from './kept-tag.tsx';

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
    // The button takes the field's place: it is there once that is gone.
    flushSync(() => setNaming(false));
    rename.current?.focus();
  };
  const called = (what: string) => `${what}, ${name}`;
  return (
    <li className="birth-kept__item">
      {isNaming ? (
        <NameField
          chart={chart}
          label={called(words.rename)}
          give={words.rename}
          onName={(given, kind) => {
            renameKept(id, given, kind);
            stop();
          }}
          onStop={stop}
        />
      ) : (
        <span className="birth-kept__name">
          {name} <KeptTag chart={chart} words={words} />
        </span>
      )}
      <button type="button" className="birth__link" aria-label={called(words.open)} onClick={onDraw}>
        {words.open}
      </button>
      {home === 'browser' && (
        <>
          {!isNaming && (
            <button
              ref={rename}
              type="button"
              className="birth__link birth__link--soft"
              aria-label={called(words.rename)}
              onClick={() => setNaming(true)}
            >
              {words.rename}
            </button>
          )}
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
  chart: OfferedChart;
  label: string;
  /** On the button that gives them. */
  give: string;
  onName(name: string, kind: ChartKind | null): void;
  onStop(): void;
}

/** Asks what a chart is called and whose it is. The button gives both, as Enter does in the field; Escape leaves what there was. */
function NameField({ chart, label, give, onName, onStop }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const kinds = kindWords();
  useEffect(() => field.current?.select(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(field.current?.value ?? '', readChartKind(list.current?.value));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onStop();
  };
  return (
    <form className="birth-kept__name" onSubmit={onSubmit}>
      <input
        ref={field}
        className="birth__input"
        defaultValue={chart.name}
        aria-label={label}
        maxLength={MAX_NAME_LENGTH}
        enterKeyHint="done"
        onKeyDown={onKeyDown}
      />
      <select
        ref={list}
        className="birth__input"
        aria-label={`${kinds.ask} ${chart.name}`}
        defaultValue={chart.kind ?? ''}
        onKeyDown={onKeyDown}
      >
        <KindOptions kinds={kinds} />
      </select>
      <button type="submit" className="birth__link" aria-label={label}>
        {give}
      </button>
    </form>
  );
}
