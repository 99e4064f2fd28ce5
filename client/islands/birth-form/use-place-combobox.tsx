import { type KeyboardEvent, useEffect, useState } from 'react';
import { fetchPlaces, type PlaceChoice } from '../../api/places.ts';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { type ChosenPlace, type LivePlace, nameOfPlace } from '../../components/birth-form/place-field.tsx';
import { readComboKey } from './combo-keys.ts';
import { PlaceList } from './place-list.tsx';
import { createPlaceSearch, IDLE, type SuggestionState } from './suggestions.ts';

const LIST_ID = 'birth-places';

/** Id of an option, for aria-activedescendant. */
function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

interface ComboboxOptions {
  form: Pick<BirthFormProps, 'language' | 'tag' | 'words'>;
  chosen: ChosenPlace;
  onChoose(place: ChosenPlace): void;
  /** False for the first rendering, which repeats the server's. */
  isLive: boolean;
}

const INPUT_ID = 'birth-place';
const NO_PLACES: readonly PlaceChoice[] = [];

/** Makes the place field an editable combobox with a listbox (WAI-ARIA): help, never a must. */
export function usePlaceCombobox({ form, chosen, onChoose, isLive }: ComboboxOptions): LivePlace {
  const [state, setState] = useState<SuggestionState>(IDLE);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [search] = useState(() =>
    createPlaceSearch(
      (query, signal) => fetchPlaces(query, form.language, signal),
      (next) => {
        setState(next);
        setActive(-1);
      },
    ),
  );
  useEffect(() => search.stop, [search]);
  useEffect(() => {
    const input = document.getElementById(INPUT_ID);
    if (!isLive || !(input instanceof HTMLInputElement)) return;
    // Who was quicker than this script is answered now.
    if (input !== document.activeElement || input.value === '') return;
    setOpen(true);
    search.type(input.value);
  }, [isLive, search]);

  const places = state.kind === 'found' ? state.places : NO_PLACES;
  const expanded = isOpen && places.length > 0;
  const close = () => {
    search.stop();
    setOpen(false);
    setActive(-1);
    setState((before) => (before.kind === 'searching' ? IDLE : before));
  };
  const choose = (input: HTMLInputElement, place: PlaceChoice) => {
    input.value = nameOfPlace(place);
    onChoose({ id: String(place.id), text: input.value });
    close();
    setState(IDLE);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const act = readComboKey(event.key, { isOpen, active, count: expanded ? places.length : 0 });
    if (act.kind === 'mark') {
      // Opened anew, the list is asked for anew: the text may have changed since. An answered query costs nothing.
      if (!isOpen) search.type(input.value);
      setOpen(true);
      setActive(act.index);
    } else if (act.kind === 'close') close();
    else if (act.kind === 'choose' && places[active]) choose(input, places[active]);
    if (!act.goesOn) event.preventDefault();
  };
  return {
    chosen,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': LIST_ID,
      'aria-activedescendant': expanded && active >= 0 ? optionId(active) : undefined,
      'aria-busy': state.kind === 'searching' || undefined,
      onInput: ({ currentTarget }) => {
        onChoose({ id: '', text: '' });
        setOpen(true);
        search.type(currentTarget.value);
      },
      onKeyDown,
      onBlur: close,
    },
    list: (
      <PlaceList
        id={LIST_ID}
        tag={form.tag}
        words={form.words}
        state={state}
        isOpen={isOpen}
        active={active}
        onChoose={(place) => {
          const input = document.getElementById(INPUT_ID);
          if (input instanceof HTMLInputElement) choose(input, place);
        }}
      />
    ),
  };
}
