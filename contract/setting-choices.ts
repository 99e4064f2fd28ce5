import * as v from 'valibot';
import { DEFAULT_SETTINGS, type ChartSettings as DomainSettings } from '../astrology/chart-settings.ts';
import { HOUSE_SYSTEM_IDS, LUNAR_ORBIT_IDS, ORB_SET_IDS, ZODIAC_IDS } from '../astrology/ids.ts';

/** What may be chosen of how a chart is drawn, as a request names it. The messages are codes of `errors.fields`. */
export const ChosenSettings = v.object({
  houseSystem: v.optional(v.picklist(HOUSE_SYSTEM_IDS, 'malformed'), DEFAULT_SETTINGS.houseSystem),
  /** Where the signs are counted from: the equinox of date, or a point among the stars. */
  zodiac: v.optional(v.picklist(ZODIAC_IDS, 'malformed'), DEFAULT_SETTINGS.zodiac),
  /** Which of the Moon’s nodes makes aspects. */
  node: v.optional(v.picklist(LUNAR_ORBIT_IDS, 'malformed'), DEFAULT_SETTINGS.node),
  /** Which apogee of the Moon’s is Lilith: `mean`, or `true`, the osculating one. */
  lilith: v.optional(v.picklist(LUNAR_ORBIT_IDS, 'malformed'), DEFAULT_SETTINGS.lilith),
  /** How far from exact an aspect may be: `tight` is six tenths of `standard`, `wide` five quarters. */
  orbs: v.optional(v.picklist(ORB_SET_IDS, 'malformed'), DEFAULT_SETTINGS.orbs),
});

/** The settings that a chart was drawn by. */
export const ChartSettings = v.object({
  /** As it was asked for: near the poles the houses may be of another. */
  houseSystem: v.picklist(HOUSE_SYSTEM_IDS),
  zodiac: v.picklist(ZODIAC_IDS),
  node: v.picklist(LUNAR_ORBIT_IDS),
  lilith: v.picklist(LUNAR_ORBIT_IDS),
  orbs: v.picklist(ORB_SET_IDS),
});

/** The settings among the entries of something that holds them beside others. */
export function pickSettings({ houseSystem, zodiac, node, lilith, orbs }: DomainSettings): DomainSettings {
  return { houseSystem, zodiac, node, lilith, orbs };
}
