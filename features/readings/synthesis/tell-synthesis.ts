import type { AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import type { BodyId } from '../../../astrology/ids.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { SynthesisWords, TightestPoint } from '../../../locales/synthesis-types.ts';
import { capitalised } from '../../capitalised.ts';
import { houseName, isHouse } from '../house-name.ts';
import { orbText } from '../orb-text.ts';
import type { ElementLead } from './chart-lead.ts';
import type { Synthesis } from './synthesis.ts';
import type { TightestAspect } from './tightest-aspect.ts';

/** The names that the sentences say. */
export type SynthesisNames = Pick<AstroWords, 'inSign' | 'inHouse'> & {
  nameOf: (point: AspectPointId) => string;
};

/** Who is it, where does it lead, what is drawn in the sky: a paragraph each. */
const PARAGRAPHS = 3;

/** A sentence, the paragraph it stands in, and how soon it is left out where the whole grows long: 0 never, then the highest first. */
interface Told {
  text: string;
  paragraph: 0 | 1 | 2;
  spare: number;
}

/** The most words of the whole. */
const MOST_WORDS = 195;

/** One of several sentences, by the minute of arc in which a body stands: the same chart is always told alike. */
type Choose = (texts: readonly string[], by: BodyId) => string;

function chooseBy({ bodies }: Pick<ChartFigure, 'bodies'>): Choose {
  return (texts, by) => {
    const longitude = bodies.find(({ id }) => id === by)?.longitude ?? 0;
    return texts[Math.floor(longitude * 60) % texts.length] ?? '';
  };
}

function leading(lead: ElementLead, { leads, share, even }: SynthesisWords): readonly string[] | null {
  switch (lead.kind) {
    case 'one':
      return leads[lead.element];
    case 'two':
      return share[lead.pair];
    case 'even':
      return even;
    case 'unclear':
      return null;
  }
}

function whoTold(facts: Synthesis, words: SynthesisWords, choose: Choose): (Told | null)[] {
  const { sun, moon, lead, lacking, lackingModes, mode, mercury, venus, mars } = facts;
  const told = (texts: readonly string[] | null, by: BodyId, spare: number): Told | null =>
    texts && { text: choose(texts, by), paragraph: 0, spare };
  const opening = sun && (moon ? words.lights[sun][moon] : words.sunAlone[sun]);
  const [lackedElement, lackedMode] = [lacking[0], lackingModes[0]];
  return [
    told(opening, 'mars', 0),
    told(leading(lead, words), 'mercury', 0),
    told(lackedElement ? words.lacks[lackedElement] : null, 'venus', 3),
    told(
      mode && (mode === 'even' ? words.modesEven : { ...words.modes, ...words.modesShare }[mode]),
      'sun',
      5,
    ),
    told(lackedMode ? words.modeLacks[lackedMode] : null, 'saturn', 8),
    told(mercury && words.mind[mercury], 'jupiter', 11),
    told(venus && words.heart[venus], 'saturn', 10),
    told(mars && words.drive[mars], 'moon', 9),
  ];
}

function whereTold(
  { ruler, contrast, stellium }: Synthesis,
  words: SynthesisWords,
  names: SynthesisNames,
  choose: Choose,
): (Told | null)[] {
  const inHouse = ruler && houseName(ruler.house, names);
  // A stellium tells of its house itself.
  const isFull = stellium && 'house' in stellium && stellium.house === ruler?.house;
  const house = ruler && !isFull && isHouse(ruler.house) ? ruler.house : null;
  return [
    ruler && inHouse
      ? {
          text: fillText(choose(words.ruler[ruler.rising], 'mercury'), {
            inSign: names.inSign[ruler.sign],
            inHouse,
          }),
          paragraph: 1,
          spare: 0,
        }
      : null,
    house && { text: choose(words.rulerHouse[house], 'mars'), paragraph: 1, spare: 4 },
    contrast && { text: choose(words.contrast[contrast], 'venus'), paragraph: 1, spare: 6 },
  ];
}

/** A point with its article, as it stands within a sentence. */
function articled(point: AspectPointId, { points }: SynthesisWords, { nameOf }: SynthesisNames): string {
  return points[point as keyof SynthesisWords['points']] ?? nameOf(point);
}

/** A sentence with its blanks filled; one that begins with a blank begins with an article then. */
function filled(text: string, blanks: Readonly<Record<string, string>>): string {
  return capitalised(fillText(text, blanks));
}

/** A sentence with "of" and the point after it as one, in a language that has them so: `du Soleil`, `d’Uranus`. */
function grownTogether(
  text: string,
  { first, second }: TightestAspect,
  { ofPoints }: SynthesisWords,
): string {
  if (!ofPoints) return text;
  const { of, points } = ofPoints;
  return text
    .replaceAll(`${of} {{first}}`, points[first as TightestPoint])
    .replaceAll(`${of} {{second}}`, points[second as TightestPoint]);
}

function aspectTold(
  aspect: TightestAspect | null,
  texts: Readonly<Record<TightestAspect['aspect'], readonly string[]>>,
  words: SynthesisWords,
  names: SynthesisNames,
  choose: Choose,
): string | null {
  if (!aspect) return null;
  const blanks = {
    first: articled(aspect.first, words, names),
    second: articled(aspect.second, words, names),
    orb: orbText(aspect.orb, aspect.range),
  };
  const text = grownTogether(choose(texts[aspect.aspect], 'venus'), aspect, words);
  return `${filled(text, blanks)} ${words.pairs[aspect.pair]}`;
}

function skyTold(
  facts: Synthesis,
  words: SynthesisWords,
  names: SynthesisNames,
  choose: Choose,
): (Told | null)[] {
  const { pattern, stellium, side, phase } = facts;
  const told = (text: string | null, spare: number): Told | null =>
    text === null ? null : { text, paragraph: 2, spare };
  const apex = pattern?.apex ? articled(pattern.apex, words, names) : '';
  return [
    told(aspectTold(facts.tightest, words.tightest, words, names, choose), 0),
    told(aspectTold(facts.next, words.next, words, names, choose), 12),
    pattern && told(filled(choose(words.patterns[pattern.pattern], 'sun'), { apex }), 1),
    stellium && 'sign' in stellium ? told(words.stelliumSigns[stellium.sign], 2) : null,
    stellium && 'house' in stellium && isHouse(stellium.house)
      ? told(words.stelliumHouses[stellium.house], 2)
      : null,
    side && told(choose(words.sides[side], 'mercury'), 7),
    phase && told(choose(words.phases[phase], 'mars'), 3),
  ];
}

function wordsIn(told: readonly Told[]): number {
  return told.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** All that must be said, and of the rest what there is room for, the least spared first. */
function fitting(told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const one of told.toSorted((a, b) => a.spare - b.spare))
    if (one.spare === 0 || wordsIn([...kept, one]) <= MOST_WORDS) kept.push(one);
  return told.filter((one) => kept.includes(one));
}

/**
 * A chart as a whole in sentences, a list for each paragraph; a paragraph of which nothing is known is left out. The same chart is told
 * alike each time.
 */
export function tellSynthesis(
  figure: ChartFigure,
  facts: Synthesis,
  words: SynthesisWords,
  names: SynthesisNames,
): string[][] {
  const choose = chooseBy(figure);
  const told = [
    ...whoTold(facts, words, choose),
    ...whereTold(facts, words, names, choose),
    ...skyTold(facts, words, names, choose),
  ];
  const kept = fitting(told.filter((one) => one !== null));
  return Array.from({ length: PARAGRAPHS }, (_, paragraph) =>
    kept.filter((one) => one.paragraph === paragraph).map(({ text }) => text),
  ).filter((sentences) => sentences.length > 0);
}
