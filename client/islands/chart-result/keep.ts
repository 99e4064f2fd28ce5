import { fillText } from '../../../locales/fill-text.ts';
import type { NewChart } from '../../state/account-charts.ts';
import { keepChart, readKept, writeKept } from '../../state/kept-charts.ts';
import { KEPT_CHARTS_KEY } from '../../state/remembered-keys.ts';
import { birthdayText } from '../shared/birthday-text.ts';

/** A chart to keep: by the name that was typed, else by its birthday. */
export function newChart(
  typed: string | undefined,
  fields: Readonly<Record<string, string>>,
  { unnamed, tag }: { unnamed: string; tag: string },
): NewChart {
  const name = typed?.trim() ?? '';
  if (name) return { name, isTyped: true, fields };
  return { name: fillText(unnamed, { date: birthdayText(fields, tag) }), isTyped: false, fields };
}

/** Keeps a chart in this browser and tells the form on this page; false where there is no room. */
export function keep({ name, kind = null, fields }: Omit<NewChart, 'isTyped'>): boolean {
  const storage = () => window.localStorage;
  const charts = keepChart(readKept(storage), { name, kind, fields });
  if (!writeKept(storage, charts)) return false;
  window.dispatchEvent(new Event(KEPT_CHARTS_KEY));
  return true;
}
