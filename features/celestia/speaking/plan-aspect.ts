import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { alsoPart, aspectPart, placesOf } from './chart-parts.ts';
import { aspectLines, loreLine, pointOf, themed } from './natal-parts.ts';
import { inOrder, may, must, type Part, plain, presentParts } from './part.ts';
import { plainSlots } from './slots.ts';
import { colorist } from './spoken-points.ts';
import { freshFirst, type Turn } from './turn.ts';

/** What is told to whoever has an aspect that the asker has not. */
function toldPart(one: NamedPoint, other: NamedPoint, { asked, teller }: Turn): Part | null {
  const { names, frames, planets } = teller.words;
  const [aspect] = asked.aspects;
  const kind = aspect ? ASPECT_KINDS[aspect] : null;
  const pair = colorist(one, other);
  if (!aspect || !kind || !pair) return null;
  const slots = {
    ...plainSlots('a', names.points[one]),
    ...plainSlots('b', names.points[other]),
    ...plainSlots('aspect', names.aspects[aspect]),
  };
  return must({ pool: frames.toldAspect, slots }, themed([planets.touch[pair.by][kind]], pair.theme, teller));
}

/** Two points of the chart, or one and whatever it meets. */
export function planAspect(turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const [one, other] = asked.points;
  if (one && other) {
    const fact = known.aspectBetween(one, other);
    const lead = fact
      ? must(...aspectLines(fact, 'aspect', teller))
      : must(plain(teller.words.frames.noAspect));
    const places = placesOf([one, other], turn);
    const kind = asked.aspects[0];
    // "What is the difference between Sun sign and rising?" asks for what each is before any aspect.
    if (kind === undefined && (asked.want === 'meaning' || asked.want === 'which'))
      return [
        ...[one, other].map((point) => must(loreLine(point, teller), loreLine(point, teller))),
        ...places.map((place) => ({ ...alsoPart(place, turn), must: true })),
        ...(fact ? [lead] : []),
      ];
    const isOfWord = asked.want === 'meaning' && kind !== undefined;
    return presentParts([
      // "What does a square between Mars and Saturn mean?" asks of the word, whether the chart has it or not.
      isOfWord ? must(...inOrder(teller.words.terms[kind])) : null,
      fact && kind !== undefined && fact.aspect !== kind && !isOfWord
        ? must(plain(teller.words.frames.anotherAspect))
        : null,
      lead,
      fact || !isOfWord ? null : toldPart(one, other, turn),
      ...places.map((place) => ({ ...alsoPart(place, turn), must: true })),
      ...places.map((place) => aspectPart(pointOf(place), turn)),
    ]);
  }
  const kind = asked.aspects[0];
  const mine = freshFirst(known.aspects(one), turn);
  const sought = mine.filter(({ aspect }) => kind === undefined || aspect === kind);
  const shown = sought.length > 0 ? sought : mine;
  const isOfWord = kind !== undefined && asked.want === 'meaning';
  return presentParts([
    isOfWord ? must(...inOrder(teller.words.terms[kind])) : null,
    // "Do I have any squares to my Mars?"
    kind !== undefined && sought.length === 0 ? must(plain(teller.words.frames.noSuchAspect)) : null,
    ...shown
      .slice(0, 2)
      .map((fact, index) => must(...aspectLines(fact, index === 0 ? 'aspect' : 'alsoAspect', teller))),
    ...shown.slice(2, 5).map((fact) => may(...aspectLines(fact, 'alsoAspect', teller))),
    may(plain(teller.words.terms.aspect)),
    ...placesOf(['sun', 'moon'], turn).map((place) => alsoPart(place, turn)),
  ]);
}
