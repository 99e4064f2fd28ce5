import { countedText } from '../../../locales/counted-text.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import type { PolicyRow } from '../../auth/password-policy.ts';

/** A rule of the password policy in words. */
export function policyText({ rule, count }: PolicyRow, words: AccountWords['policy'], tag: string): string {
  const phrase = words[rule];
  return typeof phrase === 'string' ? phrase : countedText(phrase, count ?? 0, tag);
}
