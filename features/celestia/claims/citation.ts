import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { AspectId, SignId } from '../../../astrology/ids.ts';
import { isoInstant } from '../../../astrology/time-scales.ts';
import type { ChartOwner, Fact, FactOf, Whose } from '../facts/fact.ts';

/** A fact as it crosses the wire beside an answer: enough for a chip and for the wheel to open there. Instants are ISO, UTC. */
export interface Citation {
  kind: 'placement' | 'angle' | 'aspect' | 'transit' | 'lunation' | 'eclipse' | 'station' | 'house';
  /** Whose `body` is; of a cusp, whose `house`. Answers of before there were owners have none. */
  whose?: Whose;
  /** In whose chart `second` or `house` is, where it is another's than `body`. */
  met?: ChartOwner;
  body?: AspectPointId;
  second?: AspectPointId;
  sign?: SignId;
  house?: number;
  /** Degrees, 0 <= x < 360, to four places. */
  longitude?: number;
  aspect?: AspectId;
  instant?: string;
  from?: string;
  to?: string;
}

/** The fields that have a value: a wire carries no nulls. */
function present(
  citation: { [Field in keyof Citation]: Citation[Field] | null | undefined } & Pick<Citation, 'kind'>,
): Citation {
  const { kind, ...rest } = citation;
  const told = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return { kind, ...Object.fromEntries(told) };
}

function fineDeg(longitude: number): number {
  return Number(longitude.toFixed(4));
}

function isoOf(instantMs: number | null | undefined): string | undefined {
  return instantMs === null || instantMs === undefined ? undefined : isoInstant(instantMs);
}

/** Happenings and moving bodies are told by the houses of who asks. */
function houseOfAsker(house: number | null): Pick<Citation, 'house' | 'met'> {
  return house === null ? {} : { house, met: 'self' };
}

type Happening = FactOf<'lunation'> | FactOf<'eclipse'> | FactOf<'station'>;

function citedHappening(fact: Happening): Citation {
  return present({
    kind: fact.kind,
    whose: fact.whose,
    body:
      fact.kind === 'station'
        ? fact.body
        : fact.kind === 'eclipse' && fact.eclipse === 'solar'
          ? 'sun'
          : 'moon',
    sign: fact.sign,
    ...houseOfAsker(fact.house),
    longitude: fineDeg(fact.longitude),
    instant: isoOf(fact.instantMs),
  });
}

/** The exact moment that a transit is cited by, the next after `nowMs`; none where it is only fading. */
function exactOf({ exactMs }: FactOf<'transit'>, nowMs: number): number | undefined {
  return exactMs.find((instantMs) => instantMs >= nowMs);
}

function citedTransit(fact: FactOf<'transit'>, nowMs: number): Citation {
  return present({
    kind: 'transit',
    whose: 'sky',
    met: fact.whose,
    body: fact.body,
    second: fact.point,
    aspect: fact.aspect,
    instant: isoOf(exactOf(fact, nowMs)),
    from: isoOf(fact.startMs),
    to: isoOf(fact.endMs),
  });
}

function citedPlacement(fact: FactOf<'placement'>): Citation {
  return present({
    kind: 'placement',
    whose: fact.whose,
    body: fact.body,
    sign: fact.sign,
    ...(fact.whose === 'sky' ? houseOfAsker(fact.house) : { house: fact.house }),
    longitude: fineDeg(fact.longitude),
    instant: isoOf(fact.instantMs),
    from: isoOf(fact.stay?.fromMs),
    to: isoOf(fact.stay?.toMs),
  });
}

function citedInChart(
  fact: FactOf<'angle' | 'house' | 'aspect' | 'synastry' | 'overlay' | 'openSign'>,
): Citation {
  const { whose } = fact;
  switch (fact.kind) {
    case 'angle':
      return { kind: 'angle', whose, body: fact.angle, sign: fact.sign, longitude: fineDeg(fact.longitude) };
    case 'house':
      return {
        kind: 'house',
        whose,
        house: fact.house,
        sign: fact.sign,
        longitude: fineDeg(fact.longitude),
      };
    case 'overlay':
      return {
        kind: 'house',
        whose,
        met: fact.whose === 'self' ? 'partner' : 'self',
        body: fact.body,
        house: fact.house,
      };
    case 'openSign':
      return { kind: 'placement', whose, body: fact.body };
    default:
      return {
        kind: 'aspect',
        whose,
        ...(fact.kind === 'synastry' && { met: 'partner' as const }),
        body: fact.first,
        second: fact.second,
        aspect: fact.aspect,
      };
  }
}

/**
 * How a fact is cited; null for those that only sum up others (the balance of elements, the Moon's phase, a day that was looked
 * for): cite what they are made of.
 */
export function citationOf(fact: Fact, nowMs: number): Citation | null {
  switch (fact.kind) {
    case 'placement':
      return citedPlacement(fact);
    case 'transit':
      return citedTransit(fact, nowMs);
    case 'lunation':
    case 'eclipse':
    case 'station':
      return citedHappening(fact);
    case 'retrograde':
      return present({
        kind: 'station',
        whose: fact.whose,
        body: fact.body,
        sign: fact.fromSign,
        from: isoOf(fact.fromMs),
        to: isoOf(fact.toMs),
      });
    case 'ingress':
      return present({
        kind: 'placement',
        whose: fact.whose,
        body: fact.body,
        sign: fact.sign,
        instant: isoOf(fact.instantMs),
      });
    case 'meeting':
      return {
        kind: 'aspect',
        whose: fact.whose,
        body: fact.first,
        second: fact.second,
        aspect: fact.aspect,
        instant: isoInstant(fact.instantMs),
      };
    case 'phase':
    case 'balance':
    case 'day':
      return null;
    default:
      return citedInChart(fact);
  }
}
