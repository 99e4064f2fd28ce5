import type { Language } from '../locales/locales.ts';
import type { ChartFields } from './birth-fields.ts';

/** The ways into an account. */
export const LOGIN_METHODS = ['email', 'google', 'facebook'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** The longest name that a person or a saved chart may have. */
export const LONGEST_NAME = 80;

/** GET /api/user/v3/get-detail, in `response`: the signed-in person. */
export interface Profile {
  id: string;
  email: string | null;
  emailVerified: boolean;
  /** Display name; empty where there is none. */
  name: string;
  language: Language;
  /** Whether the person wants news by mail. */
  marketing: boolean;
  loginMethod: LoginMethod;
  /** The birth that the person keeps here, as fields of the birth form. */
  birth: ChartFields | null;
  /** Milliseconds since 1970. */
  createdMs: number;
}
