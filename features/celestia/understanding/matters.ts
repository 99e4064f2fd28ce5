import type { LifeTopic, Matter } from '../../../locales/celestia-lexicon.ts';
import { MATTER_TABLE } from '../matter-table.ts';
import type { About } from './asked.ts';
import type { Hit } from './phrases.ts';

/** What in life is asked about, closer than its part of life says. */

/** Other people, but for an ex. */
const PEOPLE: ReadonlySet<Matter> = new Set([
  'siblings',
  'children',
  'boss',
  'colleagues',
  'businessPartner',
  'roommate',
  'neighbours',
  'mother',
  'father',
  'inLaws',
  'bestFriend',
  'lostFriend',
]);

/** Whether it is somebody else, of whose doings no chart but theirs tells. */
export function isOfOthers(matter: Matter | null): boolean {
  return matter === 'ex' || (matter !== null && PEOPLE.has(matter));
}

/** What comes about or does not: an exam is passed, a message arrives. */
const COMING: ReadonlySet<Matter> = new Set([
  'marriage',
  'inheritance',
  'abroad',
  'ex',
  'raise',
  'promotion',
  'newJob',
  'ownBusiness',
  'businessPartner',
  'debts',
  'loan',
  'buyingHome',
  'moving',
  'trip',
  'exam',
  'fame',
  'message',
  'meeting',
  'wealth',
  'selling',
  'recognition',
  'interview',
  'lostFriend',
]);

/** Whether it is a thing that happens, and no way to be. */
export function comesOrNot(matter: Matter): boolean {
  return COMING.has(matter);
}

export function topicOfMatter(matter: Matter): LifeTopic {
  return MATTER_TABLE[matter][0][0];
}

/** Whether it is asked about as a part of that. */
export function isPartOf(matter: Matter, about: About): boolean {
  return MATTER_TABLE[matter][0].some((topic) => topic === about);
}

function isMatter(key: string): key is Matter {
  return key in MATTER_TABLE;
}

function lengthOf({ start, end }: Hit): number {
  return end - start;
}

/** What is told beside a person or a thing more often than asked about. */
const BESIDE: readonly Matter[] = ['abroad', 'moving', 'pet', 'celebration', 'purchase'];

/** "Is my mother angry with me?" asks of her. */
const INNER: ReadonlySet<Matter> = new Set([
  'fear',
  'anger',
  'confidence',
  'trust',
  'loneliness',
  'rest',
  'moods',
  'change',
  'lettingGo',
  'misunderstood',
  'smallTalk',
  'routine',
  'hobby',
  'exercise',
  'focus',
]);

/** "How do I say no to my sister?" asks of saying no. */
const MANNERS: ReadonlySet<Matter> = new Set([
  'criticism',
  'decisions',
  'forgiving',
  'sayingNo',
  'perfection',
  'overthinking',
  'givingMore',
]);

/** What is between two is of a couple or at work, unless somebody else is named; a message from one's ex is one. */
const OF_WHOEVER: ReadonlySet<Matter> = new Set(['quarrels', 'message', 'recognition']);

/** Of several that are named, which is asked about: a thing before all of these, then in this order. */
const AFTER_THINGS: readonly ReadonlySet<Matter>[] = [
  MANNERS,
  PEOPLE,
  OF_WHOEVER,
  new Set(['ex']),
  INNER,
  ...BESIDE.map((matter) => new Set([matter])),
];

/** 0 of a thing, and the more the later. */
function rankOf(matter: Matter): number {
  return AFTER_THINGS.findIndex((matters) => matters.has(matter)) + 1;
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
