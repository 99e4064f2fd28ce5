import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from '../understanding/asked.ts';

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

/** "Shall I move abroad?": what draws one far away, before the home one leaves. */
const OF_ABROAD: Reading = { points: ['jupiter', 'moon', 'sun'], houses: [9, 4], houseLeads: true };

/** The house of what is asked about leads, the rest of that part of life follows. */
function ofMatter(matter: number, { points, houses }: Reading): Reading {
  return { points, houses: [matter, ...houses.filter((house) => house !== matter)], houseLeads: true };
}

/** Where children or an inheritance may be what is asked about. */
const WITH_MATTERS: ReadonlySet<LifeTopic> = new Set(['family', 'money', 'love', 'home']);

/** What is looked at for a part of life, by what is asked of it. */
export function readingOf(topic: LifeTopic, { slants, matter }: Pick<Asked, 'slants' | 'matter'>): Reading {
  if (matter !== null && WITH_MATTERS.has(topic)) return ofMatter(matter, TOPIC_READINGS[topic]);
  if (topic === 'love' && slants.includes('person')) return OF_A_PARTNER;
  if (topic === 'learning' && slants.includes('field')) return OF_A_SUBJECT;
  if ((topic === 'home' || topic === 'learning') && slants.includes('abroad')) return OF_ABROAD;
  return TOPIC_READINGS[topic];
}
