import type { Context } from 'hono';
import type { Language } from '../../../locales/locales.ts';
import type { ReportService } from '../../../routes/services/report-service.ts';
import type { AppEnv } from '../../env.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { countryOf } from '../visitor/seen-from.ts';

/** Reports as a page orders, reads and corrects them for its visitor. Nothing of it is read before it is asked. */
export function giveReports(c: Context<AppEnv>, language: Language): ReportService {
  const user = c.get('person')?.user ?? null;
  const desk = async () => {
    const { reportDesk } = await import('../../reports/report-desk.ts');
    return reportDesk({ userId: user?.id ?? null, language }, givenBy(c), castingContext(c, language));
  };
  return {
    async order(ask, email) {
      const { orderReport } = await import('../../reports/order-report.ts');
      const buyer = { user, email, language, country: countryOf(c) };
      return orderReport(ask, buyer, givenBy(c), castingContext(c, language));
    },
    async check(report, births) {
      const { settleBirths } = await import('../../reports/order-report.ts');
      const found = await settleBirths(report, births, castingContext(c, language));
      return 'faults' in found ? found.faults : [];
    },
    shown: async (orderId, token) => (await desk()).shown(orderId, token),
    open: async (orderId, token) => (await desk()).open(orderId, token),
    unlock: async (orderId, token, date) => (await desk()).unlock(orderId, token, date),
    eraseBirths: async (orderId, token) => (await desk()).eraseBirths(orderId, token),
    remove: async (orderId, token) => (await desk()).remove(orderId, token),
    correct: async (orderId, token, births) => (await desk()).correct(orderId, token, births),
  };
}
