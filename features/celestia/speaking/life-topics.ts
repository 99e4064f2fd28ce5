import type { LifeTopic, Matter, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from '../understanding/asked.ts';
import { isPartOf } from '../understanding/matters.ts';
import { type MatterReading, matterReading } from './matter-readings.ts';

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

/** "What sort of man suits me?": whom one meets, before how one loves. */
const OF_A_PARTNER: Reading = { points: ['venus', 'juno', 'moon', 'mars'], houses: [7, 5], houseLeads: true };
/** "What should I study?": how one thinks and what one is made for, before what draws one far away. */
const OF_A_SUBJECT: Reading = {
  points: ['mercury', 'midheaven', 'jupiter'],
  houses: [9, 3],
  houseLeads: false,
};

/** What is asked about leads, the rest of that part of life follows. */
function ofMatter({ points, house, houseLeads }: MatterReading, topic: LifeTopic): Reading {
  const behind = TOPIC_READINGS[topic];
  return {
    points: [...new Set([...points, ...behind.points])],
    houses: [...new Set([house, ...behind.houses])],
    houseLeads,
  };
}

/** What is asked about within a part of life, where it is asked about as a part of that. */
export function matterWithin(topic: LifeTopic, { matter }: Pick<Asked, 'matter'>): Matter | null {
  return matter && isPartOf(matter, topic) ? matter : null;
}

/** What is looked at for a part of life, by what is asked of it. */
export function readingOf(topic: LifeTopic, asked: Pick<Asked, 'slants' | 'matter'>): Reading {
  const { slants } = asked;
  const matter = matterWithin(topic, asked);
  if (topic === 'love' && slants.includes('person')) return OF_A_PARTNER;
  if (topic === 'learning' && slants.includes('field')) return OF_A_SUBJECT;
  if (matter) return ofMatter(matterReading(matter), topic);
  return TOPIC_READINGS[topic];
}
