import { policyRows } from '../../auth/password-policy.ts';
import { AUTH_FIELDS } from '../../components/auth/auth-props.ts';
import { policyText } from '../../components/auth/policy-text.ts';
import type { AuthPage } from './auth-page.ts';

/** Shows what a new password needs while it is typed; the answer judges it as it stands. */
export function enlivenPolicy(page: AuthPage): () => Promise<boolean> {
  const { words, tag } = page.props;
  const input = page.find<HTMLInputElement>(`#${AUTH_FIELDS.password}`);
  const list = page.find('[data-policy]');
  const judge = async (): Promise<boolean> => {
    const password = input?.value ?? '';
    const rows = policyRows(await (await page.identity()).judgePassword(password));
    const isLatest = password === (input?.value ?? '');
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
    return rows.every(({ met }) => met);
  };
  // A list that cannot be brought up to date stays as it is.
  const refresh = () => void judge().catch(() => undefined);
  input?.addEventListener('input', refresh);
  refresh();
  return judge;
}
