import { normalizeDeg } from '../../astrology/angles.ts';

/** The two circles that glyphs stand on. */
export type Tier = 'outer' | 'inner';

/** How near things may come to one another on the wheel, in degrees about its centre. */
export interface TierGaps {
  /** Between two glyphs of one tier; null where there is no inner one. */
  outer: number;
  inner: number | null;
  /** Between a glyph of the outer tier and the leader that passes it on its way to an inner one. */
  leader: number;
  /** Between an axis and a glyph of either tier; 0 where a glyph may stand on an axis, but not beyond it. */
  outerAxis: number;
  innerAxis: number;
}

/** Where a body is drawn. */
export interface TieredPlace {
  tier: Tier;
  /** Longitude in degrees. */
  drawnDeg: number;
}

/** Something in its order along the zodiac: a body, or an axis that stays where it is. */
interface Stop {
  /** Index of the body in the input; null for an axis. */
  body: number | null;
  /** Unrolled, so that it grows from stop to stop. */
  trueDeg: number;
}

/** A tier for each stop in turn; null for an axis. */
type Tiers = readonly (Tier | null)[];

/** The noise of adding many angles. */
const NOISE_DEG = 1e-9;
/** Rounds in which neighbours push one another apart; what is left over then is put right exactly. */
const PUSHES = 24;

/** Bodies and axes in the order of the zodiac, unrolled from behind the widest gap between bodies. */
function unroll(bodiesDeg: readonly number[], axesDeg: readonly number[]): Stop[] {
  const sorted = bodiesDeg.map(normalizeDeg).sort((a, b) => a - b);
  let startDeg = 0;
  let widestDeg = -1;
  for (const [index, deg] of sorted.entries()) {
    const gapDeg = index === 0 ? deg + 360 - (sorted.at(-1) ?? deg) : deg - (sorted[index - 1] ?? deg);
    if (gapDeg <= widestDeg) continue;
    widestDeg = gapDeg;
    startDeg = deg - gapDeg / 2;
  }
  const along = (deg: number) => startDeg + normalizeDeg(deg - startDeg);
  const stops = [
    ...bodiesDeg.map((deg, body): Stop => ({ body, trueDeg: along(deg) })),
    ...axesDeg.map((deg): Stop => ({ body: null, trueDeg: along(deg) })),
  ];
  return stops.sort((a, b) => a.trueDeg - b.trueDeg);
}

/** Walks along stops and tells how near the next may come to those that it has passed. */
function createWalk({ outer, inner, leader, outerAxis, innerAxis }: TierGaps) {
  let [lastOuter, lastInner, lastAxis] = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  return {
    least(tier: Tier | null): number {
      if (tier === null) return Number.NEGATIVE_INFINITY;
      return tier === 'outer'
        ? Math.max(lastOuter + outer, lastInner + leader, lastAxis + outerAxis)
        : Math.max(lastInner + (inner ?? 360), lastOuter + leader, lastAxis + innerAxis);
    },
    pass(tier: Tier | null, deg: number): void {
      if (tier === 'outer') lastOuter = deg;
      else if (tier === 'inner') lastInner = deg;
      else lastAxis = deg;
    },
  };
}

interface Layout {
  stops: readonly Stop[];
  gaps: TierGaps;
  /** How far a body may be drawn from its true place. */
  reachDeg: number;
}

/** How far forward each stop has to stand, and how far forward it may, if all keep their order, their gaps and the reach. */
function rangesOf(
  { stops, gaps, reachDeg }: Layout,
  tiers: Tiers,
): { leastDeg: number[]; mostDeg: number[] } {
  const leastDeg: number[] = [];
  const onward = createWalk(gaps);
  for (const [index, { trueDeg }] of stops.entries()) {
    const tier = tiers[index] ?? null;
    const deg = tier === null ? trueDeg : Math.max(trueDeg - reachDeg, onward.least(tier));
    leastDeg.push(deg);
    onward.pass(tier, deg);
  }
  const mostDeg: number[] = [];
  const back = createWalk(gaps);
  for (let index = stops.length - 1; index >= 0; index--) {
    const trueDeg = stops[index]?.trueDeg ?? 0;
    const tier = tiers[index] ?? null;
    const deg = tier === null ? trueDeg : Math.min(trueDeg + reachDeg, -back.least(tier));
    mostDeg[index] = deg;
    back.pass(tier, -deg);
  }
  return { leastDeg, mostDeg };
}

/** By how many degrees in all the stops have too little room. */
function shortageDeg(layout: Layout, tiers: Tiers): number {
  const { leastDeg, mostDeg } = rangesOf(layout, tiers);
  return leastDeg.reduce(
    (sum, deg, index) => sum + Math.max(0, deg - (mostDeg[index] ?? deg) - NOISE_DEG),
    0,
  );
}

/** Each way to send so many more bodies to the inner tier. */
function sentInward(tiers: Tiers, count: number, from = 0): Tiers[] {
  if (count === 0) return [tiers];
  return tiers.flatMap((tier, index) =>
    tier === 'outer' && index >= from ? sentInward(tiers.with(index, 'inner'), count - 1, index + 1) : [],
  );
}

