import type { D1Database } from '@cloudflare/workers-types';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { KeptBirth } from '../accounts/birth-columns.ts';
import { keepSettled, type User } from '../accounts/user-rows.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { castSettled } from '../births/cast-settled.ts';
import { settleBirth } from '../births/settle-birth.ts';

/** What a person's own birth is found and cast by. */
export interface PersonContext extends CastingContext {
  accounts: D1Database;
}

/** A person's own chart, or what it lacks. */
export type OwnChart = { ok: true; chart: BirthChart } | { ok: false; missing: 'birth' | 'places' };

/** The birth as it was settled; one that was kept unsettled is settled now, by one look into the places, and kept so. */
export async function settledOf(
  userId: string,
  birth: KeptBirth,
  context: PersonContext,
): Promise<SettledBirth | 'birth' | 'places'> {
  if (birth.settled) return birth.settled;
  const outcome = await settleBirth(birth.fields, context);
  if (!outcome.ok) return outcome.code === 'places_unavailable' ? 'places' : 'birth';
  await keepSettled(context.accounts, userId, birth, outcome.birth).catch((error: unknown) =>
    context.log.error('background_failed', error),
  );
  return outcome.birth;
}

/** Casts the chart of the birth that a person keeps. */
export async function ownChart(
  { id, birth }: Pick<User, 'id' | 'birth'>,
  context: PersonContext,
): Promise<OwnChart> {
  if (!birth) return { ok: false, missing: 'birth' };
  const own = await settledOf(id, birth, context);
  if (typeof own === 'string') return { ok: false, missing: own };
  const chart = await castSettled(own, context.nowMs);
  return chart ? { ok: true, chart } : { ok: false, missing: 'birth' };
}
