import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { Language } from '../../locales/locales.ts';

/** Who writes, as far as an answer needs it; the object keeps none of it but the zone. */
export interface Asker {
  name: string;
  /** Null where the person keeps none. */
  birth: SettledBirth | null;
  /** The day of it, `YYYY-MM-DD`, which is known where the place is not; null where no birth is kept. */
  bornOn: string | null;
  /** Of the request, ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null;
  /** Of the page. */
  language: Language;
  /** Of the tz database: where the request comes from. */
  zone: string;
}
