import * as v from 'valibot';
import { LanguageName } from './vocabulary.ts';

/** What a file of the Moon may tell: when it enters each sign, or when it is void of course. */
export const MOON_FILE_SUBJECTS = ['signs', 'void'] as const;
export type MoonFileSubject = (typeof MOON_FILE_SUBJECTS)[number];

/** GET /api/astrology/moon.ics: without a language in the caller's. */
export const MoonFileQuery = v.object({
  show: v.picklist(MOON_FILE_SUBJECTS),
  lang: v.optional(LanguageName),
});
