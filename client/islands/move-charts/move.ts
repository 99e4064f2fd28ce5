import { MAX_SAVED_CHARTS } from '../../../contract/limits.ts';
import type { Http } from '../../api/http.ts';
import { accountId } from '../../state/account-id.ts';
import type { KeptChart } from '../../state/kept-charts.ts';

interface Moved {
  /** Charts that stay in this browser, because they are not in the account yet. */
  left: KeptChart[];
  outcome: 'moved' | 'full' | 'failed';
  /** How many charts an account holds. */
  most: number;
}

/** Puts charts into the account one after the other; the first that is not taken ends it. */
export async function moveCharts(charts: readonly KeptChart[], send: Http['send']): Promise<Moved> {
  const left = [...charts];
  for (const chart of charts) {
    const response = await send(`/api/user/charts/${await accountId(chart)}`, {
      method: 'PUT',
      json: { name: chart.name, ...(chart.kind && { kind: chart.kind }), fields: chart.fields },
    }).catch(() => null);
    if (!response?.ok)
      return { left, outcome: response?.status === 409 ? 'full' : 'failed', most: MAX_SAVED_CHARTS };
    left.shift();
  }
  return { left, outcome: 'moved', most: MAX_SAVED_CHARTS };
}
