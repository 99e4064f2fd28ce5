import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';

interface Reading {
  /** The points that tell of it, the weightiest first. */
  points: readonly NamedPoint[];
  /** The houses that it belongs to, the first the foremost. */
  houses: readonly number[];
  /** Whether the house tells more than any planet, and leads where it is known. */
  houseLeads: boolean;
}

/** What an astrologer looks at for each part of life. */
export const TOPIC_READINGS = {
  self: { points: ['sun', 'ascendant', 'moon', 'mars', 'mercury'], houses: [1, 5], houseLeads: false },
  love: { points: ['venus', 'moon', 'mars', 'juno'], houses: [7, 5], houseLeads: false },
  work: { points: ['midheaven', 'saturn', 'mars', 'sun'], houses: [10, 6], houseLeads: false },
  money: { points: ['jupiter', 'venus', 'saturn'], houses: [2, 8], houseLeads: true },
  family: { points: ['moon', 'saturn', 'sun'], houses: [4, 3], houseLeads: false },
  friends: { points: ['mercury', 'venus', 'jupiter'], houses: [11, 3], houseLeads: true },
  home: { points: ['moon', 'venus', 'saturn'], houses: [4, 2], houseLeads: true },
  learning: { points: ['mercury', 'jupiter', 'moon'], houses: [9, 3], houseLeads: false },
  purpose: { points: ['node', 'sun', 'midheaven', 'saturn'], houses: [10, 9], houseLeads: false },
} as const satisfies Record<LifeTopic, Reading>;
