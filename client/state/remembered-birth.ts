import { DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import { type ChartFields, pickFields } from '../../contract/birth-fields.ts';
import { withJoinedTime } from '../../features/births/joined-time.ts';
import type { BirthStores } from './birth-stores.ts';
import { LAST_CHART_KEY, REMEMBERED_BIRTH_KEY } from './remembered-keys.ts';
import { rememberPair } from './remembered-pair.ts';

/**
 * The one birth that a visitor need not type twice: in this tab for everybody, in this browser if they ask, in the account of
 * whoever is signed in. Here are tab and browser; it stands in no address and no cookie. Whoever types another birth has
 * another in this tab, and the browser's stays what was asked for.
 */

/** Where a birth is known from. */
type BirthHome = 'tab' | 'browser' | 'account';

export interface RememberedBirth {
  fields: ChartFields;
  home: BirthHome;
}

/** What is stored -> fields; null for anything that is no birth: another tab or a person may have written it. */
export function parseBirth(stored: string | null): ChartFields | null {
  if (stored === null) return null;
  try {
    const fields: unknown = JSON.parse(stored);
    if (typeof fields !== 'object' || fields === null) return null;
    const birth = pickFields({ ...fields });
    return Object.keys(birth).length > 0 ? birth : null;
  } catch {
    return null;
  }
}

function read(store: BirthStores['tab']): ChartFields | null {
  try {
    return parseBirth(store().getItem(REMEMBERED_BIRTH_KEY));
  } catch {
    return null;
  }
}

/** The chart that was drawn of one birth goes with it. */
function write(store: BirthStores['tab'], fields: ChartFields | null): boolean {
  try {
    const [kept, text] = [store(), JSON.stringify(fields)];
    if (kept.getItem(REMEMBERED_BIRTH_KEY) !== text) kept.removeItem(LAST_CHART_KEY);
    if (fields) kept.setItem(REMEMBERED_BIRTH_KEY, text);
    else kept.removeItem(REMEMBERED_BIRTH_KEY);
    return true;
  } catch {
    return false;
  }
}

const USUAL: Readonly<Record<string, string>> = { ...DEFAULT_SETTINGS };

/** A birth's fields without what a form says by itself: the settings that are the usual ones. */
function birthOf(fields: Readonly<Record<string, unknown>>): ChartFields {
  const entries = Object.entries(pickFields(fields));
  return Object.fromEntries(entries.filter(([name, value]) => value !== USUAL[name]));
}

/** The settings that a form has not asked for stay as they were: most pages' forms ask for the houses alone. */
function unaskedSettings(asked: Readonly<Record<string, string>>, before: ChartFields = {}): ChartFields {
  const entries = Object.entries(before);
  return Object.fromEntries(entries.filter(([name]) => name in USUAL && !(name in asked)));
}

function isSame(one: ChartFields, other: ChartFields): boolean {
  return JSON.stringify(birthOf({ ...one })) === JSON.stringify(birthOf({ ...other }));
}

/** The birth that this tab or else this browser remembers; null where there is none, or storage is forbidden. */
export function rememberedBirth({ tab, browser }: BirthStores): RememberedBirth | null {
  const [inTab, inBrowser] = [read(tab), read(browser)];
  if (inTab && !(inBrowser && isSame(inTab, inBrowser))) return { fields: inTab, home: 'tab' };
  return inBrowser && { fields: inBrowser, home: 'browser' };
}

/** What the account holds of whoever is signed in. */
let ofAccount: ChartFields | null = null;

/** The account is the owner of its birth: it is not remembered here as well, and goes with its person. Null: none is known. */
export function noteAccountBirth(fields: ChartFields | null): void {
  ofAccount = fields;
}

/** Remembers what was typed until the tab is closed. Fields that hold nothing change nothing. */
export function rememberInTab(stores: BirthStores, fields: Readonly<Record<string, string>>): void {
  const { placeFor = fields.place } = fields;
  // A place that was chosen for other words is not meant any more.
  const told = withJoinedTime(fields);
  const birth = birthOf({
    ...unaskedSettings(fields, rememberedBirth(stores)?.fields),
    ...told,
    ...(placeFor !== fields.place && { placeId: '' }),
  });
  if (!birth.year && !birth.place) return;
  // Of another birth that stands before it there would be no way back to the account's.
  const isAccounts = ofAccount !== null && isSame(birth, ofAccount);
  if (isAccounts && !read(stores.browser)) write(stores.tab, null);
  else write(stores.tab, birth);
}

/** Remembers it in this browser from now on, with its chart; false where there is no room, or storage is forbidden. */
export function rememberInBrowser({ tab, browser }: BirthStores, fields: ChartFields): boolean {
  const isKept = write(browser, pickFields({ ...fields }));
  try {
    const chart = tab().getItem(LAST_CHART_KEY);
    const drawn = read(tab);
    if (chart && drawn && isSame(drawn, fields)) browser().setItem(LAST_CHART_KEY, chart);
  } catch {
    // No room: it is kept in the tab alone.
  }
  return isKept;
}

/** Forgets it in tab and browser. */
export function forgetBirth(stores: BirthStores): void {
  write(stores.tab, null);
  write(stores.browser, null);
  rememberPair(stores, null);
}
