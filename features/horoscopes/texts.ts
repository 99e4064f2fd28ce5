import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import type { HoroscopeTexts } from './compose.ts';

/** The parts that a language's horoscopes are made of. */
export async function loadHoroscopeTexts(language: Language): Promise<HoroscopeTexts> {
  const [moonHouses, moonAspects, transitHouses, lunationHouses] = await Promise.all([
    loadTexts(language, 'moonHouses'),
    loadTexts(language, 'moonAspects'),
    loadTexts(language, 'transitHouses'),
    loadTexts(language, 'lunationHouses'),
  ]);
  return { moonHouses, moonAspects, transitHouses, lunationHouses };
}
