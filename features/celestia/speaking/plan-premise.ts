import type { HouseNumber } from '../../../locales/celestia-words.ts';
import { factsOf } from '../facts/fact.ts';
import { must, type Part } from './part.ts';
import { plainSlots, slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** Slower ones stand in a sign for years, for everybody of an age. */
const PERSONAL: ReadonlySet<string> = new Set([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
]);

/** What was put right the turn before is not put right again: it stands. */
function wasPutRight({ asked, memory }: Turn): boolean {
  const last = memory.asked.at(-1)?.premise;
  return asked.follows && last?.point === asked.premise?.point && last?.sign === asked.premise?.sign;
}

/** What the asker took for true, or denies, held against the chart: granted, or put right kindly. Nothing where it cannot be told. */
export function planPremise(turn: Turn): Part[] {
  const { premise } = turn.asked;
  if (!premise) return [];
  const { known, teller } = turn;
  const { frames, names } = teller.words;
  const fact = known.place(premise.point);
  if (!fact) return [];
  const slots = slotsOf(fact, teller);
  if (wasPutRight(turn)) return [must({ pool: frames.signStands, slots })];
  if (premise.isDenied) {
    if (premise.sign === null) return [];
    const said = plainSlots('said', names.signs[premise.sign]);
    return premise.sign === fact.sign
      ? [must({ pool: frames.deniedWrongly, slots })]
      : [must({ pool: frames.deniedRightly, slots: { ...slots, ...said } })];
  }
  if (premise.sign && premise.sign !== fact.sign) {
    const said = plainSlots('said', names.signs[premise.sign]);
    const other = factsOf(known.facts, 'placement').find(
      ({ whose, sign, body }) => whose === 'self' && sign === premise.sign && PERSONAL.has(body),
    );
    const angle = factsOf(known.facts, 'angle').find(
      ({ whose, sign }) => whose === 'self' && sign === premise.sign,
    );
    const really = angle ?? other;
    return [
      must({ pool: frames.wrongSign, slots: { ...slots, ...said } }),
      ...(really ? [must({ pool: frames.wrongSignBut, slots: slotsOf(really, teller, 'b') })] : []),
    ];
  }
  const isWrongHouse =
    premise.house !== null &&
    fact.kind === 'placement' &&
    fact.house !== null &&
    fact.house !== premise.house;
  if (isWrongHouse) {
    const said = plainSlots('saidHouse', names.houses[premise.house as HouseNumber]);
    return [must({ pool: frames.wrongHouse, slots: { ...slots, ...said } })];
  }
  return premise.sign && premise.point === 'sun' ? [must({ pool: frames.agrees, slots })] : [];
}
