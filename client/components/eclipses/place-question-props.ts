import type { PlaceChoice } from '../../../contract/places.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import type { BirthFormWords } from '../birth-form/birth-form-props.ts';

/** What the server knows of the question. Plain JSON: it is also the island's props. */
export interface PlaceQuestionProps {
  /** Where the form is posted: the page with the eclipse that it is about. */
  action: string;
  language: string;
  /** BCP 47 tag for Intl. */
  tag: string;
  words: Pick<EclipsesWords['place'], 'label' | 'hint' | 'submit' | 'choose'>;
  suggestions: BirthFormWords['suggestions'];
  /** What was typed, and chosen. */
  values: Readonly<Record<string, string>>;
  /** Null where nothing was wrong. */
  error: string | null;
  /** Places of the name that was typed, where there are several. */
  choices: readonly PlaceChoice[];
}
