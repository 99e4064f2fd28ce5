import type { LifeTopic, Matter } from '../../../locales/celestia-lexicon.ts';
import type { About } from './asked.ts';
import type { Hit } from './phrases.ts';

/** What in life is asked about, closer than its part of life says. */

/** The part of life of each, and what else it may be asked as a part of. */
const PARTS: Readonly<Record<Matter, readonly [LifeTopic, ...LifeTopic[]]>> = {
  siblings: ['family'],
  children: ['family', 'love', 'home', 'money'],
  marriage: ['love', 'family'],
  inheritance: ['money', 'family', 'home'],
  abroad: ['home', 'learning'],
  ex: ['love'],
  boss: ['work'],
  raise: ['money', 'work'],
  promotion: ['work', 'purpose', 'money'],
  newJob: ['work', 'money'],
  colleagues: ['work', 'friends'],
  ownBusiness: ['work', 'money', 'purpose'],
  businessPartner: ['work', 'money', 'friends'],
  retirement: ['work', 'money'],
  debts: ['money'],
  savings: ['money'],
  loan: ['money', 'home'],
  buyingHome: ['home', 'money'],
  moving: ['home', 'family', 'work'],
  roommate: ['home', 'friends'],
  neighbours: ['home', 'friends'],
  mother: ['family'],
  father: ['family'],
  inLaws: ['family', 'love'],
  bestFriend: ['friends'],
  trip: ['learning', 'love', 'friends', 'family'],
  exam: ['learning', 'work'],
  studies: ['learning', 'work', 'purpose'],
  languages: ['learning'],
  music: ['purpose', 'learning', 'work', 'self'],
  writing: ['purpose', 'learning', 'work', 'self'],
  art: ['purpose', 'learning', 'work', 'self'],
  sleep: ['self'],
  fear: ['self'],
  anger: ['self', 'love', 'family'],
  confidence: ['self', 'work', 'love'],
  looks: ['self'],
  pet: ['home', 'family'],
  fame: ['purpose', 'work'],
  dating: ['love'],
  trust: ['love', 'friends', 'self'],
  loneliness: ['self', 'friends', 'love'],
  purchase: ['money'],
  faith: ['purpose', 'self'],
  rest: ['self', 'work'],
  celebration: ['family', 'friends', 'home'],
};

/** Other people, of whose doings no chart but theirs tells. */
const OTHERS: ReadonlySet<Matter> = new Set([
  'siblings',
  'children',
  'ex',
  'boss',
  'colleagues',
  'businessPartner',
  'roommate',
  'neighbours',
  'mother',
  'father',
  'inLaws',
  'bestFriend',
]);

export function isOfOthers(matter: Matter | null): boolean {
  return matter !== null && OTHERS.has(matter);
}

export function topicOfMatter(matter: Matter): LifeTopic {
  return PARTS[matter][0];
}

/** Whether it is asked about as a part of that. */
export function isPartOf(matter: Matter, about: About): boolean {
  return PARTS[matter].some((topic) => topic === about);
}

function isMatter(key: string): key is Matter {
  return key in PARTS;
}

function lengthOf({ start, end }: Hit): number {
  return end - start;
}

/** What is told beside a person or a thing more often than asked about. */
const BESIDE: readonly Matter[] = ['abroad', 'moving', 'pet', 'celebration', 'purchase'];

/** "Is my mother angry with me?" asks of her. */
const INNER: ReadonlySet<Matter> = new Set(['fear', 'anger', 'confidence', 'trust', 'loneliness', 'rest']);

/** A thing before a person, and both before a state of mind and what is only beside them. */
function rankOf(matter: Matter): number {
  if (BESIDE.includes(matter)) return 2 + BESIDE.indexOf(matter);
  if (INNER.has(matter)) return 1.5;
  return OTHERS.has(matter) ? 1 : 0;
}

/** "My boss and the raise" asks of the raise; of two alike, what is named first; a mother-in-law is no mother. */
export function matterIn(
  hits: readonly Hit[],
  { topics, isStory }: { topics: readonly LifeTopic[]; isStory: boolean },
): Matter | null {
  const found = hits.filter(({ group }) => group === 'matters');
  const free = found.filter(
    (hit) =>
      !found.some(
        (other) => other.start <= hit.start && other.end >= hit.end && lengthOf(other) > lengthOf(hit),
      ),
  );
  const keys = free
    .toSorted((one, other) => one.start - other.start)
    .map(({ key }) => key)
    .filter(isMatter);
  const matter = keys.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
  // Of a story the children are a part, unless it is about the family.
  const subject = topics.find((topic) => topic !== 'self');
  const isBesideIt = matter && rankOf(matter) > 0 && topicOfMatter(matter) !== subject;
  return isStory && isBesideIt ? null : matter;
}
