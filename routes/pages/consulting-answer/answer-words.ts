import type { Translator } from '../../../locales/index.ts';

/** The dictionaries that the parts of a link's page read. */
export type AnswerWords = Translator<'booking' | 'consulting' | 'events'>;
