import { aspectPointsOf, aspectsAmong } from './aspects.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { Angles, Aspect, BodyPosition } from './chart-types.ts';
import { reachesLongitudeMs } from './crossing-search.ts';
import { frameOf, type HouseFrame } from './house-frame.ts';
import { availableHouseSystem } from './houses.ts';
import type { BodyId, HouseSystemId, SignId } from './ids.ts';
import { momentOf } from './moment.ts';
import { bodiesAt, localSphereOf } from './placements.ts';
import { positionAt } from './positions.ts';
import { type RisingInterval, risingSigns } from './rising-signs.ts';
import { bodyIdsOf } from './shown-bodies.ts';
import { shiftedDeg, zodiacShift } from './sidereal.ts';
import { signDegreeOf, signOf, signStartDeg } from './signs.ts';

/** A longitude with the sign that it falls in. */
export interface Placement {
  longitude: number;
  sign: SignId;
  signDegree: number;
}

/** Where something stands at the first instant of a stretch and at its last. */
export interface Span {
  start: Placement;
  end: Placement;
}

export interface SignChange {
  body: BodyId;
  from: SignId;
  to: SignId;
  instantMs: number;
}

/** An aspect that is within orb at some time of the stretch. */
export interface DayAspect extends Pick<Aspect, 'first' | 'second' | 'aspect'> {
  /** Within orb from the first instant to the last. */
  allDay: boolean;
  /** The smallest orb of the stretch in degrees, as sampled. */
  smallestOrb: number;
}

/** The houses that a body stands in during a stretch, in order of time: one where its house is certain. */
export interface HouseStay {
  body: BodyId;
  houses: number[];
}

/** What turns with the Earth, over a part of a day: certain enough to tell only there. */
export interface TurningFacts {
  angles: Record<'ascendant' | 'midheaven', Span>;
  houseSystem: HouseSystemId;
  houses: HouseStay[];
}

/** What is certain of a stretch of time, a day or a part of one, and what is not. */
export interface DayFacts {
  fromMs: number;
  toMs: number;
  moon: Span;
  /** Bodies that are in one sign through the whole stretch. */
  steadyBodies: BodyId[];
  /** Bodies that pass into another sign, in order of time. */
  signChanges: SignChange[];
  /** In a part of a day those to the angles too. */
  aspects: DayAspect[];
  /** The signs that can have been rising, and when. */
  risingSigns: RisingInterval[];
  /** Null of a whole day. */
  turning: TurningFacts | null;
}

/** The stretch that is asked about. */
export interface Stretch {
  fromMs: number;
  toMs: number;
  isWholeDay: boolean;
  latitudeDeg: number;
  longitudeDeg: number;
  settings: ChartSettings;
}

/** Bodies need no more than an hour between two looks; angles go through a degree in four minutes. */
const DAY_STEP_MS = 3_600_000;
const PART_STEP_MS = 600_000;

interface Sample {
  instantMs: number;
  bodies: BodyPosition[];
  /** Null of a whole day. */
  frame: HouseFrame | null;
}

function sampleAt(instantMs: number, { isWholeDay, latitudeDeg, longitudeDeg, settings }: Stretch): Sample {
  const moment = momentOf(instantMs);
  const view = { ids: bodyIdsOf(settings), shift: zodiacShift(settings.zodiac, moment.orientation) };
  if (isWholeDay) return { instantMs, bodies: bodiesAt(moment, null, view), frame: null };
  const sphere = localSphereOf(moment, latitudeDeg, longitudeDeg);
  const frame = frameOf(availableHouseSystem(settings.houseSystem, sphere), sphere, view.shift);
  return { instantMs, bodies: bodiesAt(moment, frame.houses.cusps, view), frame };
}

function samplesOf(stretch: Stretch): Sample[] {
  const { fromMs, toMs, isWholeDay } = stretch;
  const count = Math.ceil((toMs - fromMs) / (isWholeDay ? DAY_STEP_MS : PART_STEP_MS));
  return Array.from({ length: count + 1 }, (_, index) =>
    sampleAt(fromMs + ((toMs - fromMs) * index) / count, stretch),
  );
}

