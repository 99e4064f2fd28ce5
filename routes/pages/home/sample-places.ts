import type { Language } from '../../../locales/locales.ts';

interface SamplePlace {
  /** Geographic, north positive. */
  latitudeDeg: number;
  /** East positive. */
  longitudeDeg: number;
}

/** Where the sample of a reading is born: the cities that `home.sample.heading` names. */
export const SAMPLE_PLACES: Readonly<Record<Language, SamplePlace>> = {
  tr: { latitudeDeg: 41.01, longitudeDeg: 28.95 },
  en: { latitudeDeg: 40.71, longitudeDeg: -74.01 },
  es: { latitudeDeg: 19.43, longitudeDeg: -99.13 },
  fr: { latitudeDeg: 48.85, longitudeDeg: 2.35 },
  pt: { latitudeDeg: -23.55, longitudeDeg: -46.63 },
};
