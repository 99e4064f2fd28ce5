import type { Identity } from '../../auth/firebase.ts';
import { SessionError } from '../../auth/session.ts';
import type { AuthIslandProps } from '../../components/auth/auth-props.ts';
import { type AuthPage, createAuthPage } from './auth-page.ts';
import { enlivenDelete } from './delete-user.ts';
import { enlivenLogin } from './login.ts';
import { enlivenReset } from './reset.ts';
import { enlivenSecurity } from './security.ts';
import { enlivenSignup } from './signup.ts';

/** Loads the provider once; after a failure it is tried anew. */
function identityOf({ config, tag }: AuthIslandProps): () => Promise<Identity> {
  let opened: Promise<Identity> | null = null;
  return () => {
    opened ??= import('../../auth/firebase.ts').then(
      ({ openIdentity }) => openIdentity(config, tag),
      () => {
        opened = null;
        throw new SessionError('network-request-failed');
      },
    );
    return opened;
  };
}

/** Buttons that show a password. */
function enlivenReveals(page: AuthPage): void {
  for (const button of page.element.querySelectorAll<HTMLButtonElement>('[data-reveal]')) {
    const field = page.find<HTMLInputElement>(`#${button.getAttribute('aria-controls')}`);
    if (field) enlivenReveal(button, field);
  }
}

/** The button keeps its name and is pressed or not; what is shown by pointing at it changes. */
function enlivenReveal(button: HTMLButtonElement, field: HTMLInputElement): void {
  const { title } = button;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'text';
    field.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
    button.title = isShown ? title : (button.dataset.hide ?? title);
  });
}

function enlivenKind(page: AuthPage, props: AuthIslandProps): Promise<void> {
  switch (props.kind) {
    case 'login':
      return enlivenLogin(page, props.personId);
    case 'security':
      return enlivenSecurity(page, props.personId);
    case 'signup':
      return enlivenSignup(page);
    case 'deleteUser':
      return enlivenDelete(page);
    case 'reset':
      return enlivenReset(page, props);
  }
}

/** Brings a page of signing in to life. */
export function enliven(
  element: HTMLElement,
  props: AuthIslandProps,
  carryEmail: AuthPage['carryEmail'],
): void {
  const page = createAuthPage(element, props, identityOf(props), carryEmail);
  // Someone is here to sign in: the provider comes while they type. A failure is told when they are done.
  void page.identity().catch(() => undefined);
  void enlivenKind(page, props);
  enlivenReveals(page);
}
