import type { Context } from 'hono';
import type { Language } from '../../../locales/locales.ts';
import type { GiveServices, PageServices, ServiceName } from '../../../routes/services/page-services.ts';
import { offsetAt } from '../../civil-time/birth-time.ts';
import { CLOCKS } from '../../civil-time/clocks.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/read-identity-config.ts';
import { readOperator } from '../../read-operator.ts';
import { castingContext } from '../casting-context.ts';
import { givenBy } from '../given-by.ts';
import { siteOrigin } from '../origin.ts';
import { rememberedEmail } from '../visitor/remembered-email-cookie.ts';
import { giveAccount } from './give-account.ts';
import { giveAppShops } from './give-app-shops.ts';
import { careFor } from './give-care.ts';
import { giveCelestia } from './give-celestia.ts';
import { giveChat } from './give-chat.ts';
import { giveConsulting } from './give-consulting.ts';
import { giveContact } from './give-contact.ts';
import { giveGifts } from './give-gifts.ts';
import { giveReports } from './give-reports.ts';
import { giveShop } from './give-shop.ts';

type Makers = {
  readonly [Name in ServiceName]: (c: Context<AppEnv>, language: Language) => PageServices[Name];
};

/**
 * How each service is made of a request. One that takes more than a few lines stands in a file of its own; what is not needed
 * for every page is read once it is asked.
 */
const MAKERS: Makers = {
  births: (c, language) => ({
    cast: async (fields) => {
      const { castFromForm } = await import('../../births/cast-from-form.ts');
      return castFromForm(fields, castingContext(c, language));
    },
  }),
  places: (c, language) => ({
    find: async (fields) => {
      const { findPlaceByText } = await import('../../births/find-place-by-text.ts');
      return findPlaceByText(fields, castingContext(c, language));
    },
    utcOffsetSeconds: ({ timeZone, longitude }, instantMs) =>
      offsetAt(timeZone, instantMs, longitude).utcOffsetSeconds,
  }),
  clocks: () => CLOCKS,
  celestia: giveCelestia,
  mail: (c) => ({
    choice: async (token) => {
      const { findMailChoice } = await import('../../mail/find-mail-choice.ts');
      return findMailChoice(token, givenBy(c));
    },
  }),
  account: giveAccount,
  care: (c, language) => (text) => careFor(c, { text, language, user: c.get('person')?.user ?? null }),
  chat: giveChat,
  consulting: giveConsulting,
  contact: giveContact,
  reports: giveReports,
  gifts: giveGifts,
  shop: giveShop,
  status: (c) => async () => {
    const { readStatus } = await import('../../watch/read-status.ts');
    return readStatus(givenBy(c));
  },
  appShops: giveAppShops,
  operator: (c) => readOperator(c.env),
  rememberedEmail: (c) => () => rememberedEmail(c),
  identity: (c) => identityConfig(c.env),
  origin: siteOrigin,
};

/** Gives a page's loader what it asks of the worker, for one request. */
export function giveServices(c: Context<AppEnv>, language: Language): GiveServices {
  return <Name extends ServiceName>(names: readonly Name[]) => {
    const made = Object.fromEntries(names.map((name) => [name, MAKERS[name](c, language)]));
    // No type tells that these entries are those of the names.
    return made as Pick<PageServices, Name>;
  };
}