/** A choice of tiers, and by how much it is too narrow. */
interface Choice {
  tiers: Tiers;
  shortDeg: number;
}

/** The best of several choices that is better than the one there is, if any is. */
function betterChoice(layout: Layout, there: Choice, tries: readonly Tiers[]): Choice | null {
  let best: Choice | null = null;
  for (const tiers of tries) {
    const shortDeg = shortageDeg(layout, tiers);
    if (shortDeg < (best ?? there).shortDeg) best = { tiers, shortDeg };
  }
  return best;
}

/**
 * Sends as few bodies to the inner tier as it takes, always the one that helps most, and two at once where no one alone
 * helps; null where there is not enough room.
 */
function chooseTiers(layout: Layout): Tiers | null {
  const outside: Tiers = layout.stops.map(({ body }) => (body === null ? null : 'outer'));
  let choice: Choice | null = { tiers: outside, shortDeg: shortageDeg(layout, outside) };
  while (choice !== null && choice.shortDeg > 0) {
    if (layout.gaps.inner === null) return null;
    const { tiers }: Choice = choice;
    choice =
      betterChoice(layout, choice, sentInward(tiers, 1)) ??
      betterChoice(layout, choice, sentInward(tiers, 2));
  }
  return choice?.tiers ?? null;
}

/** Two stops that may not come nearer to each other. */
interface Pair {
  first: number;
  second: number;
  gapDeg: number;
}

function gapBetween(one: Tier | null, other: Tier | null, gaps: TierGaps): number {
  if (one !== null && other !== null) return one === other ? (gaps[one] ?? 360) : gaps.leader;
  if (one === other) return 0;
  return (one ?? other) === 'outer' ? gaps.outerAxis : gaps.innerAxis;
}

/** The pairs that may come too near to each other at all. */
function pairsOf({ stops, gaps, reachDeg }: Layout, tiers: Tiers): Pair[] {
  return stops.flatMap((further, second) =>
    stops.slice(0, second).flatMap((nearer, first) => {
      const gapDeg = gapBetween(tiers[first] ?? null, tiers[second] ?? null, gaps);
      return further.trueDeg - nearer.trueDeg < gapDeg + 2 * reachDeg ? [{ first, second, gapDeg }] : [];
    }),
  );
}

/** Places within their ranges, as near to the true ones as neighbours let them. */
function settle(layout: Layout, tiers: Tiers): number[] {
  const places = layout.stops.map(({ trueDeg }) => trueDeg);
  const { leastDeg, mostDeg } = rangesOf(layout, tiers);
  const pairs = pairsOf(layout, tiers);
  const push = (index: number, byDeg: number) => {
    const least = leastDeg[index] ?? 0;
    places[index] = Math.min(Math.max((places[index] ?? 0) + byDeg, least), mostDeg[index] ?? least);
  };
  let isPushed = true;
  for (let round = 0; isPushed && round < PUSHES; round++) {
    isPushed = false;
    for (const { first, second, gapDeg } of pairs) {
      const shortDeg = gapDeg - (places[second] ?? 0) + (places[first] ?? 0);
      if (shortDeg <= 0) continue;
      isPushed = true;
      push(first, -shortDeg / 2);
      push(second, shortDeg / 2);
    }
  }
  // Exactly: each as far on as those before it ask. No range ends before what they ask, so none is left.
  const walk = createWalk(layout.gaps);
  for (const [index, deg] of places.entries()) {
    const tier = tiers[index] ?? null;
    const placedDeg = Math.min(Math.max(deg, walk.least(tier)), mostDeg[index] ?? deg);
    places[index] = placedDeg;
    walk.pass(tier, placedDeg);
  }
  return places;
}

/**
 * Places bodies on two circles so that no glyph comes upon another or upon an axis, each within reach of its true place, all
 * in their order along the zodiac, and as few as can be on the inner one.
 *
 * @param bodiesDeg where the bodies truly are, in any order
 * @param axesDeg where the axes run
 * @returns places in the order of the input; null where there is not enough room
 */
export function placeInTiers(
  bodiesDeg: readonly number[],
  axesDeg: readonly number[],
  { gaps, reachDeg }: Omit<Layout, 'stops'>,
): TieredPlace[] | null {
  const layout = { stops: unroll(bodiesDeg, axesDeg), gaps, reachDeg };
  const tiers = chooseTiers(layout);
  if (tiers === null) return null;
  const drawnDeg = settle(layout, tiers);
  const placed = bodiesDeg.map((deg): TieredPlace => ({ tier: 'outer', drawnDeg: deg }));
  for (const [index, { body }] of layout.stops.entries()) {
    if (body === null) continue;
    placed[body] = { tier: tiers[index] ?? 'outer', drawnDeg: normalizeDeg(drawnDeg[index] ?? 0) };
  }
  return placed;
}
