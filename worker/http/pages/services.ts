import type { Context } from 'hono';
import type { Language } from '../../../locales/locales.ts';
import type { PageServices } from '../../../routes/services.ts';
import { accountServices } from '../../accounts/account-services.ts';
import { birthDesk } from '../../births/birth-desk.ts';
import { castFromForm } from '../../births/cast-from-form.ts';
import { findPlaceByText } from '../../births/find-place-by-text.ts';
import { offsetAt } from '../../civil-time/birth-time.ts';
import { zonePeriods } from '../../civil-time/zone-history.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/identity-config.ts';
import { rememberedEmail } from '../../identity/remembered-email.ts';
import { findMailChoice } from '../../mail/find-mail-choice.ts';
import { siteOrigin } from '../origin.ts';

/** Gives the pages what they may ask of the bindings, for one request. */
export function createServices(c: Context<AppEnv>, language: Language): PageServices {
  return {
    clockPeriods: zonePeriods,
    origin: siteOrigin(c),
    account: accountServices(c),
    identity: identityConfig(c.env),
    rememberedEmail: () => rememberedEmail(c),
    mailChoice: (token) => findMailChoice(c, token),
    castFromForm: (fields) => castFromForm(fields, birthDesk(c, language)),
    findPlaceByText: (fields) => findPlaceByText(fields, birthDesk(c, language)),
    utcOffsetSeconds: ({ timeZone, longitude }, instantMs) =>
      offsetAt(timeZone, instantMs, longitude).utcOffsetSeconds,
  };
}
