import { signedDifferenceDeg } from '../angles.ts';
import type { SignId } from '../ids.ts';
import { bodyPosition } from '../positions.ts';
import { SIGN_WIDTH_DEG, signOf, signStartDeg } from '../signs.ts';
import { SLOW_SIGN_CHANGES_SECONDS } from '../tables/slow-sign-changes.table.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import type { IngressBodyId, IngressEvent } from './event-types.ts';
import { settleMs } from './settle.ts';

/** A body's time in one sign without a break. UTC ms; null where it lies beyond the reach of the tables. */
export interface WholeStay {
  sign: SignId;
  fromMs: number | null;
  toMs: number | null;
}

/** Degrees a day that these bodies never exceed, forwards and backwards; the searches step by them. */
const FASTEST_DEG_PER_DAY = {
  sun: { forward: 1.025, backward: 0 },
  moon: { forward: 15.5, backward: 0 },
  mercury: { forward: 2.21, backward: 1.4 },
  venus: { forward: 1.265, backward: 0.65 },
  mars: { forward: 0.8, backward: 0.42 },
} as const;

type QuickBodyId = keyof typeof FASTEST_DEG_PER_DAY;
type StayingBodyId = IngressBodyId | 'moon';

/** So near a border a step no longer shrinks; whoever passes it and comes back within one is out by a second of arc. */
const MIN_STEP_DEG = 0.05;

function isQuick(body: StayingBodyId): body is QuickBodyId {
  return Object.hasOwn(FASTEST_DEG_PER_DAY, body);
}

/** Days in which a body at this place of its sign cannot leave it, going on in time (1) or back (-1). */
function sureDays(body: QuickBodyId, withinDeg: number, way: -1 | 1): number {
  const { forward, backward } = FASTEST_DEG_PER_DAY[body];
  const [up, down] = way > 0 ? [forward, backward] : [backward, forward];
  const daysTo = (apartDeg: number, speed: number) =>
    speed === 0 ? Number.POSITIVE_INFINITY : Math.max(apartDeg, MIN_STEP_DEG) / speed;
  return Math.min(daysTo(SIGN_WIDTH_DEG - withinDeg, up), daysTo(withinDeg, down));
}

/** When a quick body that stands in a sign at an instant leaves it (1), or entered it (-1). */
function quickBorderMs(body: QuickBodyId, sign: SignId, startMs: number, way: -1 | 1): number {
  const lowDeg = signStartDeg(sign);
  const motionAt = (instantMs: number) => {
    const { longitudeDeg, speedDegPerDay } = bodyPosition(body, instantMs);
    const fromMiddleDeg = signedDifferenceDeg(lowDeg + SIGN_WIDTH_DEG / 2, longitudeDeg);
    return { withinDeg: fromMiddleDeg + SIGN_WIDTH_DEG / 2, ratePerDay: speedDegPerDay };
  };
  let [atMs, motion] = [startMs, motionAt(startMs)];
  for (;;) {
    const nextMs = atMs + way * sureDays(body, motion.withinDeg, way) * MS_PER_DAY;
    const next = motionAt(nextMs);
    if (next.withinDeg < 0 || next.withinDeg >= SIGN_WIDTH_DEG) {
      const borderDeg = next.withinDeg < 0 ? 0 : SIGN_WIDTH_DEG;
      const slopeAt = (instantMs: number) => {
        const { withinDeg, ratePerDay } = motionAt(instantMs);
        return { value: withinDeg - borderDeg, ratePerDay };
      };
      const rises = way > 0 === next.withinDeg > 0;
      const bracket = { fromMs: Math.min(atMs, nextMs), toMs: Math.max(atMs, nextMs), rises };
      return Math.round(settleMs(slopeAt, bracket, (atMs + nextMs) / 2));
    }
    [atMs, motion] = [nextMs, next];
  }
}

function borderMs(body: IngressBodyId, sign: SignId, startMs: number, way: -1 | 1): number | null {
  if (isQuick(body)) return quickBorderMs(body, sign, startMs, way);
  const changes = SLOW_SIGN_CHANGES_SECONDS[body];
  const seconds =
    way > 0
      ? changes.find((change) => change * 1000 >= startMs)
      : changes.findLast((change) => change * 1000 <= startMs);
  return seconds === undefined ? null : seconds * 1000;
}

type Ingress = Pick<IngressEvent, 'sign' | 'instantMs'>;

interface StayWithin<Border> {
  sign: SignId;
  fromMs: Border | number;
  toMs: Border | number;
}

/** Stays parted by ingresses, the outer borders as given. */
function parted<Border>(
  first: SignId,
  ingresses: readonly Ingress[],
  [enteredMs, leftMs]: readonly [Border, Border],
): StayWithin<Border>[] {
  return [first, ...ingresses.map(({ sign }) => sign)].map((sign, index) => ({
    sign,
    fromMs: ingresses[index - 1]?.instantMs ?? enteredMs,
    toMs: ingresses[index]?.instantMs ?? leftMs,
  }));
}

function signAt(body: StayingBodyId, instantMs: number): SignId {
  return signOf(bodyPosition(body, instantMs).longitudeDeg);
}

/**
 * A body's stays in the signs that touch [fromMs, toMs), each whole, though it began before or goes on after; in order of
 * time. The ingresses are the body's own within that time.
 */
export function wholeStays(
  body: IngressBodyId,
  ingresses: readonly Ingress[],
  fromMs: number,
  toMs: number,
): WholeStay[] {
  const first = signAt(body, fromMs);
  const last = ingresses.at(-1)?.sign ?? first;
  return parted(first, ingresses, [borderMs(body, first, fromMs, -1), borderMs(body, last, toMs, 1)]);
}

/** The Moon's, which never reach beyond the tables. */
export function wholeMoonStays(
  ingresses: readonly Ingress[],
  fromMs: number,
  toMs: number,
): { sign: SignId; fromMs: number; toMs: number }[] {
  const first = signAt('moon', fromMs);
  const last = ingresses.at(-1)?.sign ?? first;
  return parted(first, ingresses, [
    quickBorderMs('moon', first, fromMs, -1),
    quickBorderMs('moon', last, toMs, 1),
  ]);
}
