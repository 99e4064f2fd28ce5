import type { AspectPointId } from '../chart-types.ts';
import type { ThemeId } from './synastry-types.ts';

/** Pairs of points that tell the same kind of story: the score weighs them, and the words are written, by group. */
export const PAIR_GROUP_IDS = [
  'sunMoon',
  'sunSun',
  'moonMoon',
  'venusMars',
  'affection',
  'drive',
  'mind',
  'voice',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'node',
  'juno',
  'chiron',
  'ascendant',
  'midheaven',
] as const;
export type PairGroupId = (typeof PAIR_GROUP_IDS)[number];

/** How a group answers each kind of aspect: shares of the pair's strength. */
interface GroupNature {
  /** A conjunction gives this much to the pair's theme ... */
  joined: number;
  /** ... and this much to trouble. */
  joinedTrouble: number;
  /** What a square or an opposition still gives to the theme: a challenge can draw. */
  hardSpark: number;
  /** What it gives to trouble. */
  hardTrouble: number;
}

export const GROUP_NATURES = {
  sunMoon: { joined: 1.2, joinedTrouble: 0, hardSpark: 0.3, hardTrouble: 0.9 },
  sunSun: { joined: 1, joinedTrouble: 0, hardSpark: 0.2, hardTrouble: 0.9 },
  moonMoon: { joined: 1.2, joinedTrouble: 0, hardSpark: 0, hardTrouble: 1.1 },
  venusMars: { joined: 1.3, joinedTrouble: 0, hardSpark: 0.7, hardTrouble: 0.9 },
  affection: { joined: 1.2, joinedTrouble: 0, hardSpark: 0.2, hardTrouble: 0.9 },
  drive: { joined: 0.8, joinedTrouble: 0.5, hardSpark: 0.3, hardTrouble: 1.4 },
  mind: { joined: 1.1, joinedTrouble: 0, hardSpark: 0, hardTrouble: 1.1 },
  voice: { joined: 1.1, joinedTrouble: 0, hardSpark: 0, hardTrouble: 1 },
  jupiter: { joined: 1.1, joinedTrouble: 0, hardSpark: 0, hardTrouble: 0.7 },
  saturn: { joined: 0.8, joinedTrouble: 0.6, hardSpark: 0, hardTrouble: 1.5 },
  uranus: { joined: 0.8, joinedTrouble: 0.6, hardSpark: 0.3, hardTrouble: 1.3 },
  neptune: { joined: 0.8, joinedTrouble: 0.5, hardSpark: 0.1, hardTrouble: 1.2 },
  pluto: { joined: 0.8, joinedTrouble: 0.7, hardSpark: 0.3, hardTrouble: 1.4 },
  node: { joined: 1.2, joinedTrouble: 0, hardSpark: 0, hardTrouble: 0.7 },
  juno: { joined: 1.2, joinedTrouble: 0, hardSpark: 0, hardTrouble: 0.7 },
  chiron: { joined: 0.7, joinedTrouble: 0.4, hardSpark: 0, hardTrouble: 1 },
  ascendant: { joined: 1.2, joinedTrouble: 0, hardSpark: 0.3, hardTrouble: 0.8 },
  midheaven: { joined: 1, joinedTrouble: 0, hardSpark: 0, hardTrouble: 0.7 },
} as const satisfies Record<PairGroupId, GroupNature>;

export interface PairRow {
  group: PairGroupId;
  theme: Exclude<ThemeId, 'trouble'>;
  /** Weight of an exact trine. */
  strength: number;
}

type PairEntry = readonly [
  AspectPointId,
  AspectPointId,
  PairGroupId,
  Exclude<ThemeId, 'trouble'>,
  strength: number,
];

