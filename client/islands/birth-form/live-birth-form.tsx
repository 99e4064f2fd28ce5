import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BirthForm, type LiveForm } from '../../components/birth-form/birth-form.tsx';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { foldKey } from '../../components/birth-form/fold-key.ts';
import { type ChosenPlace, chosenOf } from '../../components/birth-form/place-field.tsx';
import type { ChartFields } from '../../state/kept-charts.ts';
import type { HydrateIslands } from '../registry.ts';
import { fillForm } from './fill-form.ts';
import { KeptList } from './kept-list.tsx';
import { useBirthSubmit } from './use-birth-submit.ts';
import { useCalendar } from './use-calendar.tsx';
import { usePlaceCombobox } from './use-place-combobox.tsx';

interface LiveBirthFormProps {
  server: BirthFormProps;
  hydrateIslands: HydrateIslands;
  /** Called once the form is alive. */
  onReady(): void;
}

/** Without the named field's error: its choice is gone, so the words that point to it go as well. */
function withoutPlaceChoice(form: BirthFormProps): BirthFormProps {
  if (form.places.length === 0) return form;
  return { ...form, places: [], errors: form.errors.filter(({ field }) => field !== 'place') };
}

/** The form with calendar, suggestions, kept charts and an answer on the same page. */
export function LiveBirthForm({ server, hydrateIslands, onReady }: LiveBirthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The first render must be the server's very markup: everything else comes after it.
  const [isLive, setLive] = useState(false);
  const [shown, setShown] = useState(server);
  const [chosen, setChosen] = useState<ChosenPlace>(() => chosenOf(server.values));
  useEffect(() => {
    setLive(true);
  }, []);
  useEffect(() => {
    if (isLive) onReady();
  }, [isLive, onReady]);

  const { busy, failed, submit } = useBirthSubmit(form, {
    hydrateIslands,
    onForm: (answered) => {
      flushSync(() => {
        setShown(answered);
        setChosen(chosenOf(answered.values));
      });
      if (answered.errors.length > 0) showErrors();
    },
  });
  const choose = (place: ChosenPlace) => {
    setChosen(place);
    setShown(withoutPlaceChoice);
  };
  const place = usePlaceCombobox({ form: shown, chosen, onChoose: choose, isLive });
  const calendar = useCalendar({ form, tag: server.tag, words: server.words });
  const draw = (fields: ChartFields) => {
    const element = form.current;
    if (!element || busy) return;
    fillForm(element, fields);
    const { place: text = '', placeId: id = '', fold = '' } = fields;
    flushSync(() => choose({ id, text }));
    void submit({ fold, foldFor: foldKey(fields) });
  };
  const live: LiveForm = {
    form,
    busy,
    failed,
    place,
    calendar,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    onInput: ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'time' && target.value)
        knowTime(form.current);
    },
  };
  return (
    <>
      {isLive && (
        <KeptList
          words={server.words.kept}
          onDraw={draw}
          onEmpty={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      <BirthForm {...shown} live={isLive ? live : undefined} />
    </>
  );
}

/** Who types a time knows it. */
function knowTime(form: HTMLFormElement | null): void {
  const unknown = form?.elements.namedItem('timeUnknown');
  if (unknown instanceof HTMLInputElement) unknown.checked = false;
}

/** Leads to what is wrong; a closed part that holds some of it is opened. */
function showErrors(): void {
  const summary = document.getElementById('birth-errors');
  const options = summary?.closest('form')?.querySelector('details');
  if (options?.querySelector('[aria-invalid]')) options.open = true;
  summary?.focus();
}
