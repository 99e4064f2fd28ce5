import { MAX_SAVED_CHARTS } from '../../../contract/limits.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';

/** What keeping a result says: in the browser, and in the account of whoever is signed in. */
export interface KeepWords {
  kept: string;
  full: string;
  /** `Chart of {{date}}`. */
  unnamed: string;
  account: Omit<NatalWords['keeping'], 'instead' | 'kinds'>;
}

/** The words for the island; in the account two births may be called something else than one. */
export function keepWords(
  { kept: inBrowser, keeping }: Pick<NatalWords, 'kept' | 'keeping'>,
  own: Partial<KeepWords['account']> = {},
): KeepWords {
  const { kept, full, unnamed } = inBrowser;
  const { instead: _served, kinds: _asked, ...account } = keeping;
  const room = fillText(keeping.full, { count: MAX_SAVED_CHARTS });
  return { kept, full, unnamed, account: { ...account, full: room, ...own } };
}
