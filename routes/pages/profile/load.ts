import { MAX_NAME_LENGTH } from '../../../contract/limits.ts';
import type { BirthFormFailure } from '../../../features/births/birth-form-outcome.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import { failureStatus } from '../../births/failure-status.ts';
import { href } from '../../href.ts';
import type { PageOutcome, PageRequest, ServedRequest } from '../../page.ts';
import { safeRedirect } from '../../safe-redirect.ts';
import type { AccountChart, AccountService, AccountSession, AccountUser } from '../../services/account.ts';

/** What a form of the page asks for, in its hidden field `task`. */
export const PROFILE_TASKS = [
  'details',
  'birth',
  'rename',
  'remove',
  'end',
  'logout',
  'everywhere',
] as const;
export type ProfileTask = (typeof PROFILE_TASKS)[number];

/** Parameters: which form has just been saved, and where a new account goes on to. */
export const PROFILE_PARAMETERS = ['saved', 'redirect'];

export interface ProfileData {
  user: AccountUser;
  /** The big three of the person's birth, as far as they are certain; null without a birth. */
  signs: Awaited<ReturnType<AccountService['signs']>>;
  charts: readonly AccountChart[];
  sessions: readonly AccountSession[];
  /** Whether the person may end single sessions, or has to sign in anew for that. */
  mayEndSessions: boolean;
  /** When the page was asked for, milliseconds since 1970. */
  nowMs: number;
  /** Which form has just been saved. */
  saved: ProfileTask | null;
  /** The birth form as it was sent and refused; null where nothing was wrong. */
  birth: { values: Readonly<Record<string, string>>; failure: BirthFormFailure } | null;
  /** Where a new account goes on to; null for anyone else. */
  next: string | null;
}

function readTask(text: string | null | undefined): ProfileTask | null {
  return PROFILE_TASKS.find((task) => task === text) ?? null;
}

async function show(
  account: AccountService,
  request: PageRequest,
  birth: ProfileData['birth'] = null,
): Promise<PageOutcome<ProfileData>> {
  const { user, mayEndSessions } = account;
  const [charts, sessions, signs] = await Promise.all([
    account.charts(),
    account.sessions(),
    account.signs(),
  ]);
  const saved = birth ? null : readTask(request.query.get('saved'));
  const next = safeRedirect(request.query.get('redirect'));
  const status = birth ? failureStatus(birth.failure) : 200;
  const { nowMs } = request;
  const data = { user, signs, charts, sessions, mayEndSessions, nowMs, saved, birth, next };
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

/** Does what a posted form asks for; the form's faults where it cannot. */
async function act(
  task: Exclude<ProfileTask, 'end'>,
  form: Readonly<Record<string, string>>,
  account: AccountService,
): Promise<ProfileData['birth']> {
  const name = (form.name ?? '').trim().slice(0, MAX_NAME_LENGTH);
  switch (task) {
    case 'details': {
      const { language } = form;
      await account.change({
        name,
        marketing: form.marketing !== undefined,
        ...(isLanguage(language) && { language }),
      });
      return null;
    }
    case 'birth': {
      const { task: _task, ...values } = form;
      const failure = await account.change({ birth: values });
      return failure && { values, failure };
    }
    case 'rename':
      if (name !== '') await account.renameChart(form.chart ?? '', name);
      return null;
    case 'remove':
      await account.removeChart(form.chart ?? '');
      return null;
    case 'logout':
    case 'everywhere':
      await account.signOut(task === 'everywhere');
      return null;
  }
}

/** The account page, or what one of its forms came to: a form that has done its work leads back by a plain address. */
export async function loadProfile(request: ServedRequest<'account'>): Promise<PageOutcome<ProfileData>> {
  const { form, language, services, query } = request;
  const { account } = services;
  if (!account) return { notFound: true };
  if (!form) return show(account, request);
  const task = readTask(form.task);
  if (!task) return show(account, request);
  if (task === 'end') return { seeOther: await endOne(form.session ?? '', account, language) };
  const refused = await act(task, form, account);
  if (refused) return show(account, request, refused);
  if (task === 'logout' || task === 'everywhere') return { seeOther: href('home', language) };
  const next = task === 'birth' ? safeRedirect(query.get('redirect')) : null;
  return { seeOther: next ?? `${href('profile', language)}?saved=${task}` };
}
