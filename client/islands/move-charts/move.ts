import { MAX_SAVED_CHARTS } from '../../../contract/limits.ts';
import type { Http } from '../../api/http.ts';
import type { KeptChart } from '../../state/kept-charts.ts';

interface Moved {
  /** Charts that stay in this browser, because they are not in the account yet. */
  left: KeptChart[];
  outcome: 'moved' | 'full' | 'failed';
  /** How many charts an account holds. */
  most: number;
}

const ID_LENGTH = 32;

/** An id that follows from the birth: moved twice, a chart is in the account once. */
async function accountId({ id }: KeptChart): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, ID_LENGTH);
}

/** Puts charts into the account one after the other; the first that is not taken ends it. */
export async function moveCharts(charts: readonly KeptChart[], send: Http['send']): Promise<Moved> {
  const left = [...charts];
  for (const chart of charts) {
    const response = await send(`/api/user/charts/${await accountId(chart)}`, {
      method: 'PUT',
      json: { name: chart.name, fields: chart.fields },
    }).catch(() => null);
    if (!response?.ok)
      return { left, outcome: response?.status === 409 ? 'full' : 'failed', most: MAX_SAVED_CHARTS };
    left.shift();
  }
  return { left, outcome: 'moved', most: MAX_SAVED_CHARTS };
}
