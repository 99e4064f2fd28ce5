import { LOCALES } from '../../locales/locales.ts';
import type { ServedRequest } from '../page.ts';
import { isZone } from '../zones/zone-clock.ts';

/** The zone that a page of events is written in. */
export interface AskedZone {
  zone: string;
  /** Whether the address names it: then no choice of the visitor's stands above it. */
  isAsked: boolean;
  /** Code of the dictionary `errors.fields.tz`, for what is no zone. */
  error?: string;
}

/** Reads the query's `tz`, any zone of the tz database; none asked for means the home zone of the language. */
export function readAskedZone({ query, language, services }: ServedRequest<'clocks'>): AskedZone {
  const zone = query.get('tz') ?? '';
  const home = LOCALES[language].homeZone;
  if (zone === '') return { zone: home, isAsked: false };
  if (!isZone(services.clocks, zone)) return { zone: home, isAsked: false, error: 'malformed' };
  return { zone, isAsked: true };
}
