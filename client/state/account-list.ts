import type { KeptChart } from './kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

/** The charts that the account of whoever is signed in keeps, as far as this page knows them: in memory, and gone with their person. */
let list: readonly KeptChart[] | null = null;

/** Null: not known. */
export function accountList(): readonly KeptChart[] | null {
  return list;
}

/** Takes over a list; null forgets it. Whoever follows the kept charts hears of it. */
export function setAccountList(charts: readonly KeptChart[] | null): void {
  list = charts;
  window.dispatchEvent(new Event(KEPT_CHARTS_KEY));
}
