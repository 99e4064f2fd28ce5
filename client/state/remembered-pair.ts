import type { BirthStores } from './birth-stores.ts';
import { REMEMBERED_PAIR_KEY } from './remembered-keys.ts';

/** The two births that were compared last in this tab, as the form for two sends them: the tab's alone. */

type Fields = Readonly<Record<string, string>>;

/** Null where none is remembered, or storage is forbidden. */
export function rememberedPair({ tab }: BirthStores): Fields | null {
  try {
    const fields: unknown = JSON.parse(tab().getItem(REMEMBERED_PAIR_KEY) ?? 'null');
    if (typeof fields !== 'object' || fields === null) return null;
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

/** Remembers both until the tab is closed; null forgets them. */
export function rememberPair({ tab }: BirthStores, fields: Fields | null): void {
  try {
    if (fields) tab().setItem(REMEMBERED_PAIR_KEY, JSON.stringify(fields));
    else tab().removeItem(REMEMBERED_PAIR_KEY);
  } catch {
    // Storage is forbidden: then there is nothing to forget either.
  }
}
