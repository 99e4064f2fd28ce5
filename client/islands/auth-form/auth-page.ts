import type { HumanAction, HumanProof } from '../../../contract/human-action.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { createTokenSync, type TokenSync } from '../../api/token-sync.ts';
import type { Identity } from '../../auth/firebase.ts';
import { humanProof } from '../../auth/human-check.ts';
import { faultOf, type IdentityCode, type IdentityFault, identityFault } from '../../auth/identity-codes.ts';
import { endSession } from '../../auth/session.ts';
import type { ScreenName } from '../../components/auth/auth-card.tsx';
import type { CheckName } from '../../components/auth/auth-fields.tsx';
import { AUTH_FIELDS, type AuthField, type AuthIslandProps } from '../../components/auth/auth-props.ts';
import { type OneAtATime, oneAtATime } from './busy.ts';

/** A fault, by the field of the page that it is told beside. */
export type PlacedFault = Omit<IdentityFault, 'field'> & { field: AuthField | null };

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
  textOf(field: AuthField): string;
  isChecked(name: CheckName): boolean;
  /** Tells another service of sign-ins and sign-outs, where one is configured. */
  tokenSync: TokenSync;
  /** Proof of the human check, where the page's work asks for one; null: it does not, or none can be had. */
  human(): Promise<HumanProof | null>;
  /** Shows one of the page's states; an address, and the name of a provider, go into its texts. */
  show(screen: ScreenName, email?: string, provider?: string): void;
  /** Says something in the live region of the state that is shown. */
  say(text: string): void;
  /** Takes back every fault that is told. */
  clear(): void;
  /** Tells what went wrong, by its field, and takes the focus there. */
  tell(fault: PlacedFault): void;
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
    for (const offer of element.querySelectorAll<HTMLElement>('[data-offer]')) offer.hidden = true;
    say('');
  };
  const signOut = async () => {
    void tokenSync.signedOut();
    await Promise.allSettled([endSession(), identity().then((provider) => provider.signOut())]);
  };
  const tell = ({ code, field, signsOut }: PlacedFault) => {
    const text = props.words.codes[code];
    const input = field && find(`#${AUTH_FIELDS[field]}`);
    const place = input ? find(`#${AUTH_FIELDS[field]}-error`) : inShown('[data-general]');
    if (place) place.textContent = text;
    const offer = find(`[data-offer=${code}]`);
    if (offer) offer.hidden = false;
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
    show: (screen, email = '', provider = '') => showScreen(element, screen, { email, provider }),
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

function showScreen(
  element: HTMLElement,
  name: ScreenName,
  values: { email: string; provider: string },
): void {
  for (const screen of element.querySelectorAll<HTMLElement>('[data-screen]')) {
    const isShown = screen.dataset.screen === name;
    screen.hidden = !isShown;
    if (!isShown) continue;
    for (const text of screen.querySelectorAll<HTMLElement>('[data-template]'))
      text.textContent = fillText(text.dataset.template ?? '', values);
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

/** What is wrong with a password before anyone is asked: one fault, or none. `weak` is the verdict on one that is chosen. */
export function passwordFaults(
  page: AuthPage,
  field: AuthField,
  weak: IdentityCode | null = null,
): PlacedFault[] {
  const code = page.textOf(field) === '' ? 'missing-password' : weak;
  return code ? [{ ...faultOf(code), field }] : [];
}

/**
 * Tells what is missing; whether nothing is. Faults of the page's fields stand in the order of the fields.
 * @param weak what is wrong with a password that is chosen.
 */
export function isComplete(page: AuthPage, weak: IdentityCode | null = null): boolean {
  page.clear();
  const email = emailCode(page);
  const hasPassword = page.find(`#${AUTH_FIELDS.password}`) !== null;
  const faults = [
    ...(email ? [faultOf(email)] : []),
    ...(hasPassword ? passwordFaults(page, 'password', weak) : []),
  ];
  for (const fault of faults) page.tell(fault);
  return faults.length === 0;
}
