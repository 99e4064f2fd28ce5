import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import type { LiveCalendar } from '../../components/birth-form/date-fields.tsx';
import { type ChosenPlace, chosenOf, type LivePlace } from '../../components/birth-form/place-input.tsx';
import { fillForm } from './fill-form.ts';
import { withoutPlaceChoice } from './place-choice.ts';
import { chooseByEntry } from './time-doubt-inputs.ts';
import { useCalendar } from './use-calendar.tsx';
import { usePlaceCombobox } from './use-place-combobox.tsx';
import { useWholeTime } from './use-whole-time.ts';

type BirthFields = Pick<
  BirthFormProps,
  'prefix' | 'language' | 'tag' | 'words' | 'values' | 'errors' | 'folds' | 'places'
>;

interface LiveBirthOptions<Birth> {
  form: RefObject<HTMLFormElement | null>;
  /** The birth as the server wrote it. */
  server: Birth;
  isLive: boolean;
}

interface LiveBirth<Birth> {
  /** The birth as it is to be drawn. */
  shown: Birth;
  /** Draws it anew, with the place that its values chose. */
  show(birth: Birth): void;
  /** Writes a birth into the fields in place of all that was there, said or asked. */
  fill(fields: ChartFields): void;
  /**
   * Whether something was wrong with what was sent, as it was answered last: what has been put right since is not to be written
   * over either. `shown` is an answer behind where one comes while what an earlier rendering began is still being caught up with.
   */
  isFaulty(): boolean;
  place: LivePlace;
  calendar: LiveCalendar;
  onInput(event: { target: EventTarget }): void;
  onEntered(event: { target: EventTarget }): void;
}

/** What brings the fields of one birth to life: suggestions, calendar, and what is known of the time by what is entered. */
export function useLiveBirth<Birth extends BirthFields>({
  form,
  server,
  isLive,
}: LiveBirthOptions<Birth>): LiveBirth<Birth> {
  const { prefix = '', language, tag, words } = server;
  const [shown, setShown] = useState(server);
  const isFaulty = useRef(server.errors.length > 0);
  const [chosen, setChosen] = useState<ChosenPlace>(() => chosenOf(server.values));
  const choose = (place: ChosenPlace) => {
    setChosen(place);
    setShown(withoutPlaceChoice);
  };
  const place = usePlaceCombobox({
    inputId: `birth-${prefix}place`,
    language,
    tag,
    label: words.form.place,
    words: words.suggestions,
    chosen,
    onChoose: choose,
    isLive,
  });
  const settle = () => {
    if (shown.errors.length === 0) return;
    import('./settle-errors.ts').then(
      ({ settledErrors }) => {
        if (!form.current) return;
        const settled = new Set(settledErrors(shown, form.current, Date.now()));
        setShown((before) => ({ ...before, errors: before.errors.filter((error) => !settled.has(error)) }));
      },
      () => undefined,
    );
  };
  const settleEarly = useEffectEvent(settle);
  // What was put right before the form was alive is not wrong any more either.
  useEffect(() => {
    if (isLive) settleEarly();
  }, [isLive]);
  const calendar = useCalendar({ form, prefix, tag, words });
  return {
    shown,
    show: (birth) => {
      isFaulty.current = birth.errors.length > 0;
      setShown(birth);
      setChosen(chosenOf(birth.values));
    },
    isFaulty: () => isFaulty.current,
    fill: (fields) => {
      isFaulty.current = false;
      if (form.current) fillForm(form.current, prefix, fields);
      setShown((before) => ({ ...before, values: fields, errors: [], folds: [], places: [] }));
      setChosen(chosenOf(fields));
    },
    place,
    calendar,
    onEntered: useWholeTime(form, prefix),
    onInput: ({ target }) => {
      if (form.current) chooseByEntry(form.current, prefix, target);
      settle();
    },
  };
}
