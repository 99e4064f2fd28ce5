import type { FactId, Whose } from '../facts/fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { ReadClaim, Subject } from './read-claim.ts';
import { supportClaim } from './support-claim.ts';

/** Without its dates. */
function undated(claim: ReadClaim): ReadClaim {
  return { ...claim, dates: [] };
}

export interface Weighed {
  claim: ReadClaim;
  isTrue: boolean;
  facts: readonly FactId[];
}

function weigh(knowledge: Knowledge, claim: ReadClaim): Weighed {
  const supports = supportClaim(knowledge, claim);
  const facts = [...new Set(supports.flatMap((support) => support.facts))];
  return { claim, isTrue: claim.isDenied ? supports.length === 0 : supports.length > 0, facts };
}

/** Claims that share a date: it need be true of one, the rest without it. */
export function weighAll(knowledge: Knowledge, claims: readonly ReadClaim[]): Weighed[] {
  const weighed = claims.map((claim) => weigh(knowledge, claim));
  const borneOut = new Set(weighed.filter(({ isTrue }) => isTrue).map(({ claim }) => claim.alternative));
  return weighed.map((one) => {
    const { alternative } = one.claim;
    return !one.isTrue && alternative >= 0 && borneOut.has(alternative)
      ? weigh(knowledge, undated(one.claim))
      : one;
  });
}

/** What is said of one event must be borne out by one and the same. */
export function clashing(weighed: readonly Weighed[]): Weighed | null {
  const ofEvents = weighed.filter(
    ({ claim }) => 'subject' in claim && claim.subject.is !== 'point' && !claim.isDenied,
  );
  for (const list of Map.groupBy(ofEvents, ({ claim }) =>
    'subject' in claim ? JSON.stringify(claim.subject) : '',
  ).values()) {
    const [first, ...rest] = list;
    if (first && !first.facts.some((id) => rest.every(({ facts }) => facts.includes(id)))) return first;
  }
  return null;
}

/** A claim with the point that a token names taken to be of one chart. */
function inChartOf(claim: ReadClaim, at: number, whose: Whose): ReadClaim {
  const inOne = (subject: Subject): Subject =>
    subject.is === 'point' && subject.at === at && subject.whose.includes(whose)
      ? { ...subject, whose: [whose] }
      : subject;
  if (claim.kind === 'aspect')
    return { ...claim, first: inOne(claim.first), second: claim.second && inOne(claim.second) };
  return 'subject' in claim ? { ...claim, subject: inOne(claim.subject) } : claim;
}

function openPoints(claim: ReadClaim): Extract<Subject, { is: 'point' }>[] {
  const named =
    claim.kind === 'aspect' ? [claim.first, claim.second] : 'subject' in claim ? [claim.subject] : [];
  return named.flatMap((subject) => (subject?.is === 'point' && subject.whose.length > 1 ? [subject] : []));
}

/** The charts in which all is so that is said of one name. */
function fittingCharts(
  knowledge: Knowledge,
  claims: readonly ReadClaim[],
  { at, whose }: Extract<Subject, { is: 'point' }>,
): Whose[] {
  const own = claims.filter((claim) => openPoints(claim).some((subject) => subject.at === at));
  return whose.filter((one) =>
    weighAll(
      knowledge,
      own.map((claim) => inChartOf(claim, at, one)),
    ).every(({ isTrue }) => isTrue),
  );
}

/** What is said of one name must be so in one chart: not its sign in the sky and its house at birth. */
export function isOfOneChart(knowledge: Knowledge, claims: readonly ReadClaim[]): boolean {
  const open = new Map(claims.flatMap(openPoints).map((subject) => [subject.at, subject]));
  return [...open.values()].every((subject) => {
    const isAlone =
      claims.filter((claim) => openPoints(claim).some(({ at }) => at === subject.at)).length < 2;
    return isAlone || fittingCharts(knowledge, claims, subject).length > 0;
  });
}

/** What was spoken of, in the charts that it was true of: "it" is the same body in the same chart. */
export function narrowed(knowledge: Knowledge, claims: readonly ReadClaim[], subject: Subject): Subject {
  if (subject.is !== 'point' || subject.whose.length < 2) return subject;
  const whose = fittingCharts(knowledge, claims, subject);
  return whose.length > 0 ? { ...subject, whose } : subject;
}
