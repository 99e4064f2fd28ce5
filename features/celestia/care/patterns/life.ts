import { LIFE_EN } from './en.ts';
import { LIFE_ES } from './es.ts';
import { LIFE_FR } from './fr.ts';
import { LIFE_AR, LIFE_DE, LIFE_IT, LIFE_KU, LIFE_RU } from './other-languages.ts';
import type { LifePatterns } from './pattern.ts';
import { LIFE_PT } from './pt.ts';
import { LIFE_TR } from './tr.ts';

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
