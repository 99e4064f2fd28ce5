import { LIFE_EN } from './en-patterns.ts';
import { LIFE_ES } from './es-patterns.ts';
import { LIFE_FR } from './fr-patterns.ts';
import type { LifePatterns } from './pattern.ts';
import { LIFE_PT } from './pt-patterns.ts';
import { LIFE_TR } from './tr-patterns.ts';
import { LIFE_AR, LIFE_DE, LIFE_IT, LIFE_KU, LIFE_RU } from './understood-languages.ts';

/** All languages that care understands, whatever the page's own is. */
export const LIFE_PATTERNS: readonly LifePatterns[] = [
  LIFE_TR,
  LIFE_EN,
  LIFE_ES,
  LIFE_FR,
  LIFE_PT,
  LIFE_AR,
  LIFE_KU,
  LIFE_DE,
  LIFE_RU,
  LIFE_IT,
];
