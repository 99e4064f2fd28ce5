import type { Aspect, AspectPointId, BodyPosition, Chart } from '../../astrology/chart-types.ts';
import type { HouseSystemId, SignId } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';

/**
 * One thing that is other in a chart than in another of the same birth. Lilith and the node go by the name that the later
 * chart has for them.
 */
export type SettingsChange =
  /** The house system cannot be had so near the pole, and another stands in for it. */
  | { kind: 'fallback'; requested: HouseSystemId; used: HouseSystemId }
  | { kind: 'sign'; point: AspectPointId; from: SignId; to: SignId }
  | { kind: 'house'; point: AspectPointId; from: number; to: number }
  | { kind: 'gained' | 'lost'; aspect: Pick<Aspect, 'first' | 'second' | 'aspect'> };

/** The points that are told of, the most telling first. */
const POINT_ORDER: readonly AspectPointId[] = [
  'sun',
  'moon',
  'ascendant',
  'mercury',
  'venus',
  'mars',
  'midheaven',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'trueNode',
  'meanNode',
  'meanLilith',
  'trueLilith',
  'chiron',
  'juno',
];

/** What takes the place of what when a setting is switched. */
const SAME_AS: Readonly<Partial<Record<AspectPointId, AspectPointId>>> = {
  trueLilith: 'meanLilith',
  meanNode: 'trueNode',
};

function rankOf(point: AspectPointId): number {
  return POINT_ORDER.indexOf(point);
}

/** The body as a chart is switched: the node that makes aspects, and whichever Lilith is shown. */
function shownBodies({ bodies, settings }: Chart): Map<AspectPointId, BodyPosition> {
  const otherNode = settings.node === 'true' ? 'meanNode' : 'trueNode';
  return new Map(
    bodies.filter(({ id }) => id !== otherNode).map((body) => [SAME_AS[body.id] ?? body.id, body] as const),
  );
}

function fallbackOf(before: Chart, after: Chart): SettingsChange[] {
  const had = before.notices.some(({ code }) => code === 'polar_fallback');
  return after.notices.flatMap((notice) =>
    notice.code === 'polar_fallback' && !had
      ? { kind: 'fallback' as const, requested: notice.requested, used: notice.used }
      : [],
  );
}

/** Signs and houses that changed, by point. */
function movesOf(before: Chart, after: Chart): { signs: SettingsChange[]; houses: SettingsChange[] } {
  const earlier = shownBodies(before);
  const pairs = [...shownBodies(after)].flatMap(([key, now]) => {
    const then = earlier.get(key);
    return then ? { point: now.id, then, now } : [];
  });
  const signs: SettingsChange[] = pairs
    .filter(({ then, now }) => then.sign !== now.sign)
    .map(({ point, then, now }) => ({ kind: 'sign', point, from: then.sign, to: now.sign }));
  const houses: SettingsChange[] = pairs.flatMap(({ point, then, now }) =>
    then.house !== null && now.house !== null && then.house !== now.house
      ? { kind: 'house' as const, point, from: then.house, to: now.house }
      : [],
  );
  for (const angle of ['ascendant', 'midheaven'] as const) {
    if (!before.angles || !after.angles) continue;
    const [from, to] = [signOf(before.angles[angle]), signOf(after.angles[angle])];
    if (from !== to) signs.push({ kind: 'sign', point: angle, from, to });
  }
  return { signs: inOrder(signs), houses: inOrder(houses) };
}

function inOrder(changes: readonly SettingsChange[]): SettingsChange[] {
  const rank = (change: SettingsChange) => ('point' in change ? rankOf(change.point) : 0);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

function keyOf({ first, second, aspect }: Aspect): string {
  return [SAME_AS[first] ?? first, aspect, SAME_AS[second] ?? second].join(' ');
}

/** Aspects of one chart that the other lacks, the closest first. */
function aspectsOnlyIn(chart: Chart, other: Chart, kind: 'gained' | 'lost'): SettingsChange[] {
  const known = new Set(other.aspects.map(keyOf));
  return chart.aspects
    .filter((aspect) => !known.has(keyOf(aspect)))
    .toSorted((a, b) => a.orb - b.orb)
    .map(({ first, second, aspect }) => ({ kind, aspect: { first, second, aspect } }));
}

/** What changed, the most telling first. */
export interface SettingsChanges<Change = SettingsChange> {
  /** What is worth reading at once. */
  shown: readonly Change[];
  more: readonly Change[];
}

const MOST_SHOWN = 5;

/**
 * What a switch changed between two charts of one birth: houses that could not be had, signs, houses, aspects gained and
 * lost, in this order, and of each the chief points first.
 */
export function settingsChanges(before: Chart, after: Chart, most = MOST_SHOWN): SettingsChanges {
  const { signs, houses } = movesOf(before, after);
  const all = [
    ...fallbackOf(before, after),
    ...signs,
    ...houses,
    ...aspectsOnlyIn(after, before, 'gained'),
    ...aspectsOnlyIn(before, after, 'lost'),
  ];
  return { shown: all.slice(0, most), more: all.slice(most) };
}
