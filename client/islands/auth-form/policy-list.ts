import type { IdentityCode } from '../../auth/identity-codes.ts';
import { type PolicyRow, policyRows } from '../../auth/password-policy.ts';
import { SessionError } from '../../auth/session.ts';
import { AUTH_FIELDS, type AuthField } from '../../components/auth/auth-props.ts';
import { policyText } from '../../components/auth/policy-text.ts';
import type { AuthPage } from './auth-page.ts';

/** What is wrong with a password that is chosen; null: nothing. */
type Judge = () => Promise<IdentityCode | null>;

interface Choice {
  /** Where it is typed. */
  field: AuthField;
  /** Of the account; empty: not typed yet. */
  email: () => string;
}

/** The words that are easy to guess, loaded where somebody chooses; after a failure they are tried anew. */
async function passwordWords() {
  try {
    return await import('../../auth/password-words.ts');
  } catch (cause) {
    throw new SessionError('network-request-failed', { cause });
  }
}

function codeOf(rows: readonly PolicyRow[]): IdentityCode | null {
  const open = rows.filter(({ met }) => !met);
  if (open.length === 0) return null;
  const isGuessed = open.every(({ rule }) => rule === 'uncommon' || rule === 'impersonal');
  return isGuessed ? 'weak-password' : 'password-does-not-meet-requirements';
}

/** Shows what a new password needs while it is typed; the answer judges it as it stands. */
export function enlivenPolicy(page: AuthPage, { field, email }: Choice): Judge {
  const { words, tag } = page.props;
  const input = page.find<HTMLInputElement>(`#${AUTH_FIELDS[field]}`);
  const list = page.find('[data-policy]');
  const judge: Judge = async () => {
    const [password, address] = [input?.value ?? '', email()];
    const [identity, { judgeWords }] = await Promise.all([page.identity(), passwordWords()]);
    const rows = policyRows(await identity.judgePassword(password), judgeWords(password, address));
    const isLatest = password === (input?.value ?? '') && address === email();
    if (isLatest) {
      list?.replaceChildren(
        ...rows.map((row) => {
          const item = document.createElement('li');
          const state = document.createElement('span');
          state.className = 'sr';
          state.textContent = `(${row.met ? words.policy.met : words.policy.open})`;
          item.append(`${policyText(row, words.policy, tag)} `, state);
          if (row.met) item.dataset.met = '';
          return item;
        }),
      );
    }
    return codeOf(rows);
  };
  // A list that cannot be brought up to date stays as it is.
  const refresh = () => void judge().catch(() => undefined);
  input?.addEventListener('input', refresh);
  page.find(`#${AUTH_FIELDS.email}`)?.addEventListener('input', refresh);
  refresh();
  return judge;
}
