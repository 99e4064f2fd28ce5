import type { About, Asked } from './asked.ts';
import { isReading } from './follow-up.ts';
import { isLifeTopic } from './heard-kinds.ts';
import type { Named } from './named.ts';
import { isTimeless, namesNothing, sameAgain } from './same-again.ts';

/** "So it's all in my head?", "and if I do both?": what names nothing goes on from the turn before, in however many words it is put. */

/** In more, something new is told. */
const MOST_WORDS = 16;

const LOST: ReadonlySet<About> = new Set(['unclear', 'outside', 'agreement']);

const OPEN_MOODS: ReadonlySet<Asked['mood']> = new Set(['unsure', 'deciding', 'promise']);

function isOpen(asked: Asked): boolean {
  const lists = [asked.slants, asked.elements, asked.choice];
  const isOfNothing = asked.trait === null && asked.quality === null && asked.matter === null;
  return isOfNothing && asked.premise === null && lists.every(({ length }) => length === 0);
}

/** Whether the words say no more than that something is asked. */
function isUnnamed(asked: Asked, named: Named): boolean {
  // "What am I meant to do about it now?" asks of no time.
  const alone = asked.frame === 'now' && asked.want === 'should' ? { ...asked, frame: null } : asked;
  if (named.has('outside') || !isOpen(alone) || !namesNothing(alone, named)) return false;
  const { about, mood, want } = alone;
  // "Am I too strict?" asks of oneself by a word that is not known.
  const isOfBeing = (want === null || want === 'isIt') && named.grammar.iAm.test(named.words.join(' '));
  if (about === 'self') return !isOfBeing && OPEN_MOODS.has(mood);
  // "When does it begin?" names no time.
  if (about === 'period') return isTimeless(alone) && want !== null;
  // "Right, and which one?"; "is that so?" only agrees.
  return LOST.has(about) && (about !== 'agreement' || (want !== null && want !== 'isIt'));
}

function partOf({ about, topic }: Asked): About {
  return about === 'partner' ? 'love' : isLifeTopic(about) ? about : (topic ?? about);
}

/** Whether the listener is sure that it heard another part of life. */
function isElsewhere(heard: Asked, prior: Asked): boolean {
  // What is said as to anybody, a doubt or a no, is of no part.
  if (!isReading(heard.about)) return !LOST.has(heard.about);
  const isSure = heard.mood !== 'guessed' && heard.mood !== 'unsure' && heard.about !== 'self';
  return isSure && partOf(heard) !== partOf(prior);
}

/**
 * The question before with what is asked of it now; null where it names something, or where another part of life was plainly heard.
 * @param alone as its own words tell it
 * @param heard as the listener hears it
 */
export function goneOn(
  { alone, heard }: { alone: Asked; heard: Asked },
  named: Named,
  before: readonly Asked[],
): Asked | null {
  const last = before.at(-1);
  if (!last || !isReading(last.about) || named.words.length > MOST_WORDS || named.words.length < 2)
    return null;
  const prior = before.findLast(({ about }) => isReading(about) && about !== 'why');
  if (!prior || !isUnnamed(alone, named) || isElsewhere(heard, prior)) return null;
  return sameAgain(alone, prior);
}

/** "And what does mine say?" after the word for it: where it stands in one's own chart. */
export function ofOnesOwn(again: Asked, { has }: Named): Asked {
  const isOfPoint = again.about === 'term' && again.points.length === 1;
  return has('own') && isOfPoint
    ? { ...again, about: 'placement', term: null, want: null, whose: 'self' }
    : again;
}
