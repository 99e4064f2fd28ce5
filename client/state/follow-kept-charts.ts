import { forgetChart, type KeptChart, parseKept, readKept, writeKept } from './kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

/**
 * This browser's kept charts, followed as they change. No atom: two functions that `useSyncExternalStore` takes are all
 * that the forms need, and the store that atoms live in would come along with every form.
 */

// Reading the property alone throws where storage is forbidden, so it is read when it is used.
const storage = () => window.localStorage;

function storedText(): string | null {
  try {
    return storage().getItem(KEPT_CHARTS_KEY);
  } catch {
    return null;
  }
}

/** What was read last: the same text gives the same list, by which React sees that nothing has changed. */
let last: { text: string | null; charts: readonly KeptChart[] } = { text: null, charts: [] };

/** The charts as they are kept now; none where storage is forbidden. */
export function keptNow(): readonly KeptChart[] {
  const text = storedText();
  if (text !== last.text) last = { text, charts: parseKept(text) };
  return last.charts;
}

/** Calls `heard` whenever the kept charts may have changed, here or in another tab; gives the way to stop. */
export function followKept(heard: () => void): () => void {
  // Another tab tells by `storage` (a null key: all was cleared); this one by an event named as the key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEPT_CHARTS_KEY || key === null) heard();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(KEPT_CHARTS_KEY, heard);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(KEPT_CHARTS_KEY, heard);
  };
}

/** Forgets one chart, or all. Where the storage refuses they stay. */
export function forgetKept(forget: { id: string } | 'all'): void {
  // Read anew: another tab may have kept one since.
  const charts = forget === 'all' ? [] : forgetChart(readKept(storage), forget.id);
  if (writeKept(storage, charts)) window.dispatchEvent(new Event(KEPT_CHARTS_KEY));
}
