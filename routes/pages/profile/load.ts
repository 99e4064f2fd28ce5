import * as v from 'valibot';
import { PROFILE_TASKS, type ProfileTask } from '../../../client/components/account/profile-tasks.ts';
import type { ListedSession } from '../../../client/components/account/session-list.tsx';
import { readChartKind } from '../../../contract/chart-kind.ts';
import { ChartName, PersonName } from '../../../contract/name.ts';
import type { BirthFormFailure } from '../../../features/births/birth-form-outcome.ts';
import { readTidingsForm, type TidingsFault } from '../../../features/tidings/read-tidings-form.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import { failureStatus } from '../../births/failure-status.ts';
import { href } from '../../href.ts';
import type { PageOutcome, PageRequest, ServedRequest } from '../../page.ts';
import { safeRedirect } from '../../safe-redirect.ts';
import type {
  AccountChart,
  AccountService,
  AccountTidings,
  AccountUser,
} from '../../services/account-service.ts';
import type { ClockService } from '../../services/clock-service.ts';
import { isZone } from '../../zones/zone-clock.ts';

/** Parameters: which form has just been saved, and where a new account goes on to. */
export const PROFILE_PARAMETERS = ['saved', 'redirect'];

type Fields = Readonly<Record<string, string>>;

/** A form as it was sent, and why nothing came of it: a birth for its own faults, letters and notifications for being about nothing, the others for the name in them. */
export type RefusedForm =
  | { task: 'birth'; values: Fields; failure: BirthFormFailure }
  | { task: 'details' | 'rename'; values: Fields }
  | { task: 'tidings'; values: Fields; fault: TidingsFault };

export interface ProfileData {
  user: AccountUser;
  /** The address has been confirmed since the last sign-in. */
  isConfirmedSince: boolean;
  /** The big three of the person's birth, as far as they are certain; null without a birth. */
  signs: Awaited<ReturnType<AccountService['signs']>>;
  charts: readonly AccountChart[];
  sessions: readonly ListedSession[];
  /** Address of the person's own calendar; null where there is no link. */
  calendarUrl: string | null;
  /** What the person is told of their sky; null where the site has no way to. */
  tidings: AccountTidings | null;
  visitorZone: string;
  /** Whether the person may end single sessions, or has to sign in anew for that. */
  mayEndSessions: boolean;
  /** When the page was asked for, milliseconds since 1970. */
  nowMs: number;
  /** Which form has just been saved. */
  saved: ProfileTask | null;
  /** The form that was sent and refused; null where nothing was wrong. */
  refused: RefusedForm | null;
  /** Where a new account goes on to; null for anyone else. */
  next: string | null;
}

function readTask(text: string | null | undefined): ProfileTask | null {
  return PROFILE_TASKS.find((task) => task === text) ?? null;
}

function statusOf(refused: RefusedForm): 422 | 503 {
  return refused.task === 'birth' ? failureStatus(refused.failure) : 422;
}

async function show(
  account: AccountService,
  request: PageRequest,
  refused: RefusedForm | null = null,
): Promise<PageOutcome<ProfileData>> {
  const { user, mayEndSessions } = account;
  const [charts, sessions, signs, calendarUrl, tidings, isConfirmedByNow] = await Promise.all([
    account.charts(),
    account.sessions(),
    account.signs(),
    account.calendarUrl(),
    account.tidings(),
    account.isConfirmedByNow(),
  ]);
  const saved = refused ? null : readTask(request.query.get('saved'));
  const next = safeRedirect(request.query.get('redirect'));
  const status = refused ? statusOf(refused) : 200;
  const { nowMs, visitorZone } = request;
  const isConfirmedSince = isConfirmedByNow && !user.emailVerified;
  const data = {
    user,
    isConfirmedSince,
    signs,
    charts,
    sessions,
    calendarUrl,
    tidings,
    visitorZone,
    mayEndSessions,
    nowMs,
    saved,
    refused,
    next,
  };
  return { data, status, personal: true };
}

/** Where one proves anew who one is, to come back to the profile. */
export function proveAgainPath(language: Language): string {
  const asked = new URLSearchParams({ again: '1', redirect: href('profile', language) });
  return `${href('login', language)}?${asked}`;
}

/** Ends one session, for whoever has signed in just now; the path where that leads. */
async function endOne(id: string, account: AccountService, language: Language): Promise<string> {
  if (!account.mayEndSessions) return proveAgainPath(language);
  const ended = await account.endSession(id);
  return ended === 'own' ? href('home', language) : `${href('profile', language)}?saved=end`;
}

/** Does what a posted form asks for; the form with its faults where it cannot. */
async function act(
  task: Exclude<ProfileTask, 'end'>,
  form: Fields,
  { account, clocks, language }: { account: AccountService; clocks: ClockService; language: Language },
): Promise<RefusedForm | null> {
  switch (task) {
    case 'details': {
      const { language: chosen } = form;
      const name = v.safeParse(PersonName, form.name ?? '');
      if (!name.success) return { task, values: form };
      await account.change({
        name: name.output,
        marketing: form.marketing !== undefined,
        ...(isLanguage(chosen) && { language: chosen }),
      });
      return null;
    }
    case 'birth': {
      const { task: _task, ...values } = form;
      const failure = await account.change({ birth: values });
      return failure && { task, values, failure };
    }
    case 'rename': {
      const name = v.safeParse(ChartName, form.name);
      if (!name.success) return { task, values: form };
      const { chart: id = '', kind } = form;
      const said = kind === undefined ? {} : { kind: readChartKind(kind) };
      await account.renameChart({ id, name: name.output, ...said });
      return null;
    }
    case 'remove':
      await account.removeChart(form.chart ?? '');
      return null;
    case 'calendar':
    case 'uncalendar':
      await account.linkCalendar(task === 'calendar' ? language : null);
      return null;
    case 'tidings': {
      const read = readTidingsForm(form, (zone) => isZone(clocks, zone));
      if (!read.ok) return { task, values: form, fault: read.fault };
      await account.chooseTidings(read.choice);
      return null;
    }
    case 'logout':
    case 'everywhere':
      await account.signOut(task === 'everywhere');
      return null;
  }
}

/** The account page, or what one of its forms came to: a form that has done its work leads back by a plain address. */
export async function loadProfile(
  request: ServedRequest<'account' | 'clocks'>,
): Promise<PageOutcome<ProfileData>> {
  const { form, language, services, query } = request;
  const { account } = services;
  if (!account) return { notFound: true };
  if (!form) return show(account, request);
  const task = readTask(form.task);
  if (!task) return show(account, request);
  if (task === 'end') return { seeOther: await endOne(form.session ?? '', account, language) };
  const refused = await act(task, form, { account, clocks: services.clocks, language });
  if (refused) return show(account, request, refused);
  if (task === 'logout' || task === 'everywhere') return { seeOther: href('home', language) };
  const next = task === 'birth' ? safeRedirect(query.get('redirect')) : null;
  return { seeOther: next ?? `${href('profile', language)}?saved=${task}` };
}
