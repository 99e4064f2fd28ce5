import type { BodyId, SignId } from '../../../astrology/ids.ts';
import type { BookBlock } from '../../../contract/book.ts';
import type { ElementPair } from '../../../locales/report-text-types.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { placementHeading } from '../book-names.ts';
import type { ReadChart } from '../read-chart.ts';
import { elementPairOf } from '../temperament.ts';
import type { RelationshipGiven } from './relationship-given.ts';

const BONDS = [
  { subject: 'bondSuns', title: 'suns', meetings: [['sun', 'sun']] },
  { subject: 'bondMoons', title: 'moons', meetings: [['moon', 'moon']] },
  {
    subject: 'bondDesire',
    title: 'desire',
    meetings: [
      ['venus', 'mars'],
      ['mars', 'venus'],
    ],
  },
] as const;

type Meeting = (typeof BONDS)[number]['meetings'][number];

interface MetSigns {
  pair: ElementPair;
  rows: [name: string, text: string][];
}

function signIn({ bodies }: ReadChart, body: BodyId): SignId | null {
  return bodies.find(({ id }) => id === body)?.sign ?? null;
}

/** The elements of a meeting and whose is what; null where a sign is open. */
function met([one, other]: Meeting, { first, second, people, astro }: RelationshipGiven): MetSigns | null {
  const [firstSign, secondSign] = [signIn(first, one), signIn(second, other)];
  if (!firstSign || !secondSign) return null;
  return {
    pair: elementPairOf(firstSign, secondSign),
    rows: [
      [people.first, placementHeading(one, firstSign, null, astro)],
      [people.second, placementHeading(other, secondSign, null, astro)],
    ],
  };
}

/** Suns, Moons, and Venus with Mars, by their elements. */
export function pairBonds(given: RelationshipGiven): BookBlock[] {
  const { texts, words } = given;
  const told = BONDS.flatMap(({ subject, title, meetings }) => {
    const found = meetings.flatMap((meeting) => met(meeting, given) ?? []);
    // Both ways of Venus and Mars may be of the same elements: one text then tells of both.
    const byPair = Map.groupBy(found, ({ pair }) => pair);
    return [...byPair].flatMap(([pair, same]) => [
      heading(words.bonds[title]),
      ...facts(...same.flatMap(({ rows }) => rows)),
      paragraph(subject, texts[subject][pair]),
    ]);
  });
  return told.length === 0 ? [] : [...chapter('bonds', words.chapters.relationship.bonds), ...told];
}
