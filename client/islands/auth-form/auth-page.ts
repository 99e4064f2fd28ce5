import { fillText } from '../../../locales/fill-text.ts';
import { createTokenSync, type TokenSync } from '../../api/token-sync.ts';
import type { Identity } from '../../auth/firebase.ts';
import type { HumanAction, HumanProof } from '../../auth/human-action.ts';
import { humanProof } from '../../auth/human-check.ts';
import { faultOf, type IdentityCode, type IdentityFault, identityFault } from '../../auth/identity-codes.ts';
import { endSession } from '../../auth/session.ts';
import type { ScreenName } from '../../components/auth/auth-card.tsx';
import type { CheckName } from '../../components/auth/auth-fields.tsx';
import { AUTH_FIELDS, type AuthIslandProps } from '../../components/auth/auth-props.ts';
import { type OneAtATime, oneAtATime } from './busy.ts';

/** The markup of a page of signing in, and what happens to it. */
export interface AuthPage {
  element: HTMLElement;
  props: AuthIslandProps;
  /** The provider, loaded the first time that it is asked for. */
  identity(): Promise<Identity>;
  /**
   * Runs the work of the page's forms and what follows a provider's sign-in, one at a time: nobody else arrives in the middle
   * of a deletion. A window that is merely open holds up nothing, so that a lost one can be opened anew.
   */
  run: OneAtATime;
  find<Found extends HTMLElement>(selector: string): Found | null;
  /** Takes an address along to the next page of signing in; empty: takes none. */
  carryEmail(email: string): void;
  /** What stands in a field. */
  textOf(field: keyof typeof AUTH_FIELDS): string;
  isChecked(name: CheckName): boolean;
  /** Tells another service of sign-ins and sign-outs, where one is configured. */
  tokenSync: TokenSync;
  /** Proof of the human check, where the page's work asks for one; null: it does not, or none can be had. */
  human(): Promise<HumanProof | null>;
  /** Shows one of the page's states; an address goes into its texts. */
  show(screen: ScreenName, email?: string): void;
  /** Says something in the live region of the state that is shown. */
  say(text: string): void;
  /** Takes back every fault that is told. */
  clear(): void;
  /** Tells what went wrong, by its field, and takes the focus there. */
  tell(fault: IdentityFault): void;
  /** The same of whatever was thrown; `general`: by no field. */
  fail(thrown: unknown, general?: boolean): void;
}

type LoadIdentity = () => Promise<Identity>;

export function createAuthPage(
  element: HTMLElement,
  props: AuthIslandProps,
  identity: LoadIdentity,
  carryEmail: AuthPage['carryEmail'],
): AuthPage {
  let failures = 0;
  const tokenSync = createTokenSync({
    url: props.config.tokenSyncUrl,
    idToken: async (isFresh) => (await identity()).idToken(isFresh),
  });
  const find = <Found extends HTMLElement>(selector: string) => element.querySelector<Found>(selector);
  const inShown = (selector: string) => find<HTMLElement>(`[data-screen]:not([hidden]) ${selector}`);
  const say = (text: string) => {
    const status = inShown('[data-status]');
    if (status) status.textContent = text;
  };
  const clear = () => {
    for (const field of element.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    for (const told of element.querySelectorAll('.auth__error, [data-general]')) told.textContent = '';
    say('');
  };
  const signOut = async () => {
    void tokenSync.signedOut();
    await Promise.allSettled([endSession(), identity().then((provider) => provider.signOut())]);
  };
  const tell = ({ code, field, signsOut }: IdentityFault) => {
    const text = props.words.codes[code];
    const input = field && find(`#${AUTH_FIELDS[field]}`);
    const place = input ? find(`#${AUTH_FIELDS[field]}-error`) : inShown('[data-general]');
    if (place) place.textContent = text;
    // The button that was pressed may be a screen below.
    place?.scrollIntoView({ block: 'nearest' });
    if (input) {
      input.setAttribute('aria-invalid', 'true');
      // The first fault of several has the focus.
      if (element.querySelector('[aria-invalid]') === input) input.focus();
    }
    if (signsOut) void signOut();
  };
  return {
    element,
    props,
    identity,
    run: oneAtATime(),
    carryEmail,
    tokenSync,
    human: async () => {
      const action = actionOf(props.kind, failures);
      const place = inShown('[data-human]');
      return action && place ? humanProof(place, props.config.humanSiteKey, action) : null;
    },
    find,
    say,
    clear,
    tell,
    textOf: (field) => find<HTMLInputElement>(`#${AUTH_FIELDS[field]}`)?.value ?? '',
    isChecked: (name) => find<HTMLInputElement>(`[data-check=${name}]`)?.checked ?? false,
    show: (screen, email = '') => showScreen(element, screen, email),
    fail: (thrown, general = false) => {
      const fault = identityFault(thrown);
      // Whoever was refused for want of a proof brings one the next time.
      failures = fault.code === 'human-check' ? FAILURES_TO_ASK : failures + 1;
      if (fault.code === 'internal-error') console.warn('signing in failed', String(thrown));
      tell(general ? { ...fault, field: null } : fault);
    },
  };
}

/** After so many failures whoever signs in is asked whether they are a person. */
const FAILURES_TO_ASK = 3;

function actionOf(kind: AuthIslandProps['kind'], failures: number): HumanAction | null {
  if (kind === 'signup') return 'signup';
  return kind === 'login' && failures >= FAILURES_TO_ASK ? 'login' : null;
}

function showScreen(element: HTMLElement, name: ScreenName, email: string): void {
  for (const screen of element.querySelectorAll<HTMLElement>('[data-screen]')) {
    const isShown = screen.dataset.screen === name;
    screen.hidden = !isShown;
    if (!isShown) continue;
    for (const text of screen.querySelectorAll<HTMLElement>('[data-template]'))
      text.textContent = fillText(text.dataset.template ?? '', { email });
    screen.querySelector('h1')?.focus();
  }
}

/** What is wrong with an address before anyone is asked; null: nothing. */
function emailCode(page: AuthPage): IdentityCode | null {
  const input = page.find<HTMLInputElement>(`#${AUTH_FIELDS.email}`);
  if (!input) return null;
  input.value = input.value.trim();
  if (input.value === '') return 'missing-email';
  return input.validity.valid ? null : 'invalid-email';
}

function passwordCode(page: AuthPage, isStrong: boolean): IdentityCode | null {
  const input = page.find<HTMLInputElement>(`#${AUTH_FIELDS.password}`);
  if (!input) return null;
  if (input.value === '') return 'missing-password';
  return isStrong ? null : 'password-does-not-meet-requirements';
}

/** Tells what is missing; whether nothing is. Faults of the page's fields stand in the order of the fields. */
export function isComplete(page: AuthPage, isStrong = true): boolean {
  page.clear();
  const codes = [emailCode(page), passwordCode(page, isStrong)].filter((code) => code !== null);
  for (const code of codes) page.tell(faultOf(code));
  return codes.length === 0;
}
