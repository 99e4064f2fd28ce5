import type { Term } from '../../../locales/celestia-lexicon.ts';
import { factsOf } from '../facts/fact.ts';
import { fingerprint } from './line.ts';
import { inOrder, may, must, type Part, plain } from './part.ts';
import { planPeriod, transitPart } from './plan-time.ts';
import { ofPart, termExamples } from './term-examples.ts';
import type { Turn } from './turn.ts';

/** When Saturn is next where it was at birth, and that it has been there before. */
function returnParts(turn: Turn): Part[] {
  const { nowMs } = turn.teller.clock;
  const returns = factsOf(turn.known.facts, 'transit').filter(
    ({ whose, body, point, aspect }) =>
      whose === 'self' && body === 'saturn' && point === 'saturn' && aspect === 'conjunction',
  );
  const ahead = returns.find(({ exactMs }) => exactMs.some((instantMs) => instantMs >= nowMs));
  if (!ahead) return [];
  const isLater = returns.some((fact) => fact !== ahead);
  const behind = isLater ? [must(plain(turn.teller.words.frames.returnBehind))] : [];
  return [...behind, transitPart(ahead, turn, true)];
}

/** "What is the difference between a trine and a sextile?": what the other of the two means. */
function comparedWith(term: Term, { asked, teller }: Turn): Part[] {
  const [aspect, ...more] = asked.aspects.filter((each) => each !== term);
  const isOfTwo = asked.aspects.length === 2 && more.length === 0;
  const other = asked.otherTerm ?? (isOfTwo ? aspect : undefined);
  return other === undefined ? [] : [must(...inOrder(teller.words.terms[other]))];
}

/** Its first two sentences; of a word that was told before what is left of them. */
function meaningOf(term: Term, { teller, memory }: Turn): string[] {
  const all = teller.words.terms[term];
  const untold = all.filter((text) => !memory.told.includes(fingerprint(text)));
  return (untold.length > 0 ? untold : all).slice(0, 2);
}

/** What a word of the craft means, then where it stands in the asker's own chart or sky. */
export function planTerm(term: Term, turn: Turn): Part[] {
  const meaning = must(...meaningOf(term, turn).map((text) => plain([text])));
  const meanings = [meaning, ...comparedWith(term, turn)];
  const isOfSky = factsOf(turn.known.facts, 'placement').every(({ whose }) => whose !== 'self');
  // Of nobody's birth there is no phase to tell.
  if (isOfSky && term === 'birthPhase') return [...meanings, must(plain(turn.teller.words.talk.askBirth))];
  const examples = isOfSky
    ? planPeriod({ ...turn, asked: { ...turn.asked, frame: 'today' } })
    : termExamples(term, turn);
  const [own, ...others] = examples;
  if (!own) return meanings;
  const lead = { ...own, must: true };
  const back = term === 'saturnReturn' ? returnParts(turn) : [];
  const rest = others.map(({ lines }) => may(...lines));
  // What is asked of a house of one's own is answered by it.
  const isOfOne =
    back.length === 0 && (turn.asked.houses.length > 0 || ofPart(turn) !== null || term === 'birthPhase');
  return isOfOne ? [lead, ...meanings, ...rest] : [...back, ...meanings, lead, ...rest];
}
