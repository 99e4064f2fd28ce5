import type { PageServices } from './page-services.ts';

const refuse = () => Promise.reject(new Error('No service is to be asked'));

/** Services for the test of a loader that asks for none of them, or for the site's origin alone. */
export const UNASKED_SERVICES: PageServices = {
  births: { cast: refuse },
  places: { find: refuse, utcOffsetSeconds: () => 0 },
  clocks: { periods: () => [] },
  celestia: { ask: refuse, model: null },
  mail: { choice: refuse },
  account: null,
  care: refuse,
  chat: null,
  consulting: {
    mayBookSamples: false,
    siteKey: '',
    send: refuse,
    sent: refuse,
    link: refuse,
    own: refuse,
    withdraw: refuse,
  },
  status: refuse,
  contact: { siteKey: '', writer: null, send: refuse },
  reports: {
    order: refuse,
    check: refuse,
    shown: refuse,
    open: refuse,
    unlock: refuse,
    correct: refuse,
  },
  shop: {
    isKnown: false,
    market: refuse,
    open: refuse,
    find: refuse,
    pay: refuse,
    withdraw: refuse,
    list: refuse,
    messagesLeft: refuse,
  },
  appShops: { ios: null, android: null, own: null },
  operator: { name: null, address: null, mail: null },
  rememberedEmail: () => null,
  identity: null,
  origin: 'https://celestia.test',
};
