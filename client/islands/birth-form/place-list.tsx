import { useEffect } from 'react';
import type { PlaceChoice } from '../../../contract/places.ts';
import { countedText } from '../../../locales/counted-text.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { saidRegion } from '../../components/said-region.ts';
import type { SuggestionState } from './suggestions.ts';

export interface PlaceListProps {
  id: string;
  tag: string;
  label: string;
  words: BirthFormWords['suggestions'];
  state: SuggestionState;
  isOpen: boolean;
  /** Index of the marked option; -1 for none. */
  active: number;
  onChoose(place: PlaceChoice): void;
}

/** What a screen reader is told of the search, and for none or failed everyone. */
function tell(state: SuggestionState, words: BirthFormWords['suggestions'], tag: string): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'searching') return words.searching;
  if (state.kind === 'failed') return words.failed;
  const count = state.places.length;
  if (count === 0) return words.none;
  const found = countedText(words.found, count, tag);
  return leavesWordsOver(state.places) ? `${words.partly} ${found}` : found;
}

/** Whether even the likeliest place is only near what was typed. */
function leavesWordsOver([likeliest]: readonly PlaceChoice[]): boolean {
  return (likeliest?.unmatched ?? []).length > 0;
}

/** The suggestions below the place field, and the line that says how the search went. */
export function PlaceList({ id, tag, label, words, state, isOpen, active, onChoose }: PlaceListProps) {
  const places = state.kind === 'found' ? state.places : [];
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const silent = places.length > 0 || !isOpen || state.kind === 'idle';
  return (
    <>
      <p role="status" className={silent ? 'sr' : 'birth__popup birth__popup--note'}>
        {isOpen && tell(state, words, tag)}
      </p>
      <ul
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern of WAI-ARIA
        role="listbox"
        className="birth__popup birth__places"
        aria-label={label}
        hidden={!isOpen || places.length === 0}
        // The focus stays in the field; the click then chooses.
        onMouseDown={(event) => event.preventDefault()}
      >
        {leavesWordsOver(places) && (
          // The line above says it to who listens.
          <li className="birth__places-note" aria-hidden="true">
            {words.partly}
          </li>
        )}
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          <li
            key={place.id}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the combobox pattern of WAI-ARIA
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(place)}
          >
            <b>{place.name}</b>
            <span>
              {[saidRegion(place.name, place.region, place.countryName), place.countryName]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
