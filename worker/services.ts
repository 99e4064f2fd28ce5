import type { Language } from '../locales/locales.ts';
import type { PageServices } from '../routes/services.ts';
import { castFromForm } from './births/cast-from-form.ts';
import type { Bindings } from './env.ts';

/** Gives the pages what they may ask of the bindings, for one request. */
export function createServices(env: Bindings, language: Language): PageServices {
  return {
    castFromForm: (fields) => castFromForm(fields, env.PLACES, language),
  };
}
