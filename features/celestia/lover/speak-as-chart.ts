import { SIGNS } from '../../../astrology/signs.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import { loadCelestiaLexicon, loadCelestiaWords, loadLoverWords } from '../../../locales/celestia.ts';
import type { CelestiaNames } from '../../../locales/celestia-words.ts';
import { LOVER_POINTS, type LoverPoint, type LoverWords } from '../../../locales/lover-words.ts';
import { fold } from '../../fold-words.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import type { Talk } from '../model/talk.ts';
import { fingerprint } from '../speaking/line.ts';
import type { TalkEnd } from '../talking/talk-sentence.ts';
import type { Asked } from '../understanding/asked.ts';
import { loadListener } from '../understanding/load-listener.ts';
import { readyLexicon } from '../understanding/phrases.ts';
import { languageOf } from '../understanding/question-language.ts';
import { understand } from '../understanding/understand.ts';

/**
 * Another's chart in the first person, as a game. Each sentence is written whole for a point and the element of its sign, or for two
 * points that meet, and says nothing but that: what somebody feels or will do is nowhere to be taken from. No model speaks here.
 */

interface ChartLine {
  text: string;
  facts: readonly Fact[];
}

export interface ChartAnswer extends Omit<TalkEnd, 'card' | 'care'> {
  sentences: readonly ChartLine[];
}

/** Sentences of the chart in an answer, beside those that lead it in and out. */
const LINES = 3;

/** What a question asks the chart for. */
interface Heard {
  points: readonly LoverPoint[];
  /** It asks for what only the person knows: what they feel, want or will do. */
  isOfThePerson: boolean;
}

/** What is answered as among people, where nothing else is heard in it. */
const SOCIAL: ReadonlySet<Asked['about']> = new Set([
  'greeting',
  'thanks',
  'farewell',
  'wellbeing',
  'compliment',
]);

function isLoverPoint(point: string): point is LoverPoint {
  return (LOVER_POINTS as readonly string[]).includes(point);
}

function filled(text: string, blanks: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (blank, name: string) => blanks[name] ?? blank);
}

/** What of the words of a language a question holds; a word is known by its beginning. */
function heardIn(text: string, hears: LoverWords['hears']): Heard {
  const folded = ` ${fold(text)} `;
  const holds = (beginnings: readonly string[]) => beginnings.some((each) => folded.includes(` ${each}`));
  return {
    points: LOVER_POINTS.filter((point) => holds(hears[point])),
    isOfThePerson: holds(hears.person),
  };
}

function pointsFor({ points, trait }: Asked, heard: Heard): LoverPoint[] {
  const named = [...points, trait].filter((point) => point !== null).filter(isLoverPoint);
  return [...new Set([...named, ...heard.points, 'venus' as const, 'moon' as const, ...LOVER_POINTS])];
}

function placementLines(
  facts: readonly Fact[],
  speaking: readonly LoverPoint[],
  { points }: LoverWords,
  { signs }: CelestiaNames,
): ChartLine[] {
  return speaking.flatMap((point) => {
    const fact = facts.find((each): each is FactOf<'placement'> => each.id === `partner.${point}`);
    if (!fact) return [];
    const text = filled(points[point][SIGNS[fact.sign].element], { in: signs[fact.sign].in ?? '' });
    return [{ text, facts: [fact] }];
  });
}

/** Sure meetings of the two charts, the closest first; each kind has two ways to be said, which take turns. */
function meetingLines(facts: readonly Fact[], { names, meetings }: LoverWords): ChartLine[] {
  return facts
    .filter((fact): fact is FactOf<'synastry'> => fact.kind === 'synastry' && fact.certain)
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
    .flatMap((fact, index) => {
      const { first, second, aspect } = fact;
      const kind = ASPECT_KINDS[aspect];
      if (!kind || !isLoverPoint(first) || !isLoverPoint(second)) return [];
      const pool = meetings[kind];
      const text = filled(pool[index % pool.length] ?? '', {
        your: names[first].your,
        mine: names[second].mine,
      });
      return [{ text, facts: [fact] }];
    });
}

/** A sentence of a pool whose turn it is. */
function inTurn(pool: readonly string[], turn: number, name: string): ChartLine {
  return { text: filled(pool[turn % pool.length] ?? '', { name }), facts: [] };
}

function chartLines(fresh: readonly (readonly ChartLine[])[]): ChartLine[] {
  const [placements = [], meetings = []] = fresh;
  const own = placements.slice(0, meetings.length > 0 ? LINES - 1 : LINES);
  return [...own, ...meetings.slice(0, LINES - own.length)];
}

/** @throws AstrologyError `date_out_of_range` near the ends of the tables. */
export async function speakAsChart(talk: Talk, partnerName: string): Promise<ChartAnswer> {
  const { text, people, memory, nowMs, gathered = gatherFacts(people, nowMs) } = talk;
  const language = languageOf(text, talk.language);
  const [lexicon, listener, { names }, words] = await Promise.all([
    loadCelestiaLexicon(language),
    loadListener(language),
    loadCelestiaWords(language),
    loadLoverWords(language),
  ]);
  const asked = understand({
    text,
    language,
    lexicon: readyLexicon(lexicon),
    listener,
    before: memory.asked,
  });
  const turn = memory.asked.length;
  const told = new Set(memory.told);
  const say = (sentences: readonly ChartLine[], kind: ChartAnswer['kind']): ChartAnswer => ({
    kind,
    language,
    sentences,
    memory: {
      asked: [...memory.asked, asked],
      told: [...memory.told, ...sentences.map((line) => fingerprint(line.text))],
      facts: [...memory.facts, sentences.flatMap((line) => line.facts.map(({ id }) => id))],
      said: memory.said,
    },
  });
  const heard = heardIn(text, words.hears);
  const isHeard = heard.points.length > 0 || heard.isOfThePerson;
  if (!isHeard && SOCIAL.has(asked.about))
    return say([inTurn(words.greeting, turn, partnerName)], 'smalltalk');
  if (!isHeard && asked.about === 'outside')
    return say([inTurn(words.outside, turn, partnerName)], 'outside');
  const isFresh = (line: ChartLine) => !told.has(fingerprint(line.text));
  const lines = chartLines([
    placementLines(gathered, pointsFor(asked, heard), words, names).filter(isFresh),
    meetingLines(gathered, words).filter(isFresh),
  ]);
  // Where it is not clear that the chart alone is asked, it is said what it cannot know.
  const isPlain = heard.points.length > 0 && !heard.isOfThePerson;
  const lead = isPlain ? [] : [inTurn(words.unknowable, turn, partnerName)];
  const end = inTurn(lines.length > 0 ? words.closing : words.spent, turn, partnerName);
  return say([...lead, ...lines, end], 'reading');
}
