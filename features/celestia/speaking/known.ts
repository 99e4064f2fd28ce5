import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import {
  type AngleFact,
  type AspectFact,
  type Fact,
  type FactId,
  factsOf,
  type HouseFact,
  type PhaseFact,
  type PlacementFact,
  type TransitFact,
  type Whose,
} from '../facts/fact.ts';
import { isPlanet, namedPoint } from './spoken-points.ts';

function isWeighty(point: NamedPoint): boolean {
  return isPlanet(point) || point === 'ascendant' || point === 'midheaven';
}

/** The facts of one question, asked for as an astrologer would. Nothing in it changes. */
export class Known {
  readonly facts: readonly Fact[];
  private readonly byId: ReadonlyMap<FactId, Fact>;

  constructor(facts: readonly Fact[]) {
    this.facts = facts;
    this.byId = new Map(facts.map((fact) => [fact.id, fact]));
  }

  get hasBirth(): boolean {
    return this.facts.some(({ kind, whose }) => kind === 'placement' && whose === 'self');
  }

  get hasHour(): boolean {
    return this.facts.some(({ kind, whose }) => kind === 'angle' && whose === 'self');
  }

  get hasPartner(): boolean {
    return this.facts.some(({ whose }) => whose === 'partner');
  }

  fact(id: FactId): Fact | undefined {
    return this.byId.get(id);
  }

  /** The Moon's phase now, or at a birth. */
  phase(whose: Whose): PhaseFact | undefined {
    return factsOf(this.facts, 'phase').find((fact) => fact.whose === whose);
  }

  /** Where a point stands; of an angle the angle. */
  place(point: NamedPoint, whose: Whose = 'self', prefix?: string): PlacementFact | AngleFact | undefined {
    if (point === 'ascendant' || point === 'midheaven') {
      return factsOf(this.facts, 'angle').find((fact) => fact.angle === point && fact.whose === whose);
    }
    return factsOf(this.facts, 'placement').find(
      (fact) =>
        fact.whose === whose &&
        namedPoint(fact.body) === point &&
        (whose !== 'sky' || fact.id.startsWith(`${prefix ?? 'sky'}.`)),
    );
  }

  house(number: number): HouseFact | undefined {
    return factsOf(this.facts, 'house').find((fact) => fact.house === number && fact.whose === 'self');
  }

  /**
   * Aspects of the birth chart that a point takes part in, the closest first: of planets and angles alone, and no quincunx,
   * unless it is asked about.
   */
  aspects(point?: NamedPoint): AspectFact[] {
    return factsOf(this.facts, 'aspect').filter(
      ({ whose, first, second, aspect }) =>
        whose === 'self' &&
        aspect !== 'quincunx' &&
        [first, second].every((id) => isWeighty(namedPoint(id)) || namedPoint(id) === point) &&
        (point === undefined || namedPoint(first) === point || namedPoint(second) === point),
    );
  }

  aspectBetween(one: NamedPoint, other: NamedPoint): AspectFact | undefined {
    return factsOf(this.facts, 'aspect').find(
      ({ whose, first, second }) =>
        whose === 'self' &&
        ((namedPoint(first) === one && namedPoint(second) === other) ||
          (namedPoint(first) === other && namedPoint(second) === one)),
    );
  }

  /** Transits to the asker's chart that are within orb at some time of a stretch, UTC ms; not those of the Moon. */
  transits(fromMs: number, toMs: number): TransitFact[] {
    return factsOf(this.facts, 'transit').filter(
      ({ whose, body, aspect, startMs, endMs }) =>
        whose === 'self' &&
        body !== 'moon' &&
        aspect !== 'quincunx' &&
        (startMs ?? Number.NEGATIVE_INFINITY) <= toMs &&
        (endMs ?? Number.POSITIVE_INFINITY) >= fromMs,
    );
  }

  isPoint(point: AspectPointId, named: readonly NamedPoint[]): boolean {
    return named.includes(namedPoint(point));
  }
}
