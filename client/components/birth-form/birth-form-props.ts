import type { ComponentProps } from 'react';
import type { HouseSystemId } from '../../../astrology/ids.ts';
import type { FoldChoice } from '../../../contract/api-error.ts';
import type { PlaceChoice } from '../../../contract/places.ts';
import type { ClockHours } from '../../../features/births/clock-parts.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Dictionaries, Plural } from '../../../locales/namespaces.ts';

type FormWords = Dictionaries['natal']['form'];

/** What only the parts say that the server alone renders. */
type ServedWord =
  | 'time'
  | 'timeHint'
  | 'hour'
  | 'minute'
  | 'timeUnknown'
  | 'chooseTime'
  | 'options'
  | 'houseSystem'
  | 'second'
  | 'utcOffset'
  | 'utcOffsetHint'
  | 'timeKnown'
  | 'firstTime'
  | 'secondTime';

/** The words that form, calendar, suggestions and kept charts say. */
export interface BirthFormWords extends Pick<Dictionaries['natal'], 'calendar' | 'suggestions'> {
  /** Of the list of kept charts; what a result says of keeping is the result's. */
  kept: Omit<Dictionaries['natal']['kept'], 'keep' | 'keepName' | 'kept' | 'unnamed' | 'full'>;
  form: Omit<FormWords, ServedWord>;
  /** `natal.result.failed`: the answer could not be fetched. */
  failed: string;
}

/**
 * What an element holds that the server alone renders: its children there; in the browser whatever already stands in it, which
 * costs no script.
 */
export type ServedPart = Pick<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
>;

/** The parts of a birth's fields that no script changes. */
export interface FormParts {
  /** The clock time, or what is known of it. */
  time: ServedPart;
  /** What most visitors leave alone; null where it is not asked. */
  options: (ServedPart & { open?: boolean }) | null;
}

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

/** What the browser is told of a birth form. Plain JSON: it is the island's props. */
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
  /** Fields as the visitor sent them, by name; empty on a first visit. */
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  /** How many things need attention; null where nothing does. */
  errorSummary: Plural | null;
  /** Both instants of a clock time that happened twice. */
  folds: readonly FoldChoice[];
  /** Places of the name that was written. */
  places: readonly PlaceChoice[];
}

/** What the server knows of a birth form. */
export interface ServedFormProps extends BirthFormProps {
  words: BirthFormWords & { form: FormWords };
  houseSystems: Readonly<Record<HouseSystemId, string>>;
}

/** What a form is told whose answer is another page's, and what was wrong with what was sent; that page has the rest. */
export type LeadingFormProps = Pick<BirthFormProps, 'action'> &
  Partial<Pick<BirthFormProps, 'values' | 'errors' | 'errorSummary' | 'folds' | 'places'>>;
