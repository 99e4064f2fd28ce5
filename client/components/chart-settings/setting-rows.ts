import type { ChartSettings } from '../../../astrology/chart-settings.ts';
import type { FactRow } from '../fact-rows.tsx';
import { chosenNames, type SettingNames } from './setting-names.ts';

/** What a chart was drawn by, a row for each setting; without the houses where there are none. */
export function settingRows(settings: ChartSettings, hasHouses: boolean, words: SettingNames): FactRow[] {
  const { labels } = words.settings;
  const names = chosenNames(settings, words);
  const rows: FactRow[] = [
    [labels.zodiac, names.zodiac, 'zodiac'],
    [labels.node, names.node, 'true-node'],
    [labels.lilith, names.lilith],
    [labels.orbs, names.orbs],
  ];
  return hasHouses ? [[labels.houseSystem, names.houseSystem], ...rows] : rows;
}
