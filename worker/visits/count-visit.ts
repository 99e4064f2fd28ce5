import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Given } from '../given.ts';

/** Campaigns of a page on a day; whoever makes names up fills no table. Those beyond are counted together. */
const MOST_CAMPAIGNS = 200;
const OTHERS = 'others';

interface Visit {
  /** A page's id, or `signup` for an account that was made. */
  page: string;
  /** Empty: none. */
  campaign: string;
}

/** Counts a visit of the day. @throws AppError accounts_unavailable. */
export const countVisit = accountsQuery(
  async (
    { page, campaign }: Visit,
    { env, nowMs }: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>,
  ): Promise<void> => {
    const day = new Date(nowMs).toISOString().slice(0, 10);
    await env.ACCOUNTS.prepare(
      `INSERT INTO visit (day, page, campaign, times)
       SELECT ?1, ?2, CASE WHEN ?3 = ''
         OR EXISTS (SELECT 1 FROM visit WHERE day = ?1 AND page = ?2 AND campaign = ?3)
         OR (SELECT count(*) FROM visit WHERE day = ?1 AND page = ?2) < ?4 THEN ?3 ELSE ?5 END, 1
       WHERE true ON CONFLICT (day, page, campaign) DO UPDATE SET times = times + 1`,
    )
      .bind(day, page, campaign, MOST_CAMPAIGNS, OTHERS)
      .run();
  },
);
