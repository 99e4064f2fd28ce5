/** The closed vocabularies of the domain. Every table elsewhere is keyed by one of these. */

export const SIGN_IDS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type SignId = (typeof SIGN_IDS)[number];

/** Whether a text names a sign, as ids do: `aries`. */
export function isSignId(value: string | undefined): value is SignId {
  return (SIGN_IDS as readonly (string | undefined)[]).includes(value);
}

/** The two lights and the planets. */
export const MAIN_BODY_IDS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type MainBodyId = (typeof MAIN_BODY_IDS)[number];

/** The bodies of a chart, in its order, where its settings do not ask for others. */
export const BODY_IDS = [...MAIN_BODY_IDS, 'trueNode', 'meanNode', 'meanLilith', 'juno', 'chiron'] as const;
export type UsualBodyId = (typeof BODY_IDS)[number];

/** Every body that some chart shows: the osculating Lilith stands in the place of the mean one where it is asked for. */
export const EVERY_BODY_ID = [...BODY_IDS, 'trueLilith'] as const;
export type BodyId = (typeof EVERY_BODY_ID)[number];

/** Points that depend on the place and the minute of birth. */
export const ANGLE_IDS = ['ascendant', 'midheaven', 'descendant', 'imumCoeli', 'vertex'] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export const HOUSE_SYSTEM_IDS = [
  'placidus',
  'koch',
  'wholeSign',
  'equal',
  'porphyry',
  'regiomontanus',
  'campanus',
] as const;
export type HouseSystemId = (typeof HOUSE_SYSTEM_IDS)[number];

/** Where the signs are counted from: the equinox of date, or one of two points among the stars. */
export const ZODIAC_IDS = ['tropical', 'lahiri', 'fagan-bradley'] as const;
export type ZodiacId = (typeof ZODIAC_IDS)[number];

/** Of the orbit that the Moon is in at this instant, or of the orbit with its swings evened out. */
export const LUNAR_ORBIT_IDS = ['true', 'mean'] as const;
export type LunarOrbitId = (typeof LUNAR_ORBIT_IDS)[number];

/** How far from exact an aspect may be. */
export const ORB_SET_IDS = ['standard', 'tight', 'wide'] as const;
export type OrbSetId = (typeof ORB_SET_IDS)[number];

export const ASPECT_IDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'quincunx'] as const;
export type AspectId = (typeof ASPECT_IDS)[number];

export const ELEMENT_IDS = ['fire', 'earth', 'air', 'water'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

export const MODE_IDS = ['cardinal', 'fixed', 'mutable'] as const;
export type ModeId = (typeof MODE_IDS)[number];

/** How a sign suits a planet: its own, that of its honour, and those opposite. */
export const DIGNITY_IDS = ['domicile', 'exaltation', 'detriment', 'fall'] as const;
export type DignityId = (typeof DIGNITY_IDS)[number];

export const MOON_PHASE_IDS = [
  'newMoon',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'fullMoon',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhaseId = (typeof MOON_PHASE_IDS)[number];
