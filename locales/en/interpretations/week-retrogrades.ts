import type { WeekRetrogradeTexts } from '../../horoscope-text-types.ts';

/** What stands after a week’s opening where the sign’s ruler goes back. */
export const weekRetrogrades: WeekRetrogradeTexts = [
  'Your ruler is walking backward, so an earlier version of all this may be the better one.',
  'Since your ruler’s retracing its steps, expect to do something twice and understand it the second time.',
  'With your ruler in reverse, what you skipped the first time is standing there with its hand up.',
  'Your ruler’s going back over old ground; treat delays as a chance to check the stitching.',
  'While your ruler moves in reverse, finishing counts for more than launching.',
  'Because your ruler’s retrograde, someone or something you’d crossed off may ask for another hearing.',
  'Your ruler is rereading the chapter, and a line you took for granted looks different now.',
  'As long as your ruler is backing up, repairs go better than purchases and drafts go better than signatures.',
  'Your ruler’s looking over its shoulder, which makes this a good stretch for second thoughts and returned calls.',
  'During your ruler’s retrograde you don’t have to decide; you only have to find out what you’d forgotten.',
  'Your ruler has turned around, so leave a margin in every plan for going back to get something.',
  'A retrograde ruler slows your stride, and slower feet notice where the path is loose.',
];
