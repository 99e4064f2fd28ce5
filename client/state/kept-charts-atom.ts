import { atom } from 'jotai/vanilla';
import { forgetChart, KEPT_CHARTS_KEY, type KeptChart, readKept, writeKept } from './kept-charts.ts';

// Reading the property alone throws where storage is forbidden, so it is read when it is used.
const storage = () => window.localStorage;

const listAtom = atom<readonly KeptChart[]>([]);

listAtom.onMount = (set) => {
  const read = () => set(readKept(storage));
  // Another tab tells by `storage` (a null key: all was cleared); this one by an event named as the key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEPT_CHARTS_KEY || key === null) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  window.addEventListener(KEPT_CHARTS_KEY, read);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(KEPT_CHARTS_KEY, read);
  };
};

/** The kept charts, in step with other tabs. Written to, it forgets one chart by id, or all. */
export const keptChartsAtom = atom(
  (get) => get(listAtom),
  (_get, set, forget: { id: string } | 'all') => {
    // Read anew: another tab may have kept one since.
    const charts = forget === 'all' ? [] : forgetChart(readKept(storage), forget.id);
    if (writeKept(storage, charts)) set(listAtom, charts);
  },
);
