import type { SignId } from '../astrology/ids.ts';
import type { IdentityConfig } from '../contract/identity-config.ts';
import type { FoldChoice, NatalChartAnswer } from '../contract/natal-chart.ts';
import type { PlaceChoice } from '../contract/places.ts';
import type { ClockPeriod } from '../features/local-time/civil-clock.ts';
import type { Language } from '../locales/locales.ts';

/** What a posted birth form came to. Field errors are codes of the dictionary `errors.fields`. */
export type BirthFormOutcome =
  | { ok: true; chart: NatalChartAnswer }
  | {
      ok: false;
      /** `places_unavailable` where it is not the visitor's doing. */
      code: 'invalid_input' | 'places_unavailable';
      fields: Readonly<Record<string, string>>;
      /** Both instants of a clock time that happened twice. */
      folds: readonly FoldChoice[];
      /** Places that the words may mean, the likeliest first. */
      places: readonly PlaceChoice[];
      /** Words of the place that the likeliest of them does not account for, as they were typed. */
      unknownWords: string;
    };

/** Why a posted birth form gave no chart. */
export type BirthFormFailure = Extract<BirthFormOutcome, { ok: false }>;

/** The status of a page whose form failed so: ours where the list of places is down, else the visitor's. */
export function failureStatus({ code }: { code: 'invalid_input' | 'places_unavailable' }): 422 | 503 {
  return code === 'places_unavailable' ? 503 : 422;
}

/** A place that a visitor named. */
export interface NamedPlace extends PlaceChoice {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** A name of the tz database. */
  timeZone: string;
}

/**
 * What a posted form's place came to. `places` are those that the words may mean, the likeliest first: `choose` of
 * several, `confirm` the only one, or `nearest` to what no place accounts for, which is `unknownWords`.
 */
export type PlaceFormOutcome =
  | { ok: true; place: NamedPlace }
  | {
      ok: false;
      code: 'required' | 'unknown' | 'choose' | 'confirm' | 'nearest' | 'unavailable';
      places: readonly PlaceChoice[];
      unknownWords: string;
    };

type Fields = Readonly<Record<string, string>>;

/** A person as the pages of the account show them. */
export interface AccountUser {
  id: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  language: Language;
  marketing: boolean;
  /** Fields of the birth form; null until they are given. */
  birth: Fields | null;
}

export interface AccountChart {
  id: string;
  name: string;
  fields: Fields;
}

/** A browser in which a person is signed in. */
export interface AccountSession {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
  /** Names such as Firefox and Windows; null where they are not known. */
  browser: string | null;
  system: string | null;
  /** ISO 3166 code of where it was last seen. */
  country: string | null;
  /** When it was last seen, to the hour; milliseconds since 1970. */
  seenMs: number;
}

/** What a signed-in person may do with what is theirs. */
export interface AccountServices {
  user: AccountUser;
  charts(): Promise<readonly AccountChart[]>;
  /** The big three of the birth that the person keeps, as far as they are certain; null without a birth. */
  signs(): Promise<{ sun: SignId | null; moon: SignId | null; rising: SignId | null } | null>;
  /** Changes what is given; nothing where a birth is refused, whose faults are then told. */
  change(
    change: Partial<Pick<AccountUser, 'name' | 'language' | 'marketing' | 'birth'>>,
  ): Promise<BirthFormFailure | null>;
  /** Does nothing where the person has no such chart. */
  renameChart(id: string, name: string): Promise<void>;
  removeChart(id: string): Promise<void>;
  /** The browsers that are signed in, the one seen last first. */
  sessions(): Promise<readonly AccountSession[]>;
  /** Whether the person has signed in recently enough to end single ones. */
  mayEndSessions: boolean;
  /** Ends one of the person's sessions; does nothing where there is none of that id. Tells whether it was the one that asks. */
  endSession(id: string): Promise<'own' | 'other'>;
  /** Ends this session, or all of the person's. */
  signOut(everywhere: boolean): Promise<void>;
}

/** What the worker does for the pages: everything that reads a binding. */
export interface PageServices {
  /** Finds the place, settles the instant and computes the chart. */
  castFromForm(fields: Readonly<Record<string, string>>): Promise<BirthFormOutcome>;
  /** Finds the place of a form by its fields `place`, `placeId` and `placeFor`, as the birth form has them. */
  findPlaceByText(fields: Readonly<Record<string, string>>): Promise<PlaceFormOutcome>;
  /** What the clocks of a place are ahead of UTC at an instant, by the complete history of its time zone. */
  utcOffsetSeconds(place: Pick<NamedPlace, 'timeZone' | 'longitude'>, instantMs: number): number;
  /** What the clocks of a zone of the tz database showed from one instant to another; null for a name that is no zone. */
  clockPeriods(timeZone: string, fromMs: number, toMs: number): readonly ClockPeriod[] | null;
  /** What a link in a mail is about: whose news, and how they are stopped. Null for a link that proves nothing. */
  mailChoice(token: string): Promise<{ email: string; stop(): Promise<void> } | null>;
  /** The signed-in person's own; null on pages that ask for nobody. */
  account: AccountServices | null;
  /** The address that this device was asked to remember for the sign-in form; null: none. */
  rememberedEmail(): string | null;
  /** How a browser reaches the identity provider; null where the site has no accounts. */
  identity: IdentityConfig | null;
  /** Origin of this site, such as `https://example.com`, for addresses that leave it. */
  origin: string;
}
