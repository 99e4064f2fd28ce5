import type { Matter, NamedPoint } from '../../../locales/celestia-lexicon.ts';

/** What an astrologer looks at for what is asked about within a part of life, before what that part has of its own. */
export interface MatterReading {
  points: readonly NamedPoint[];
  /** The first the foremost. */
  houses: readonly [number, ...number[]];
  /** Whether the house tells more than any planet, and leads where it is known. */
  houseLeads: boolean;
}

function byHouse(house: number, ...points: NamedPoint[]): MatterReading {
  return { points, houses: [house], houseLeads: true };
}

function byPoint(point: NamedPoint, house: number): MatterReading {
  return { points: [point], houses: [house], houseLeads: false };
}

/** By the houses as most astrologers of today give them. */
export const MATTER_READINGS: Readonly<Record<Matter, MatterReading>> = {
  siblings: byHouse(3),
  children: byHouse(5),
  marriage: byHouse(7),
  inheritance: byHouse(8),
  abroad: byHouse(9, 'jupiter', 'moon', 'sun'),
  ex: byPoint('venus', 7),
  boss: byHouse(10, 'saturn', 'sun'),
  raise: byHouse(2, 'midheaven', 'jupiter'),
  promotion: byHouse(10, 'sun', 'saturn'),
  newJob: byHouse(10, 'midheaven', 'mars'),
  colleagues: byHouse(6, 'mercury'),
  ownBusiness: byHouse(10, 'sun', 'mars'),
  businessPartner: byHouse(7, 'mercury', 'saturn'),
  retirement: byPoint('saturn', 10),
  debts: byHouse(8, 'saturn'),
  savings: byHouse(2, 'saturn'),
  loan: byHouse(8, 'saturn', 'jupiter'),
  buyingHome: byHouse(4, 'moon', 'saturn'),
  moving: byHouse(4, 'moon', 'mercury'),
  roommate: byHouse(4, 'moon', 'mercury'),
  neighbours: byHouse(3, 'mercury'),
  mother: byPoint('moon', 4),
  father: byPoint('sun', 4),
  inLaws: byHouse(4, 'moon'),
  bestFriend: byHouse(11, 'venus'),
  trip: byHouse(9, 'jupiter'),
  exam: byPoint('mercury', 9),
  studies: byPoint('mercury', 9),
  languages: byPoint('mercury', 3),
  music: byPoint('venus', 5),
  writing: byPoint('mercury', 3),
  art: byPoint('venus', 5),
  sleep: byPoint('moon', 12),
  fear: byPoint('saturn', 12),
  anger: byPoint('mars', 1),
  confidence: byPoint('sun', 1),
  looks: byPoint('ascendant', 1),
  pet: byHouse(6, 'moon'),
  fame: byPoint('midheaven', 10),
  dating: byHouse(5, 'venus', 'mars'),
  trust: byPoint('venus', 8),
  loneliness: byPoint('moon', 11),
  purchase: byHouse(2, 'venus'),
  faith: byPoint('neptune', 9),
  rest: byPoint('moon', 6),
  celebration: byHouse(4, 'moon', 'venus'),
};
