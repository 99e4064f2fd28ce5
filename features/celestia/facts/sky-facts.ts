import { aspectPointsOf, aspectsAmong } from '../../../astrology/aspects.ts';
import { DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import type { BodyPosition } from '../../../astrology/chart-types.ts';
import { INGRESS_BODY_IDS, type IngressBodyId } from '../../../astrology/events/event-types.ts';
import { wholeMoonStays, wholeStays } from '../../../astrology/events/whole-stays.ts';
import { type BodyId, MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { momentOf } from '../../../astrology/moment.ts';
import { elongationDeg, illuminationOf, phaseOf } from '../../../astrology/moon-phase.ts';
import { bodiesAt } from '../../../astrology/placements.ts';
import { zodiacShift } from '../../../astrology/sidereal.ts';
import type { AspectFact, Fact, PhaseFact, PlacementFact } from './fact.ts';
import { type KnownChart, spokenBodyIds } from './known-chart.ts';

const MAIN_BODIES: ReadonlySet<BodyId> = new Set(MAIN_BODY_IDS);
const STAYING: ReadonlySet<BodyId> = new Set(INGRESS_BODY_IDS);

function isStaying(body: BodyId): body is IngressBodyId {
  return STAYING.has(body);
}

/** How long a body has been in its sign and will be; the stays are the tropical zodiac's. */
function stayOf({ id }: BodyPosition, atMs: number): PlacementFact['stay'] {
  const stays =
    id === 'moon' ? wholeMoonStays([], atMs, atMs) : isStaying(id) ? wholeStays(id, [], atMs, atMs) : [];
  const [stay] = stays;
  return stay ? { fromMs: stay.fromMs, toMs: stay.toMs } : null;
}

function placementOf(
  body: BodyPosition,
  atMs: number,
  { prefix, isTropical }: { prefix: string; isTropical: boolean },
): PlacementFact {
  const { id, sign, longitude, signDegree, house, retrograde } = body;
  const stay = isTropical ? stayOf(body, atMs) : null;
  return {
    kind: 'placement',
    id: `${prefix}.${id}`,
    whose: 'sky',
    body: id,
    sign,
    longitude,
    signDegree,
    house,
    // The node goes backwards nearly always: nobody calls that retrograde.
    retrograde: retrograde && id !== 'trueNode' && id !== 'meanNode',
    instantMs: atMs,
    stay,
  };
}

function aspectsOf(bodies: readonly BodyPosition[], prefix: string): AspectFact[] {
  const points = aspectPointsOf(
    bodies.filter(({ id }) => MAIN_BODIES.has(id)),
    null,
  );
  return aspectsAmong(points, 'tight').map(({ first, second, aspect, orb, applying }) => ({
    kind: 'aspect',
    id: `${prefix}.${first}-${aspect}-${second}`,
    whose: 'sky',
    first,
    second,
    aspect,
    orbDeg: orb,
    applying,
  }));
}

function phaseFact(atMs: number, prefix: string): PhaseFact {
  return {
    kind: 'phase',
    id: `${prefix}.phase`,
    whose: 'sky',
    phase: phaseOf(elongationDeg(atMs)),
    illuminated: illuminationOf(atMs).illuminatedFraction,
    instantMs: atMs,
  };
}

/**
 * The sky of an instant, UTC ms: where all stands, in the zodiac and the houses of a chart where there is one, the aspects of
 * that moment and the Moon's phase. Ids begin with `prefix`: `sky` for now. Throws AstrologyError `date_out_of_range`.
 */
export function skyFacts(chart: KnownChart | null, atMs: number, prefix = 'sky'): Fact[] {
  const settings = chart?.settings ?? DEFAULT_SETTINGS;
  const moment = momentOf(atMs);
  const view = { ids: [...spokenBodyIds(settings)], shift: zodiacShift(settings.zodiac, moment.orientation) };
  const bodies = bodiesAt(moment, chart?.houses?.cusps ?? null, view);
  const isTropical = settings.zodiac === 'tropical';
  return [
    ...bodies.map((body) => placementOf(body, atMs, { prefix, isTropical })),
    ...aspectsOf(bodies, prefix),
    phaseFact(atMs, prefix),
  ];
}
