import type { SignId } from '../../../astrology/ids.ts';
import type { SpokenPoint } from '../../../locales/guard-words.ts';

/** The signs' characters in Unicode (Miscellaneous Symbols, 2648 to 2653), in the order of the zodiac. */
export const SIGN_GLYPHS = {
  aries: ['♈'],
  taurus: ['♉'],
  gemini: ['♊'],
  cancer: ['♋'],
  leo: ['♌'],
  virgo: ['♍'],
  libra: ['♎'],
  scorpio: ['♏'],
  sagittarius: ['♐'],
  capricorn: ['♑'],
  aquarius: ['♒'],
  pisces: ['♓'],
} as const satisfies Record<SignId, readonly string[]>;

/** The planets' characters in Unicode. */
export const POINT_GLYPHS = {
  sun: ['☉', '☀'],
  moon: ['☽', '☾'],
  mercury: ['☿'],
  venus: ['♀'],
  mars: ['♂'],
  jupiter: ['♃'],
  saturn: ['♄'],
  uranus: ['♅', '⛢'],
  neptune: ['♆'],
  pluto: ['♇'],
  node: ['☊'],
  southNode: ['☋'],
  lilith: ['⚸'],
  juno: ['⚵'],
  chiron: ['⚷'],
  ascendant: [],
  midheaven: [],
  descendant: [],
  imumCoeli: [],
} as const satisfies Record<SpokenPoint, readonly string[]>;

/** Houses are numbered so in the Romance languages. */
export const ROMAN_NUMERALS = [
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['v', 5],
  ['vi', 6],
  ['vii', 7],
  ['viii', 8],
  ['ix', 9],
  ['x', 10],
  ['xi', 11],
  ['xii', 12],
] as const satisfies readonly (readonly [string, number])[];
