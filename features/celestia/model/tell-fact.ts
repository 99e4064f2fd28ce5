import { signDegreeOf } from '../../../astrology/signs.ts';
import { isoInstant } from '../../../astrology/time-scales.ts';
import type { Fact, FactOf, Touch } from '../facts/fact.ts';

/** A fact as a model reads it: a line of plain English with whole degrees and days, nothing finer. */

/** How far the reader's clock is ahead of UTC, ms: days are days of theirs. */
type OffsetMs = number;

const NAMES: Readonly<Record<string, string>> = {
  trueNode: 'North Node',
  meanNode: 'North Node',
  trueLilith: 'Lilith',
  meanLilith: 'Lilith',
};

/** `newMoon` is `new Moon`; a body or a sign has a capital. */
function named(id: string): string {
  return NAMES[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
}

function spelledOut(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function dayOf(instantMs: number, offsetMs: OffsetMs): string {
  return isoInstant(instantMs + offsetMs).slice(0, 10);
}

function spanOf(fromMs: number | null, toMs: number | null, offsetMs: OffsetMs): string {
  const from = fromMs === null ? '' : ` from ${dayOf(fromMs, offsetMs)}`;
  const to = toMs === null ? '' : ` to ${dayOf(toMs, offsetMs)}`;
  return from + to;
}

function degreeIn(sign: string, degree: number | null): string {
  return degree === null ? named(sign) : `${named(sign)} ${Math.floor(degree)}°`;
}

function orb(orbDeg: number): string {
  return `orb ${Math.round(orbDeg)}°`;
}

function houseOf(house: number | null): string {
  return house === null ? '' : `, house ${house}`;
}

function touched(touches: readonly Touch[]): string {
  const list = touches.slice(0, 3).map(({ point, aspect }) => `${aspect} natal ${named(point)}`);
  return list.length > 0 ? `; ${list.join(', ')}` : '';
}

function happens(
  fact: FactOf<'lunation'> | FactOf<'eclipse'> | FactOf<'station'>,
  what: string,
  offsetMs: OffsetMs,
): string {
  const { sign, longitude, instantMs, house, touches } = fact;
  const place = degreeIn(sign, signDegreeOf(longitude));
  return `${what} on ${dayOf(instantMs, offsetMs)} in ${place}${houseOf(house)}${touched(touches)}`;
}

function placed(fact: FactOf<'placement'>, offsetMs: OffsetMs): string {
  const { body, sign, signDegree, house, retrograde, stay, instantMs } = fact;
  // The node goes backwards nearly always: nobody calls that retrograde.
  const back = retrograde && named(body) !== 'North Node' ? ', retrograde' : '';
  const at = instantMs === null ? '' : `, on ${dayOf(instantMs, offsetMs)}`;
  const within = stay ? `, in this sign${spanOf(stay.fromMs, stay.toMs, offsetMs)}` : '';
  return `${named(body)} in ${degreeIn(sign, signDegree)}${houseOf(house)}${back}${at}${within}`;
}

function transiting(fact: FactOf<'transit'>, offsetMs: OffsetMs): string {
  const { body, point, aspect, startMs, endMs, exactMs, orbDeg } = fact;
  const exact = exactMs.length > 0 ? `, exact ${exactMs.map((ms) => dayOf(ms, offsetMs)).join(', ')}` : '';
  const near = orbDeg === null ? '' : `, ${orb(orbDeg)} now`;
  const span = spanOf(startMs, endMs, offsetMs);
  return `transiting ${named(body)} ${aspect} natal ${named(point)}${span}${exact}${near}`;
}

function ofChart(fact: FactOf<'angle' | 'house' | 'aspect' | 'openSign' | 'balance'>): string {
  switch (fact.kind) {
    case 'angle':
      return `${named(fact.angle)} in ${degreeIn(fact.sign, fact.signDegree)}`;
    case 'house': {
      const holds =
        fact.bodies.length > 0 ? `holds ${fact.bodies.map(named).join(', ')}` : 'no planets in it';
      return `house ${fact.house}: cusp in ${named(fact.sign)}, ${holds}`;
    }
    case 'aspect':
      return `${named(fact.first)} ${fact.aspect} ${named(fact.second)}, ${orb(fact.orbDeg)}`;
    case 'openSign': {
      const [one, other] = fact.signs;
      return `${named(fact.body)} in ${named(one)} or ${named(other)}: without the hour of birth nobody can say`;
    }
    case 'balance':
      return `${fact.of} signs hold ${fact.bodies.length} of ten${fact.bodies.length > 0 ? `: ${fact.bodies.map(named).join(', ')}` : ''}`;
  }
}

function saidOf(fact: Fact, offsetMs: OffsetMs): string {
  switch (fact.kind) {
    case 'placement':
      return placed(fact, offsetMs);
    case 'transit':
      return transiting(fact, offsetMs);
    case 'lunation':
      return happens(fact, spelledOut(fact.phase), offsetMs);
    case 'eclipse':
      return happens(fact, `${fact.eclipse} eclipse (${fact.type})`, offsetMs);
    case 'station':
      return happens(fact, `${named(fact.body)} turns ${fact.direction}`, offsetMs);
    case 'retrograde':
      return `${named(fact.body)} retrograde${spanOf(fact.fromMs, fact.toMs, offsetMs)}, from ${named(fact.fromSign)} to ${named(fact.toSign)}`;
    case 'ingress':
      return `${named(fact.body)} enters ${named(fact.sign)} on ${dayOf(fact.instantMs, offsetMs)}`;
    case 'meeting':
      return `${named(fact.first)} ${fact.aspect} ${named(fact.second)}, both moving, exact on ${dayOf(fact.instantMs, offsetMs)}`;
    case 'phase':
      if (fact.whose !== 'sky') return `born at ${spelledOut(fact.phase)}`;
      return `${spelledOut(fact.phase)}, ${Math.round(100 * fact.illuminated)} % lit, on ${dayOf(fact.instantMs, offsetMs)}`;
    case 'synastry':
      return `own ${named(fact.first)} ${fact.aspect} partner's ${named(fact.second)}, ${orb(fact.orbDeg)}${fact.certain ? '' : ', uncertain'}`;
    case 'overlay':
      return fact.whose === 'self'
        ? `own ${named(fact.body)} in the partner's house ${fact.house}`
        : `partner's ${named(fact.body)} in own house ${fact.house}`;
    case 'day':
      return `${dayOf(fact.instantMs, offsetMs)} fits, because of ${fact.because}`;
    default:
      return ofChart(fact);
  }
}

/** A fact as one line, its id first: `natal.venus: Venus in Leo 12°, house 8`. Never a longitude, an hour or a place. */
export function tellFact(fact: Fact, offsetMs: OffsetMs): string {
  return `${fact.id}: ${saidOf(fact, offsetMs)}`;
}
