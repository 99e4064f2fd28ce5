import type { BirthStores } from './birth-stores.ts';
import { LOVER_DRAFT_KEY } from './remembered-keys.ts';

/** The form that begins a talk about two, as it is being filled in: the tab's alone, and gone with it. Signing in leads away from it and back. */

/** What a form sends, by its fields' names. */
type Fields = Readonly<Record<string, string>>;

type Tab = Pick<BirthStores, 'tab'>;

/** Null where nothing is kept, or storage is forbidden. */
export function loverDraft({ tab }: Tab): Fields | null {
  try {
    const fields: unknown = JSON.parse(tab().getItem(LOVER_DRAFT_KEY) ?? 'null');
    if (typeof fields !== 'object' || fields === null) return null;
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  } catch {
    return null;
  }
}

/** Keeps it until the tab is closed; null forgets it. */
export function keepLoverDraft({ tab }: Tab, fields: Fields | null): void {
  try {
    if (fields) tab().setItem(LOVER_DRAFT_KEY, JSON.stringify(fields));
    else tab().removeItem(LOVER_DRAFT_KEY);
  } catch {
    // Storage is forbidden: then it stands in the fields alone.
  }
}

/** A browser sends other line breaks than it shows. */
function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Forgets a draft whose message has arrived in a conversation. */
export function forgetSentDraft(stores: Tab, sent: readonly { text: string }[]): void {
  const text = inOneLine(loverDraft(stores)?.text ?? '');
  if (text && sent.some((message) => inOneLine(message.text) === text)) keepLoverDraft(stores, null);
}
