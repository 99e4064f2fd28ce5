import type { Language } from '../../../locales/locales.ts';
import type { HabitLexicon } from './lexicon-types.ts';
import { en } from './lexicons/en.ts';
import { es } from './lexicons/es.ts';
import { fr } from './lexicons/fr.ts';
import { pt } from './lexicons/pt.ts';
import { tr } from './lexicons/tr.ts';

export const LEXICONS: Readonly<Record<Language, HabitLexicon>> = { tr, en, es, fr, pt };
