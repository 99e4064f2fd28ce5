import type { BookBlock } from '../../../contract/book.ts';
import { formatDegrees } from '../../degrees.ts';
import { textOfNatalAspect } from '../../readings/natal-aspect-text.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { aspectName } from '../book-tables.ts';
import type { NatalGiven } from './natal-given.ts';

const MOST = 8;

/** The tightest aspects that something is written on. */
export function natalAnswers({ chart, texts, words, astro }: NatalGiven): BookBlock[] {
  const told = chart.aspects
    .toSorted((a, b) => a.orb - b.orb)
    .flatMap((aspect) => {
      const text = textOfNatalAspect(aspect, { aspects: texts.aspects, oppositions: texts.oppositions });
      return text === null ? [] : [{ aspect, text }];
    })
    .slice(0, MOST);
  if (told.length === 0) return [];
  return [
    ...chapter('aspects', words.chapters.natal.aspects),
    ...told.flatMap(({ aspect, text }) => [
      heading(aspectName(aspect, astro)),
      ...facts([words.facts.orb, formatDegrees(aspect.orb)]),
      paragraph('aspects', text),
    ]),
  ];
}
