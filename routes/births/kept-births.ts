import type { SavedBirth } from '../../client/components/birth-form/saved-births.tsx';
import type { AccountService } from '../services/account-service.ts';

type Fields = Readonly<Record<string, string>>;

/** Stands for the person's own birth where a kept chart's id would. */
const OWN = 'own';

/** Births that the account keeps, by what they are chosen by; the person's own has no name. */
export async function keptBirths(account: AccountService | null): Promise<SavedBirth[]> {
  if (!account) return [];
  const charts = await account.charts();
  const own = account.user.birth ? [{ id: OWN, name: '', kind: 'mine' as const }] : [];
  return [...own, ...charts.map(({ id, name, kind }) => ({ id, name, kind }))];
}

/** The birth that was chosen of them; null where it is not there. */
export async function keptBirth(chart: string, account: AccountService | null): Promise<Fields | null> {
  if (!account) return null;
  if (chart === OWN) return account.user.birth;
  return (await account.charts()).find(({ id }) => id === chart)?.fields ?? null;
}
