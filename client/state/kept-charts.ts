import { type ChartFields, KEPT_FIELDS, pickFields } from '../../contract/birth-fields.ts';
import { type ChartKind, readChartKind } from '../../contract/chart-kind.ts';
import { MAX_KEPT_CHARTS, MAX_NAME_LENGTH } from '../../contract/limits.ts';
import { isRecord } from './is-record.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

/**
 * Charts that a visitor keeps in this browser: their form fields and a name, in local storage and nowhere else.
 * Pure but for the two functions at the end, which reach the storage that they are given.
 */

export interface KeptChart {
  id: string;
  name: string;
  /** Whose it is; null where nobody said. */
  kind: ChartKind | null;
  fields: ChartFields;
}

interface NamedFields {
  name: string;
  kind?: ChartKind | null;
  fields: Readonly<Record<string, string>>;
}

/** The same birth has the same id, so keeping it twice renames it. */
function idOf(fields: ChartFields): string {
  return KEPT_FIELDS.map((name) => fields[name] ?? '').join('|');
}

/** A birth as it is kept: its fields alone, and a name of the length that is kept. */
export function keptChart({ name, kind = null, fields }: NamedFields): KeptChart {
  const picked = pickFields(fields);
  return { id: idOf(picked), name: name.trim().slice(0, MAX_NAME_LENGTH), kind, fields: picked };
}

/**
 * The list with one chart more, the newest first and the oldest dropped beyond the limit. Whose it is stays as it was said before
 * where it is not said now.
 */
export function keepChart(charts: readonly KeptChart[], named: NamedFields): KeptChart[] {
  const told = keptChart(named);
  const before = charts.find(({ id }) => id === told.id);
  const kept = { ...told, kind: told.kind ?? before?.kind ?? null };
  return [kept, ...charts.filter((chart) => chart.id !== kept.id)].slice(0, MAX_KEPT_CHARTS);
}

export function forgetChart(charts: readonly KeptChart[], id: string): KeptChart[] {
  return charts.filter((chart) => chart.id !== id);
}

/** What is stored -> charts. Whatever cannot be read is left out: another tab or a person may have written it. */
export function parseKept(stored: string | null): KeptChart[] {
  if (stored === null) return [];
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const charts: KeptChart[] = [];
  for (const item of list) {
    if (!isRecord(item) || typeof item.name !== 'string' || !isRecord(item.fields)) continue;
    const fields = pickFields(item.fields);
    const id = idOf(fields);
    if (fields.year && !charts.some((chart) => chart.id === id)) {
      charts.push({
        id,
        name: item.name.slice(0, MAX_NAME_LENGTH),
        kind: readChartKind(item.kind),
        fields,
      });
    }
  }
  return charts.slice(0, MAX_KEPT_CHARTS);
}

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Reads the kept charts; none where storage is forbidden. */
export function readKept(storage: () => Storage): KeptChart[] {
  try {
    return parseKept(storage().getItem(KEPT_CHARTS_KEY));
  } catch {
    return [];
  }
}

/** Writes the kept charts; false where the browser has no room or does not allow it. */
export function writeKept(storage: () => Storage, charts: readonly KeptChart[]): boolean {
  try {
    if (charts.length === 0) storage().removeItem(KEPT_CHARTS_KEY);
    else
      storage().setItem(
        KEPT_CHARTS_KEY,
        JSON.stringify(charts.map(({ name, kind, fields }) => ({ name, ...(kind && { kind }), fields }))),
      );
    return true;
  } catch {
    return false;
  }
}
