import { fillText } from '../../../locales/fill-text.ts';
import { faultOf, identityFault } from '../../auth/identity-codes.ts';
import type { ActionMode, AuthIslandProps } from '../../components/auth/auth-props.ts';
import { type AuthPage, isComplete } from './auth-page.ts';
import { enlivenPolicy } from './policy-list.ts';
import { onSubmit } from './submit-form.ts';

type ResetProps = Extract<AuthIslandProps, { kind: 'reset' }>;

export async function enlivenReset(page: AuthPage, { mode }: ResetProps): Promise<void> {
  if (mode === null) return enlivenRequest(page);
  if (mode === 'unknown') return breakLink(page, faultOf('invalid-action-code'));
  // The server has said what to do.
  if (mode === 'reopen') return;
  const code = takeCode();
  try {
    await follow(page, mode, code);
  } catch (thrown) {
    breakLink(page, thrown);
  }
}

/** Reads the link's code, which then leaves the address and the browser's history: a reload is told to open the link anew. */
function takeCode(): string {
  const query = new URLSearchParams(location.search);
  const code = query.get('oobCode') ?? '';
  query.delete('oobCode');
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
  return code;
}

/** Asking for a link. Whether an address has an account is not told to whoever types it. */
function enlivenRequest(page: AuthPage): void {
  const sent = page.find('[data-sent]');
  onSubmit(page, 'form', async () => {
    if (sent) sent.textContent = '';
    if (!isComplete(page)) return;
    const email = page.textOf('email');
    const identity = await page.identity();
    await identity.sendReset(email).catch((thrown: unknown) => {
      if (identityFault(thrown).code !== 'user-not-found') throw thrown;
    });
    page.carryEmail(email);
    if (sent) sent.textContent = fillText(sent.dataset.sent ?? '', { email });
  });
}

/** Does what a link in a mail asks for. */
async function follow(page: AuthPage, mode: ActionMode, code: string): Promise<void> {
  const identity = await page.identity();
  if (mode === 'resetPassword') return choose(page, code, await identity.readResetCode(code));
  if (mode === 'recoverEmail') {
    finish(page, 'recovered', await identity.recoverEmail(code));
    return;
  }
  await identity.verifyEmail(code);
  finish(page, 'verified');
}

function choose(page: AuthPage, code: string, email: string): void {
  page.show('choose', email);
  const judge = enlivenPolicy(page, { field: 'password', email: () => email });
  onSubmit(page, 'choose', async () => {
    if (!isComplete(page, await judge())) return;
    try {
      await (await page.identity()).resetPassword(code, page.textOf('password'));
    } catch (thrown) {
      const { code: fault } = identityFault(thrown);
      if (fault !== 'expired-action-code' && fault !== 'invalid-action-code') throw thrown;
      breakLink(page, thrown);
      return;
    }
    page.carryEmail(email);
    finish(page, 'changed');
  });
}

/** The link has done its work: nothing of it is left in the address. */
function finish(page: AuthPage, screen: 'changed' | 'verified' | 'recovered', email = ''): void {
  history.replaceState(null, '', location.pathname);
  page.show(screen, email);
}

function breakLink(page: AuthPage, thrown: unknown): void {
  const { code, signsOut } = identityFault(thrown);
  const heading = page.find('[data-screen=broken] h1');
  if (heading) heading.dataset.template = page.props.words.codes[code];
  page.show('broken');
  if (signsOut) page.tell({ code, field: null, signsOut });
}