function placementOf(longitude: number): Placement {
  return { longitude, sign: signOf(longitude), signDegree: signDegreeOf(longitude) };
}

/** The change of sign of one body between two samples, if there is one. */
function changeOf(
  before: BodyPosition,
  after: BodyPosition,
  [fromMs, toMs]: readonly [number, number],
  { zodiac }: ChartSettings,
): SignChange | null {
  if (before.sign === after.sign) return null;
  // Forwards a body enters at the first degree of the new sign, backwards it leaves over that of the old one.
  const borderDeg = signStartDeg(after.speed >= 0 ? after.sign : before.sign);
  const longitude = (instantMs: number) => {
    const moment = momentOf(instantMs);
    return shiftedDeg(positionAt(before.id, moment).longitudeDeg, zodiacShift(zodiac, moment.orientation));
  };
  const instantMs = reachesLongitudeMs(longitude, borderDeg, fromMs, toMs);
  return { body: before.id, from: before.sign, to: after.sign, instantMs };
}

function signChangesOf(samples: readonly Sample[], settings: ChartSettings): SignChange[] {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    if (!next) return [];
    const times = [sample.instantMs, next.instantMs] as const;
    return sample.bodies.flatMap((body, position) => {
      const after = next.bodies[position];
      const change = after ? changeOf(body, after, times, settings) : null;
      return change ? [change] : [];
    });
  });
}

function dayAspectsOf(samples: readonly Sample[], { node, orbs }: ChartSettings): DayAspect[] {
  const found = new Map<string, { aspect: Aspect; count: number; smallestOrb: number }>();
  for (const { bodies, frame } of samples) {
    for (const aspect of aspectsAmong(aspectPointsOf(bodies, frame?.angles ?? null, node), orbs)) {
      const key = `${aspect.first} ${aspect.aspect} ${aspect.second}`;
      const known = found.get(key) ?? { aspect, count: 0, smallestOrb: aspect.orb };
      found.set(key, {
        aspect,
        count: known.count + 1,
        smallestOrb: Math.min(known.smallestOrb, aspect.orb),
      });
    }
  }
  return Array.from(found.values(), ({ aspect: { first, second, aspect }, count, smallestOrb }) => ({
    first,
    second,
    aspect,
    allDay: count === samples.length,
    smallestOrb,
  }));
}

function housesOver(samples: readonly Sample[]): HouseStay[] {
  const stays = new Map<BodyId, Set<number>>();
  for (const { bodies } of samples) {
    for (const { id, house } of bodies) {
      if (house !== null) stays.set(id, (stays.get(id) ?? new Set()).add(house));
    }
  }
  return Array.from(stays, ([body, houses]) => ({ body, houses: [...houses] }));
}

function turningOf(samples: readonly Sample[]): TurningFacts | null {
  const [first, last] = [samples[0]?.frame, samples.at(-1)?.frame];
  if (!first || !last) return null;
  const span = (angle: keyof Angles): Span => ({
    start: placementOf(first.angles[angle]),
    end: placementOf(last.angles[angle]),
  });
  return {
    angles: { ascendant: span('ascendant'), midheaven: span('midheaven') },
    houseSystem: first.houses.system,
    houses: housesOver(samples),
  };
}

/** What holds through a stretch of time at a place, and what does not. */
export function dayFactsOf(stretch: Stretch): DayFacts {
  const { fromMs, toMs, latitudeDeg, longitudeDeg, settings } = stretch;
  const samples = samplesOf(stretch);
  const signChanges = signChangesOf(samples, settings);
  const changing = new Set(signChanges.map(({ body }) => body));
  const moonAt = (sample: Sample | undefined) =>
    placementOf(sample?.bodies.find(({ id }) => id === 'moon')?.longitude ?? Number.NaN);
  return {
    fromMs,
    toMs,
    moon: { start: moonAt(samples[0]), end: moonAt(samples.at(-1)) },
    steadyBodies: (samples[0]?.bodies ?? []).map(({ id }) => id).filter((id) => !changing.has(id)),
    signChanges,
    aspects: dayAspectsOf(samples, settings),
    risingSigns: risingSigns(fromMs, toMs, { latitudeDeg, longitudeDeg, zodiac: settings.zodiac }),
    turning: turningOf(samples),
  };
}
