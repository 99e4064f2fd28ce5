import type { Context } from 'hono';
import type { Language } from '../../../locales/locales.ts';
import type { PageServices } from '../../../routes/services.ts';
import { castFromForm } from '../../births/cast-from-form.ts';
import { findPlaceByText } from '../../births/find-place-by-text.ts';
import { offsetAt } from '../../civil-time/birth-time.ts';
import { zonePeriods } from '../../civil-time/zone-history.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/identity-config.ts';
import { findMailChoice } from '../../mail/find-mail-choice.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { siteOrigin } from '../origin.ts';
import { rememberedEmail } from '../visitor/remembered-email-cookie.ts';
import { accountServices } from './account-services.ts';

/** Gives the pages what they may ask of the bindings, for one request. */
export function createServices(c: Context<AppEnv>, language: Language): PageServices {
  return {
    clockPeriods: zonePeriods,
    origin: siteOrigin(c),
    account: accountServices(c),
    identity: identityConfig(c.env),
    rememberedEmail: () => rememberedEmail(c),
    mailChoice: (token) => findMailChoice(token, givenBy(c)),
    castFromForm: (fields) => castFromForm(fields, castingContext(c, language)),
    findPlaceByText: (fields) => findPlaceByText(fields, castingContext(c, language)),
    utcOffsetSeconds: ({ timeZone, longitude }, instantMs) =>
      offsetAt(timeZone, instantMs, longitude).utcOffsetSeconds,
  };
}
