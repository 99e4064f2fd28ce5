import type { Context } from 'hono';
import type { Language } from '../locales/locales.ts';
import type { PageServices } from '../routes/services.ts';
import type { BirthDesk } from './births/cast-chart.ts';
import { castFromForm } from './births/cast-from-form.ts';
import { findPlaceByText } from './births/find-place-by-text.ts';
import { offsetAt } from './civil-time/birth-time.ts';
import { zonePeriods } from './civil-time/zone-history.ts';
import type { AppEnv } from './env.ts';
import { logError } from './log.ts';
import { siteOrigin } from './origin.ts';
import { requestId } from './request-id.ts';

/** Where this request's births are cast. */
export function birthDesk(c: Context<AppEnv>, language: Language): BirthDesk {
  const report = (cause: unknown) => logError('places_unavailable', cause, requestId(c));
  return { places: c.env.PLACES, language, report };
}

/** Gives the pages what they may ask of the bindings, for one request. */
export function createServices(c: Context<AppEnv>, language: Language): PageServices {
  return {
    clockPeriods: zonePeriods,
    origin: siteOrigin(c),
    castFromForm: (fields) => castFromForm(fields, birthDesk(c, language)),
    findPlaceByText: (fields) => findPlaceByText(fields, birthDesk(c, language)),
    utcOffsetSeconds: ({ timeZone, longitude }, instantMs) =>
      offsetAt(timeZone, instantMs, longitude).utcOffsetSeconds,
  };
}
