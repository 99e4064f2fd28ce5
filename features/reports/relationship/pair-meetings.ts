import type { CertainAspect, Comparison } from '../../../astrology/synastry/compute-synastry.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import { BOND_PAIRS, type BondPair } from '../../../locales/report-text-types.ts';
import type { AspectTexts } from '../../../locales/text-shapes.ts';
import { formatDegrees } from '../../degrees.ts';
import { aside, chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { pointName } from '../book-names.ts';
import { aspectName } from '../book-tables.ts';
import type { RelationshipGiven } from './relationship-given.ts';

type Kind = keyof AspectTexts;

/** Meetings of two points, whoever's is whose, that one text tells of. */
interface Meeting {
  pair: BondPair;
  kind: Kind;
  /** The tightest first. */
  aspects: readonly CertainAspect[];
}

/** The aspects between two charts that hold whatever the hours, the tightest first. */
export function certainAspects({ aspects }: Comparison): CertainAspect[] {
  return aspects.filter(({ certain }) => certain);
}

const PAIRS: ReadonlyMap<string, BondPair> = new Map(BOND_PAIRS.map((pair) => [pair.toLowerCase(), pair]));

function pairOf({ first, second }: CertainAspect): BondPair | null {
  return PAIRS.get(`${first}${second}`) ?? PAIRS.get(`${second}${first}`) ?? null;
}

/** The meetings that something is written on, the tightest first. */
function meetingsOf(compared: Comparison): Meeting[] {
  const meetings = new Map<string, Meeting & { aspects: CertainAspect[] }>();
  for (const aspect of certainAspects(compared)) {
    const [pair, kind] = [pairOf(aspect), ASPECT_KINDS[aspect.aspect]];
    if (!pair || !kind) continue;
    const key = `${pair} ${kind}`;
    const meeting = meetings.get(key) ?? { pair, kind, aspects: [] };
    meeting.aspects.push(aspect);
    meetings.set(key, meeting);
  }
  return [...meetings.values()];
}

function readMeeting(
  { pair, kind, aspects }: Meeting,
  { texts, words, astro, people }: RelationshipGiven,
): BookBlock[] {
  const nameOf = (point: CertainAspect['first'], side: 'first' | 'second') =>
    `${pointName(point, astro)} (${people[side]})`;
  const [tightest] = aspects;
  if (!tightest) return [];
  return [
    heading(aspectName(tightest, astro)),
    ...facts(
      ...aspects.map((aspect): [string, string] => [
        words.facts.betweenYou,
        `${aspectName(aspect, astro, nameOf)}, ${formatDegrees(aspect.orb)}`,
      ]),
    ),
    paragraph('bondAspects', texts.bondAspects[pair][kind]),
  ];
}

function meetingsChapter(
  id: 'ease' | 'hard',
  isTold: (kind: Kind) => boolean,
  given: RelationshipGiven,
): BookBlock[] {
  const told = meetingsOf(given.compared).filter(({ kind }) => isTold(kind));
  return [
    ...chapter(id, given.words.chapters.relationship[id]),
    ...(told.length === 0 ? [aside(null, given.words.quiet[id])] : []),
    ...told.flatMap((meeting) => readMeeting(meeting, given)),
  ];
}

/** What runs by itself between the two. */
export function pairEase(given: RelationshipGiven): BookBlock[] {
  return meetingsChapter('ease', (kind) => kind !== 'tense', given);
}

/** What rubs, and how it is held. */
export function pairHard(given: RelationshipGiven): BookBlock[] {
  return meetingsChapter('hard', (kind) => kind === 'tense', given);
}
