import type { Slant } from '../../../locales/celestia-lexicon.ts';
import type { SignSlant } from '../../../locales/celestia-words.ts';
import type { AngleFact, HouseFact, PlacementFact } from '../facts/fact.ts';
import type { Asked } from '../understanding/asked.ts';
import type { Line } from './line.ts';
import { matterHelp, matterLead } from './matter-lead.ts';
import { facetLine, houseFacetLine, pointOf } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import type { Turn } from './turn.ts';

/** What is asked of a place in the chart rather than how it is: "how do I balance it?", "what's the downside?" */

/** Whether something is good or bad is told by both. */
const BOTH_SIDES = ['gift', 'shadow'] as const satisfies readonly SignSlant[];

/** Good or bad is asked of what stands at birth; of the sky its own words tell it. */
function isOfBirth({ about, whose }: Asked): boolean {
  return about !== 'event' && about !== 'period' && whose !== 'sky';
}

const OF_SIGNS: readonly Slant[] = ['advice', 'shadow', 'gift'] satisfies readonly SignSlant[];

function isSignSlant(slant: Slant): slant is SignSlant {
  return OF_SIGNS.includes(slant);
}

function isOfBoth(slants: readonly SignSlant[]): boolean {
  return BOTH_SIDES.every((side) => slants.includes(side));
}

function signSlants(asked: Asked): SignSlant[] {
  if (!isOfBirth(asked)) return [];
  const sides = asked.slants.flatMap((slant) => {
    if (slant === 'verdict') return BOTH_SIDES;
    return isSignSlant(slant) ? [slant] : [];
  });
  return isOfBoth(sides) ? [...BOTH_SIDES] : [...new Set(sides)];
}

/** "What are my strengths?" is answered by saying that what follows is one. */
function sidesPart(turn: Turn): Part | null {
  const { sides } = turn.teller.words.slants;
  const slants = signSlants(turn.asked);
  const [first] = slants;
  if (!first || first === 'advice' || turn.asked.about !== 'self' || !turn.known.hasBirth) return null;
  if (matterLead(turn)) return null;
  return must(plain(sides[isOfBoth(slants) ? 'both' : first]));
}

/** What the sign of a place is asked for, of several the next for each place; null where it is only asked how it is. */
function slantLine(sign: PlacementFact['sign'], { asked, teller }: Turn, nth: number): Line | null {
  const slants = signSlants(asked);
  const slant = slants[nth % slants.length];
  return slant ? plain(teller.words.slants.signs[sign][slant]) : null;
}

/** What a place means for what is asked of it. @param nth how many places were told before it. */
export function meaningLine(fact: PlacementFact | AngleFact, turn: Turn, nth = 0): Line | null {
  return (
    slantLine(fact.sign, turn, nth) ??
    (nth > 0 ? matterHelp(fact, turn) : null) ??
    facetLine(pointOf(fact), fact.sign, turn.teller)
  );
}

/** The same of a house, by the sign on its cusp. */
export function houseMeaningLine(fact: HouseFact, turn: Turn, nth = 0): Line | null {
  return slantLine(fact.sign, turn, nth) ?? houseFacetLine(fact, turn.teller);
}

/** "Is that good or bad?" is answered before anything is read, of a birth or of what happens in the sky. */
export function verdictPart(turn: Turn): Part | null {
  const { asked, teller } = turn;
  if (asked.slants.includes('verdict') && asked.about === 'event')
    return must(plain(teller.words.slants.skyVerdict));
  return asked.slants.includes('verdict') && isOfBirth(asked) && asked.about !== 'term'
    ? must(plain(teller.words.slants.verdict))
    : sidesPart(turn);
}
