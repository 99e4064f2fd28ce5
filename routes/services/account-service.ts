import type { SignId } from '../../astrology/ids.ts';
import type { ListedSession } from '../../client/components/account/session-list.tsx';
import type { ChartKind } from '../../contract/chart-kind.ts';
import type { PushConfig } from '../../contract/push-wire.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import type { ChosenTidings } from '../../features/tidings/read-tidings-form.ts';
import type { TidingChoice } from '../../features/tidings/tiding-choice.ts';
import type { Language } from '../../locales/locales.ts';

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
  /** Whose it is; null where nobody said. */
  kind: ChartKind | null;
  fields: Fields;
}

/** What a person chose to be told, and the ways that there are. */
export interface AccountTidings {
  /** Null until they choose. */
  choice: TidingChoice | null;
  /** Null where the site can send none. */
  letters: {
    /** They can go to the person's address. */
    isReachable: boolean;
    /** Their mailbox refused the last one for good, and none goes any more. */
    mailboxClosed: boolean;
  } | null;
  /** Null where the site can send no notifications. */
  push: {
    config: PushConfig;
    /** They go to the browser that asks. */
    isOn: boolean;
  } | null;
}

/** What a signed-in person may do with what is theirs. */
export interface AccountService {
  user: AccountUser;
  /**
   * Whether the address is confirmed by now, as the identity provider says where it was not at the last sign-in. It is asked at
   * most once a minute; false while it cannot be.
   */
  isConfirmedByNow(): Promise<boolean>;
  charts(): Promise<readonly AccountChart[]>;
  /** The big three of the birth that the person keeps, as far as they are certain; null without a birth. */
  signs(): Promise<{ sun: SignId | null; moon: SignId | null; rising: SignId | null } | null>;
  /** The chart of that birth; null without one, or while its place cannot be looked up. */
  chart(): Promise<BirthChart | null>;
  /** Changes what is given; nothing where a birth is refused, whose faults are then told. */
  change(
    change: Partial<Pick<AccountUser, 'name' | 'language' | 'marketing' | 'birth'>>,
  ): Promise<BirthFormFailure | null>;
  /** Does nothing where the person has no such chart. */
  renameChart(chart: Pick<AccountChart, 'id' | 'name'> & Partial<Pick<AccountChart, 'kind'>>): Promise<void>;
  removeChart(id: string): Promise<void>;
  /** Address of the calendar that the person subscribes to; null where there is no link. */
  calendarUrl(): Promise<string | null>;
  /** Makes a link in place of one that there was, in the page's language; null takes it back. */
  linkCalendar(language: Language | null): Promise<void>;
  /** What the person is told of their own sky; null where the site has no way to. */
  tidings(): Promise<AccountTidings | null>;
  chooseTidings(choice: ChosenTidings): Promise<void>;
  /** The browsers that are signed in, the one seen last first. */
  sessions(): Promise<readonly ListedSession[]>;
  /** Whether the person has signed in recently enough to end single ones. */
  mayEndSessions: boolean;
  /** Ends one of the person's sessions; does nothing where there is none of that id. Tells whether it was the one that asks. */
  endSession(id: string): Promise<'own' | 'other'>;
  /** Ends this session, or all of the person's. */
  signOut(everywhere: boolean): Promise<void>;
}