/** Every pair that the score reads, once; which of the two is whose does not matter. */
const PAIR_TABLE = [
  ['sun', 'moon', 'sunMoon', 'home', 6],
  ['sun', 'sun', 'sunSun', 'time', 4.5],
  ['moon', 'moon', 'moonMoon', 'home', 5],
  ['venus', 'mars', 'venusMars', 'attraction', 6],
  ['sun', 'venus', 'affection', 'attraction', 5],
  ['moon', 'venus', 'affection', 'home', 5],
  ['venus', 'venus', 'affection', 'attraction', 4],
  ['sun', 'mars', 'drive', 'attraction', 4],
  ['moon', 'mars', 'drive', 'attraction', 3.5],
  ['mars', 'mars', 'drive', 'attraction', 3.5],
  ['mercury', 'mercury', 'mind', 'talk', 5.5],
  ['sun', 'mercury', 'voice', 'talk', 4.5],
  ['moon', 'mercury', 'voice', 'talk', 4.5],
  ['mercury', 'venus', 'voice', 'talk', 3.5],
  ['mercury', 'mars', 'voice', 'talk', 3.5],
  ['sun', 'jupiter', 'jupiter', 'time', 3.5],
  ['moon', 'jupiter', 'jupiter', 'home', 3.5],
  ['mercury', 'jupiter', 'jupiter', 'talk', 3],
  ['venus', 'jupiter', 'jupiter', 'attraction', 3],
  ['mars', 'jupiter', 'jupiter', 'time', 2],
  ['sun', 'saturn', 'saturn', 'time', 4],
  ['moon', 'saturn', 'saturn', 'time', 4],
  ['mercury', 'saturn', 'saturn', 'talk', 2.5],
  ['venus', 'saturn', 'saturn', 'time', 4],
  ['mars', 'saturn', 'saturn', 'time', 2.5],
  ['sun', 'uranus', 'uranus', 'attraction', 2.5],
  ['moon', 'uranus', 'uranus', 'attraction', 2.5],
  ['mercury', 'uranus', 'uranus', 'talk', 2.5],
  ['venus', 'uranus', 'uranus', 'attraction', 3],
  ['mars', 'uranus', 'uranus', 'attraction', 2],
  ['sun', 'neptune', 'neptune', 'attraction', 2],
  ['moon', 'neptune', 'neptune', 'home', 2.5],
  ['mercury', 'neptune', 'neptune', 'talk', 2],
  ['venus', 'neptune', 'neptune', 'attraction', 2.5],
  ['mars', 'neptune', 'neptune', 'attraction', 2],
  ['sun', 'pluto', 'pluto', 'attraction', 2.5],
  ['moon', 'pluto', 'pluto', 'attraction', 2.5],
  ['mercury', 'pluto', 'pluto', 'talk', 2],
  ['venus', 'pluto', 'pluto', 'attraction', 3],
  ['mars', 'pluto', 'pluto', 'attraction', 2.5],
  ['sun', 'trueNode', 'node', 'time', 3.5],
  ['moon', 'trueNode', 'node', 'time', 3.5],
  ['mercury', 'trueNode', 'node', 'talk', 2],
  ['venus', 'trueNode', 'node', 'time', 3],
  ['mars', 'trueNode', 'node', 'time', 2],
  ['sun', 'juno', 'juno', 'time', 3.5],
  ['moon', 'juno', 'juno', 'time', 3.5],
  ['venus', 'juno', 'juno', 'time', 3.5],
  ['mars', 'juno', 'juno', 'attraction', 2.5],
  ['juno', 'ascendant', 'juno', 'time', 3],
  ['sun', 'chiron', 'chiron', 'home', 2],
  ['moon', 'chiron', 'chiron', 'home', 2.5],
  ['mercury', 'chiron', 'chiron', 'talk', 1.5],
  ['venus', 'chiron', 'chiron', 'home', 2],
  ['mars', 'chiron', 'chiron', 'home', 1.5],
  ['sun', 'ascendant', 'ascendant', 'attraction', 4.5],
  ['moon', 'ascendant', 'ascendant', 'home', 4.5],
  ['mercury', 'ascendant', 'ascendant', 'talk', 3],
  ['venus', 'ascendant', 'ascendant', 'attraction', 4.5],
  ['mars', 'ascendant', 'ascendant', 'attraction', 3.5],
  ['ascendant', 'ascendant', 'ascendant', 'attraction', 3.5],
  ['jupiter', 'ascendant', 'jupiter', 'home', 2.5],
  ['saturn', 'ascendant', 'saturn', 'time', 2.5],
  ['sun', 'midheaven', 'midheaven', 'time', 2.5],
  ['moon', 'midheaven', 'midheaven', 'home', 2.5],
  ['venus', 'midheaven', 'midheaven', 'time', 2.5],
  ['mars', 'midheaven', 'midheaven', 'time', 2],
  ['jupiter', 'midheaven', 'midheaven', 'time', 2],
  ['saturn', 'midheaven', 'saturn', 'time', 2],
] as const satisfies readonly PairEntry[];

const ROWS: ReadonlyMap<string, PairRow> = new Map(
  PAIR_TABLE.flatMap(([one, other, group, theme, strength]): [string, PairRow][] => [
    [`${one} ${other}`, { group, theme, strength }],
    [`${other} ${one}`, { group, theme, strength }],
  ]),
);

/** What a pair stands for, in either order; null where the score does not read it. */
export function pairRowOf(first: AspectPointId, second: AspectPointId): PairRow | null {
  return ROWS.get(`${first} ${second}`) ?? null;
}
