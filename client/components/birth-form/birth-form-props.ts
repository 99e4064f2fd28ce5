import type { HouseSystemId } from '../../../astrology/ids.ts';
import type { FoldChoice } from '../../../contract/api-error.ts';
import type { PlaceChoice } from '../../../contract/places.ts';
import type { ClockHours } from '../../../features/births/clock-parts.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Dictionaries } from '../../../locales/namespaces.ts';

/** The words that form, calendar, suggestions and kept charts say. */
export type BirthFormWords = Pick<Dictionaries['natal'], 'form' | 'calendar' | 'suggestions' | 'kept'> & {
  /** `natal.result.failed`: the answer could not be fetched. */
  failed: string;
};

/** One thing that is wrong with the form. */
export interface FieldError {
  /** A key of the dictionary `errors.fields`. */
  field: string;
  /** Stable, for programs. */
  code: string;
  /** For people. */
  message: string;
}

export type DatePart = 'day' | 'month' | 'year';

/** What the server knows of a birth form. Plain JSON: it is also the island's props. */
export interface BirthFormProps {
  /** Before the names and ids of all fields, where a page asks for two births; `values` and `errors` go without it. */
  prefix?: string;
  /** Path that the form is posted to: the page's own, but for a form that leads on. */
  action: string;
  /** The answer is another page's: the browser itself sends the form there. */
  leadsOn?: true;
  /** Fields that go along unseen, with what is in them where the values have nothing: which of a page's forms it is, settings. */
  hidden?: Readonly<Record<string, string>>;
  language: Language;
  /** BCP 47 tag for Intl. */
  tag: string;
  dateOrder: readonly DatePart[];
  /** The clock of the language. */
  hours: ClockHours;
  words: BirthFormWords;
  houseSystems: Readonly<Record<HouseSystemId, string>>;
  /** Fields as the visitor sent them, by name; empty on a first visit. */
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  /** How many things need attention, in words; shown where there are errors. */
  errorSummary: string;
  /** Both instants of a clock time that happened twice. */
  folds: readonly FoldChoice[];
  /** Places of the name that was written. */
  places: readonly PlaceChoice[];
}
