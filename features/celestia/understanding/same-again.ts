import type { Mood } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from './asked.ts';
import type { Named } from './named.ts';

/** What a question names of its own, and the question before it asked again. */

/** Whether no stretch of time is asked about. */
export function isTimeless({ frame, weekdays, day, month, year, yearsAhead }: Asked): boolean {
  return weekdays.length === 0 && [frame, day, month, year, yearsAhead].every((each) => each === null);
}

export function namesNothing(asked: Asked, { topics, events, terms, traits }: Named): boolean {
  const named = [asked.points, asked.signs, asked.houses, asked.aspects, topics, events, terms, traits];
  return named.every((list) => list.length === 0) && isTimeless(asked);
}

/** A doubt is of the words that were heard, and not of what they are asked about. */
function saidMood({ mood }: Asked): Mood | null {
  return mood === 'unsure' || mood === 'guessed' || mood === 'past' ? null : mood;
}

/** "Why?", "until when?", "and then?": all but what is wanted of it is as before. */
export function sameAgain(asked: Asked, prior: Asked): Asked {
  const { language, want, greets, slants } = asked;
  const seeks = asked.seeks ?? prior.seeks;
  const about = want === 'why' ? 'why' : prior.about;
  return {
    ...prior,
    about,
    language,
    want,
    mood: saidMood(asked),
    slants,
    seeks,
    greets,
    premise: null,
    follows: true,
  };
}
