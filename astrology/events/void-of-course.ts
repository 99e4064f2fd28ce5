import { normalizeDeg, signedDifferenceDeg } from '../angles.ts';
import { crossingMs } from '../crossing-search.ts';
import { MAIN_BODY_IDS, type MainBodyId, type SignId } from '../ids.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { aspectTargetsDeg, MAJOR_ASPECT_IDS, type MajorAspectId } from './aspect-events.ts';
import { moonIngresses } from './lunations.ts';

/** An exact aspect of the Moon. UTC ms. */
export interface MoonAspect {
  body: Exclude<MainBodyId, 'moon'>;
  aspect: MajorAspectId;
  instantMs: number;
}

/**
 * The Moon's stay in a sign, UTC ms. It is void of course from `voidFromMs`, its last exact major aspect (conjunction, sextile,
 * square, trine, opposition) to the Sun or a planet, Uranus to Pluto included, until it leaves: from its entry where it makes none.
 */
export interface MoonStay {
  sign: SignId;
  fromMs: number;
  toMs: number;
  voidFromMs: number;
  lastAspect: MoonAspect | null;
}

/** The Moon stays in a sign for 2.0 to 2.6 days. */
const LONGEST_STAY_DAYS = 2.7;

const OTHERS = MAIN_BODY_IDS.filter((id) => id !== 'moon');

/** The directions in which the Moon may stand to a body, seen from it, in degrees. */
const TARGETS = MAJOR_ASPECT_IDS.flatMap((aspect) =>
  aspectTargetsDeg(aspect).map((targetDeg) => ({ aspect, targetDeg })),
);

/** How far the Moon is ahead of a body, 0 <= x < 360. It only grows: nothing else is as fast. */
function aheadDeg(body: MainBodyId, instantMs: number): number {
  return normalizeDeg(
    bodyPosition('moon', instantMs).longitudeDeg - bodyPosition(body, instantMs).longitudeDeg,
  );
}

function aspectsWith(body: MoonAspect['body'], fromMs: number, toMs: number): MoonAspect[] {
  const startDeg = aheadDeg(body, fromMs);
  const reachDeg = normalizeDeg(aheadDeg(body, toMs) - startDeg);
  return TARGETS.filter(({ targetDeg }) => normalizeDeg(targetDeg - startDeg) < reachDeg).map(
    ({ aspect, targetDeg }) => ({
      body,
      aspect,
      instantMs: Math.round(
        crossingMs((ms) => signedDifferenceDeg(targetDeg, aheadDeg(body, ms)), fromMs, toMs),
      ),
    }),
  );
}

function stayOf(fromMs: number, toMs: number): MoonStay {
  const aspects = OTHERS.flatMap((body) => aspectsWith(body, fromMs, toMs));
  const lastAspect = aspects.reduce<MoonAspect | null>(
    (last, each) => (last === null || each.instantMs > last.instantMs ? each : last),
    null,
  );
  return {
    // In the middle of its stay it stands in no doubt.
    sign: signOf(bodyPosition('moon', (fromMs + toMs) / 2).longitudeDeg),
    fromMs,
    toMs,
    voidFromMs: lastAspect?.instantMs ?? fromMs,
    lastAspect,
  };
}

/**
 * The Moon's stays in the signs that touch [fromMs, toMs), whole though they begin before or end after, in order. Some 0.3 ms of work
 * each. Throws AstrologyError `invalid_instant` or `date_out_of_range`, also where a stay reaches beyond the dates served.
 */
export function moonStays(fromMs: number, toMs: number): MoonStay[] {
  const reachMs = LONGEST_STAY_DAYS * MS_PER_DAY;
  const entries = moonIngresses(fromMs - reachMs, toMs + reachMs).map(({ instantMs }) => instantMs);
  return entries
    .slice(1)
    .map((leftMs, index) => [entries[index] ?? leftMs, leftMs] as const)
    .filter(([enteredMs, leftMs]) => enteredMs < toMs && leftMs > fromMs)
    .map(([enteredMs, leftMs]) => stayOf(enteredMs, leftMs));
}
