import { fillText } from '../../../locales/fill-text.ts';
import { KEPT_CHARTS_KEY, keepChart, readKept, writeKept } from '../../state/kept-charts.ts';

/** The birthday as the language writes it; empty where the fields hold none. */
export function birthdayText(values: Readonly<Record<string, string>>, tag: string): string {
  const date = new Date(0);
  date.setUTCFullYear(Number(values.year), Number(values.month) - 1, Number(values.day));
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The name under which a chart is kept: what was typed, or its birthday. */
export function chartName(
  typed: string | undefined,
  values: Readonly<Record<string, string>>,
  { unnamed, tag }: { unnamed: string; tag: string },
): string {
  return typed?.trim() || fillText(unnamed, { date: birthdayText(values, tag) });
}

/** Keeps a chart in this browser and tells the form on this page; false where there is no room. */
export function keep(name: string, fields: Readonly<Record<string, string>>): boolean {
  const storage = () => window.localStorage;
  const charts = keepChart(readKept(storage), { name, fields });
  if (!writeKept(storage, charts)) return false;
  window.dispatchEvent(new Event(KEPT_CHARTS_KEY));
  return true;
}
