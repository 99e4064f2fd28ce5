import { LIFE_EN } from './en.ts';
import { LIFE_ES } from './es.ts';
import type { LifePatterns } from './pattern.ts';
import { LIFE_TR } from './tr.ts';

/** All languages that care understands, whatever the page's own is. */
export const LIFE_PATTERNS: readonly LifePatterns[] = [LIFE_TR, LIFE_EN, LIFE_ES];
