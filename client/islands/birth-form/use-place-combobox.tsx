import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { PlaceChoice } from '../../../contract/places.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { type ChosenPlace, type LivePlace, nameOfPlace } from '../../components/birth-form/place-input.tsx';
import { readComboKey } from './combo-keys.ts';
import type { SuggestionState } from './suggestions.ts';
import { usePlaceSearch } from './use-place-search.ts';

interface ComboboxOptions {
  /** Id of the input; the list's is its plural. */
  inputId: string;
  language: string;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** What the list is called: the input's own label. */
  label: string;
  words: BirthFormWords['suggestions'];
  chosen: ChosenPlace;
  onChoose(place: ChosenPlace): void;
  /** False for the first rendering, which repeats the server's. */
  isLive: boolean;
}

const IDLE: SuggestionState = { kind: 'idle' };
const NO_PLACES: readonly PlaceChoice[] = [];

/** Makes the place field an editable combobox with a listbox (WAI-ARIA): help, never a must. */
export function usePlaceCombobox(options: ComboboxOptions): LivePlace {
  const { inputId, language, tag, label, words, chosen, onChoose, isLive } = options;
  const listId = `${inputId}s`;
  const [state, setState] = useState<SuggestionState>(IDLE);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = usePlaceSearch(language, (next) => {
    setState(next);
    setActive(-1);
  });
  const begin = useEffectEvent((input: HTMLInputElement) => {
    setOpen(true);
    search.type(input.value);
  });
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!isLive || !(input instanceof HTMLInputElement)) return;
    // Who was quicker than this script is answered now.
    if (input !== document.activeElement || input.value === '') return;
    begin(input);
  }, [isLive, inputId]);

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
      'aria-controls': listId,
      'aria-activedescendant': expanded && active >= 0 ? `${listId}-${active}` : undefined,
      'aria-busy': state.kind === 'searching' || undefined,
      onInput: ({ currentTarget }) => {
        onChoose({ id: '', text: '' });
        setOpen(true);
        search.type(currentTarget.value);
      },
      onFocus: search.fetch,
      onKeyDown,
      onBlur: close,
    },
    list: search.List && (
      <search.List
        id={listId}
        tag={tag}
        label={label}
        words={words}
        state={state}
        isOpen={isOpen}
        active={active}
        onChoose={(place) => {
          const input = document.getElementById(inputId);
          if (input instanceof HTMLInputElement) choose(input, place);
        }}
      />
    ),
  };
}
