import type { Context } from 'hono';
import type { User } from '../../accounts/user-rows.ts';
import type { Asker } from '../../conversations/asker.ts';
import type { AppEnv } from '../../env.ts';
import { bornOn } from '../../people/born-on.ts';
import { settledOf } from '../../people/own-chart.ts';
import { castingContext } from '../casting-context.ts';
import { findVisitorZone } from '../pages/visitor-zone.ts';
import { countryOf } from './seen-from.ts';

/** Who asks Celestia, as far as her answer needs it. A birth whose place cannot be looked up just now is none: the sky remains. */
export async function askerOf(c: Context<AppEnv>, user: User): Promise<Asker> {
  const language = c.get('language');
  const birth = user.birth && (await settledOf(user.id, user.birth, castingContext(c)));
  return {
    name: user.name,
    birth: typeof birth === 'string' ? null : birth,
    bornOn: bornOn(user.birth),
    country: countryOf(c),
    language,
    zone: findVisitorZone(c, language),
  };
}
