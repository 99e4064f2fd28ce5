import type { GuardWords } from '../../../locales/guard-words.ts';
import type { Language } from '../../../locales/locales.ts';

/** A language's words for the guard, read from the sources. */
export async function loadGuardWords(language: Language): Promise<GuardWords> {
  const { guard }: { guard: GuardWords } = await import(`../../../locales/${language}/celestia/guard.ts`);
  return guard;
}
