import { TIDING_KINDS, type TidingKind } from '../../contract/tidings.ts';
import { transitWeight } from '../today/chief-transits.ts';
import type { Tiding } from './tiding.ts';

/** What a letter has room for. */
const MOST_IN_LETTER = 6;

/** Among the Moon's phases the new and the full one come first. */
const PHASE_WEIGHTS = { newMoon: 2, fullMoon: 2, firstQuarter: 1, lastQuarter: 1 } as const;

/** How much a tiding matters among those of its kind. */
function weightWithin(tiding: Tiding): number {
  if (tiding.kind === 'transit') return transitWeight({ ...tiding, orbDeg: 0, applying: true });
  return tiding.kind === 'moon' ? PHASE_WEIGHTS[tiding.phase] : 0;
}

function byWeight(one: Tiding, other: Tiding): number {
  const rank = TIDING_KINDS.indexOf(one.kind) - TIDING_KINDS.indexOf(other.kind);
  return rank || weightWithin(other) - weightWithin(one);
}

function wanted(tidings: readonly Tiding[], kinds: readonly TidingKind[]): Tiding[] {
  return tidings.filter(({ kind }) => kinds.includes(kind)).toSorted(byWeight);
}

/** The one thing that matters most of those that a person wants to be told; null where there is nothing. */
export function chooseTiding(tidings: readonly Tiding[], kinds: readonly TidingKind[]): Tiding | null {
  return wanted(tidings, kinds)[0] ?? null;
}

/** What a week's letter tells: the weightiest, in order of time; how the week's horoscope begins comes first. */
export function chooseForLetter(tidings: readonly Tiding[], kinds: readonly TidingKind[]): Tiding[] {
  const timeOf = (tiding: Tiding) => ('instantMs' in tiding ? tiding.instantMs : Number.NEGATIVE_INFINITY);
  const chosen = wanted(tidings, kinds);
  const horoscope = chosen.filter(({ kind }) => kind === 'horoscope').slice(0, 1);
  const others = chosen
    .filter(({ kind }) => kind !== 'horoscope')
    .slice(0, MOST_IN_LETTER - horoscope.length);
  return [...horoscope, ...others].toSorted((one, other) => timeOf(one) - timeOf(other));
}
