import type { Language } from '../../../../locales/locales.ts';
import { BOUNDARIES_EN } from './en-boundaries.ts';
import { HARM_EN } from './en-harm.ts';
import { LIFE_EN } from './en-patterns.ts';
import { BOUNDARIES_ES } from './es-boundaries.ts';
import { HARM_ES } from './es-harm.ts';
import { LIFE_ES } from './es-patterns.ts';
import { BOUNDARIES_FR } from './fr-boundaries.ts';
import { HARM_FR } from './fr-harm.ts';
import { LIFE_FR } from './fr-patterns.ts';
import type { BoundaryPatterns, HarmPatterns, Spelling } from './pattern.ts';
import { BOUNDARIES_PT } from './pt-boundaries.ts';
import { HARM_PT } from './pt-harm.ts';
import { LIFE_PT } from './pt-patterns.ts';
import { BOUNDARIES_TR } from './tr-boundaries.ts';
import { HARM_TR } from './tr-harm.ts';
import { LIFE_TR } from './tr-patterns.ts';

interface SpokenPatterns {
  spelling: Spelling;
  harm: HarmPatterns;
  boundaries: BoundaryPatterns;
}

/** What the languages of the site say beyond one's own life. */
export const SPOKEN_PATTERNS = {
  tr: { spelling: LIFE_TR.spelling, harm: HARM_TR, boundaries: BOUNDARIES_TR },
  en: { spelling: LIFE_EN.spelling, harm: HARM_EN, boundaries: BOUNDARIES_EN },
  es: { spelling: LIFE_ES.spelling, harm: HARM_ES, boundaries: BOUNDARIES_ES },
  fr: { spelling: LIFE_FR.spelling, harm: HARM_FR, boundaries: BOUNDARIES_FR },
  pt: { spelling: LIFE_PT.spelling, harm: HARM_PT, boundaries: BOUNDARIES_PT },
} satisfies Record<Language, SpokenPatterns>;
