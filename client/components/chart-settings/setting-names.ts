import type { ChartSettings } from '../../../astrology/chart-settings.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { SettingsWords } from '../../../locales/en/settings.ts';

/** The words that settings are named in. */
export interface SettingNames {
  settings: Pick<SettingsWords, 'labels' | 'zodiacs' | 'nodes' | 'liliths' | 'orbSets'>;
  astro: Pick<AstroWords, 'houseSystems'>;
}

/** What each setting may be, by id, as the visitor reads it. */
export function choiceNames({ settings, astro }: SettingNames) {
  return {
    houseSystem: astro.houseSystems,
    zodiac: settings.zodiacs,
    node: settings.nodes,
    lilith: settings.liliths,
    orbs: settings.orbSets,
  } as const satisfies { [Name in keyof ChartSettings]: Readonly<Record<ChartSettings[Name], string>> };
}

/** The name of what is chosen of each setting. */
export function chosenNames(
  { houseSystem, zodiac, node, lilith, orbs }: ChartSettings,
  words: SettingNames,
): Record<keyof ChartSettings, string> {
  const names = choiceNames(words);
  return {
    houseSystem: names.houseSystem[houseSystem],
    zodiac: names.zodiac[zodiac],
    node: names.node[node],
    lilith: names.lilith[lilith],
    orbs: names.orbs[orbs],
  };
}
