import { ASPECT_IDS, type AspectId } from '../../../astrology/ids.ts';
import type { SpokenPoint } from '../../../locales/guard-words.ts';
import { type Fact, factsOf, type Whose } from '../facts/fact.ts';
import { atInstant, happeningsOf } from './happenings.ts';
import { bodiesOf, type Knowledge, nearEndOf, type Support, timeless } from './knowledge.ts';
import type { Said, Subject } from './read-claim.ts';

type SaidAspect = Extract<Said, { kind: 'aspect' }>;

/** An aspect to one end of an axis, as one to the other. */
const ACROSS: Readonly<Partial<Record<AspectId, AspectId>>> = {
  conjunction: 'opposition',
  opposition: 'conjunction',
  square: 'square',
  trine: 'sextile',
  sextile: 'trine',
};

/** Two ends of one aspect. */
interface Ends {
  first: string;
  second: string;
  aspect: AspectId;
}

interface Wanted {
  first: SpokenPoint;
  second: SpokenPoint | null;
  aspects: readonly AspectId[];
}

/** Far ends of the axes turned to the ends that facts are kept of. */
function atNearEnds({ first, second, aspects }: Wanted): Wanted {
  const across = (list: readonly AspectId[]) => list.flatMap((aspect) => ACROSS[aspect] ?? []);
  const [one, other] = [nearEndOf(first), second && nearEndOf(second)];
  const once = one ? across(aspects) : aspects;
  return { first: one ?? first, second: other ?? second, aspects: other ? across(once) : once };
}

function isSame(point: SpokenPoint, id: string): boolean {
  return bodiesOf(point).includes(id);
}

/** Whether an aspect has the wanted ends: in this order, or, where both are of one chart, in either. */
function matches(wanted: Wanted, { first, second, aspect }: Ends, isEither: boolean): boolean {
  if (!wanted.aspects.includes(aspect)) return false;
  const inOrder = isSame(wanted.first, first) && (wanted.second === null || isSame(wanted.second, second));
  const turned = isSame(wanted.first, second) && (wanted.second === null || isSame(wanted.second, first));
  return inOrder || (isEither && turned);
}

function isOrb(said: number | null, orbDeg: number | null): boolean {
  return said === null || orbDeg === null || Math.floor(orbDeg) === said || Math.round(orbDeg) === said;
}

/** The fact as the aspect of two owners' points, in the order of the owners; null where it is none of theirs. */
function endsFor(
  fact: Fact,
  [one, other]: readonly [Whose, Whose],
): { ends: Ends; isEither: boolean; orbDeg: number | null } | null {
  if (fact.kind === 'aspect' && one === other && fact.whose === one)
    return { ends: fact, isEither: true, orbDeg: fact.orbDeg };
  if (fact.kind === 'meeting' && one === other && one === 'sky')
    return { ends: fact, isEither: true, orbDeg: null };
  if (fact.kind === 'synastry' && one !== other && one !== 'sky' && other !== 'sky') {
    const { first, second, aspect, orbDeg } = fact;
    const ends = one === 'self' ? { first, second, aspect } : { first: second, second: first, aspect };
    return { ends, isEither: false, orbDeg };
  }
  if (fact.kind !== 'transit' || one === other || (one !== 'sky' && other !== 'sky')) return null;
  if (fact.whose !== (one === 'sky' ? other : one)) return null;
  const { body, point, aspect, orbDeg } = fact;
  const ends =
    one === 'sky' ? { first: body, second: point, aspect } : { first: point, second: body, aspect };
  return { ends, isEither: false, orbDeg };
}

function supportOf(fact: Fact, nowMs: number): Support {
  if (fact.kind === 'transit') {
    const { id, startMs, endMs, exactMs } = fact;
    return { facts: [id], startMs, endMs, exactMs, isTimeless: false };
  }
  if (fact.kind === 'meeting') return { ...atInstant(fact.id, fact.instantMs), exactMs: [fact.instantMs] };
  return fact.whose === 'sky' ? atInstant(fact.id, nowMs) : timeless(fact.id);
}

function happeningTouches(
  knowledge: Knowledge,
  subject: Subject,
  point: SpokenPoint | null,
  aspects: readonly AspectId[],
): Support[] {
  const wanted = point && atNearEnds({ first: point, second: null, aspects });
  return happeningsOf(knowledge, subject)
    .filter(({ touches }) =>
      touches.some(
        (touch) =>
          (!wanted || isSame(wanted.first, touch.point)) &&
          (wanted?.aspects ?? aspects).includes(touch.aspect),
      ),
    )
    .map(({ id, instantMs }) => atInstant(id, instantMs));
}

function pairSupport(
  knowledge: Knowledge,
  wanted: Wanted,
  owners: readonly [Whose, Whose],
  { orb, applying, isTightest }: Pick<SaidAspect, 'orb' | 'applying' | 'isTightest'>,
): Support[] {
  const [one] = owners;
  const ofChart = isTightest ? factsOf(knowledge.facts, 'aspect').filter(({ whose }) => whose === one) : [];
  const tightest = Math.min(...ofChart.map(({ orbDeg }) => orbDeg));
  return knowledge.facts.flatMap((fact) => {
    const found = endsFor(fact, owners);
    if (!found || !matches(wanted, found.ends, found.isEither) || !isOrb(orb, found.orbDeg)) return [];
    const isMoving = 'applying' in fact ? fact.applying : null;
    if (isTightest && !(fact.kind === 'aspect' && fact.orbDeg === tightest)) return [];
    if (applying !== null && isMoving !== applying) return [];
    return [supportOf(fact, knowledge.nowMs)];
  });
}

const EVERY_OWNER: readonly Whose[] = ['self', 'sky', 'partner'];

/** What bears out that two things make an aspect; of one alone, that it makes such an aspect to anything. */
export function supportAspect(
  knowledge: Knowledge,
  { first, second, aspects, orb, applying, isTightest }: SaidAspect,
): Support[] {
  if (first.is !== 'point' && second && second.is !== 'point') return [];
  if (first.is !== 'point')
    return happeningTouches(knowledge, first, second?.is === 'point' ? second.point : null, aspects);
  if (second && second.is !== 'point') return happeningTouches(knowledge, second, first.point, aspects);
  const wanted = atNearEnds({
    first: first.point,
    second: second?.point ?? null,
    aspects: aspects.length > 0 ? aspects : ASPECT_IDS,
  });
  return first.whose.flatMap((one) =>
    (second?.whose ?? EVERY_OWNER).flatMap((other) =>
      pairSupport(knowledge, wanted, [one, other], { orb, applying, isTightest }),
    ),
  );
}
