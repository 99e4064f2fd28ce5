import { MOODS, NAMED_POINTS } from '../../../locales/celestia-lexicon.ts';
import type { About, Asked } from './asked.ts';
import { isReading } from './follow-up.ts';
import { type Heard, heardIn, isLifeTopic } from './heard-kinds.ts';
import { type Listener, listen } from './listener.ts';
import { isPartOf } from './matters.ts';
import { type Named, namesChart, namesTime } from './named.ts';
import { figureTerm, plainTerm } from './plain-term.ts';
import { rivalOf } from './rival.ts';
import { namedSignals, readSignals } from './signals.ts';

/** What the lexicon and the listener make of a question together. Names are the lexicon's; what they are asked for, both hear. */

/** What is asked of the craft itself is told by its names, which the lexicon knows. */
const OF_NAMES: ReadonlySet<About> = new Set([
  'placement',
  'sign',
  'house',
  'aspect',
  'term',
  'event',
  'balance',
  'why',
]);

/** Two sides of one thing: which of them, the lexicon's words tell better. */
const OF_TWO: ReadonlySet<About> = new Set(['love', 'partner']);

/** How likely another kind must be to be believed over the lexicon: where it read a fact, heard a name or was told little, a word of the craft, a subject, or nothing. */
const OVER_A_FACT = 0.9;
const OVER_A_NAME = 0.85;
const OVER_A_TERM = 0.65;
const OVER_A_SUBJECT = 0.4;
const OVER_NOTHING = 0.4;
/** That somebody asks of themselves is likely of anything: a subject that the words name is let go for it only where it is plain. */
const OF_SELF_OVER_A_SUBJECT = 0.5;
/** What is only said as to anybody, or is no question for her, is heard where it is plain. */
const OF_NO_READING = 0.5;

/** Below this what was heard is said before the answer, so that a mistake is seen. */
const PLAINLY_HEARD = 0.65;

const FEW_WORDS = 3;

const SHORT_WORDS = 6;

/** Of fewer words the lexicon knows what they are about, if it knows them. */
const LEAST_WORDS = 2;

/** Whether the lexicon heard no more than that something is asked. */
function isLost({ about, mood }: Asked, named: Named): boolean {
  if (about === 'self') return mood === 'unsure';
  return about === 'unclear' || (about === 'outside' && !named.has('outside'));
}

/** "What does my chart say about work?" asks of work, and neither of the chart nor of oneself. */
function isAskedOfChart({ about }: Asked, named: Named): boolean {
  return isLifeTopic(about) && about !== 'self' && namesChart(named);
}

function isOfLife(about: About): boolean {
  return isLifeTopic(about) || about === 'partner';
}

/** What one sign is like is told by its name, which the lexicon knows; of two it may be asked as of a pair. */
function isOfOneSign({ isGeneral, signs }: Asked): boolean {
  return isGeneral && signs.length === 1;
}

/** What is said in words that say nothing else. */
const SETTLED: ReadonlySet<About> = new Set(['site', 'luck', 'disagreement', 'identity', 'doubt']);

const PEOPLE: ReadonlySet<About> = new Set(['family', 'work']);

/** Who is named is kin or a boss, and no partner. */
function isOfPeople({ about }: Asked, named: Named): boolean {
  return PEOPLE.has(about) && named.topics.some((topic) => topic === about) && !named.has('partner');
}

/** "What sort of man would suit me?" says by what it asks that it is of love. */
function isOfAPerson({ about, slants }: Asked): boolean {
  return about === 'love' && slants.includes('person');
}

/** "Saturn. Explain." is of the planet, and not of that side of oneself. */
function isOfItsTrait({ about, points }: Asked, { kind }: Heard): boolean {
  return about === 'placement' && points.length === 1 && kind === `self ${points[0]}`;
}

/** "My boss" is of no love, too. */
function isNamedCloser({ about, matter }: Asked): boolean {
  return matter !== null && isPartOf(matter, about);
}

/** How likely it must be to take the place of what the lexicon read; null where nothing may. */
function needed(asked: Asked, named: Named, heard: Heard): number | null {
  if (asked.about === 'term' && (plainTerm(named) || figureTerm(named))) return null;
  // "Where will I be in five years?" and "what happened to me in March?" ask of that time.
  if (asked.about === 'period' && (asked.yearsAhead !== null || asked.isOver)) return null;
  // "Do I have a stellium?" asks of no crowd of friends.
  if (asked.term === 'stellium') return null;
  // A planet with its sign or house says what it asks of.
  if (asked.about === 'placement' && asked.signs.length + asked.houses.length > 0) return null;
  // "When does Jupiter come into my 10th house?" is of no home.
  if (asked.about === 'event' && asked.houses.length > 0) return null;
  // A house that is named by its number or subject is asked about, whatever part of life it makes one think of.
  if (asked.about === 'house') return null;
  // "Which house is about travel?" asks for the house.
  if (asked.term === 'house' && isLifeTopic(asked.about)) return null;
  if (SETTLED.has(asked.about)) return null;
  // "How accurate is any of this?" doubts, and asks for no list of what she can do.
  if (asked.about === 'belief' && heard.about === 'ability') return null;
  if (OF_NAMES.has(heard.about) || isOfItsTrait(asked, heard)) return null;
  if (OF_TWO.has(asked.about) && OF_TWO.has(heard.about)) return null;
  // One word alone is hardly about oneself.
  if (named.words.length < LEAST_WORDS && heard.about === 'self') return null;
  // "What am I like with children?"
  if (heard.about === 'self' && isNamedCloser(asked)) return null;
  // "What scares me most?" is of one's fears, and of love only where that is named.
  const isOfLove = named.topics.includes('love') || named.has('partner');
  if (asked.about === 'self' && isNamedCloser(asked) && OF_TWO.has(heard.about) && !isOfLove)
    return OVER_A_FACT;
  // Who asks for all of it asks of oneself.
  if (asked.about === 'overview' && heard.about === 'self') return null;
  if (isOfOneSign(asked) || isOfAPerson(asked)) return OVER_A_FACT;
  // "I'm a Virgo and I tidied his flat. Is that why I'm single?" What is taken for true says what it asks of, unless that is a part of life.
  if (asked.premise || asked.tellsBirth)
    return isOfLife(asked.about) && isOfLife(heard.about) ? OVER_A_NAME : null;
  if (isAskedOfChart(asked, named) && (heard.about === 'overview' || heard.about === 'self'))
    return OVER_A_FACT;
  // In a few words a greeting is a greeting.
  const isSaid = !isReading(asked.about) && asked.about !== 'unclear' && asked.about !== 'outside';
  if (isSaid && named.words.length <= FEW_WORDS) return null;
  if (asked.about === 'ability') return OVER_A_NAME;
  // Where a planet is named, the sky is asked about, be it asked as of a person.
  const isNamed = asked.points.length > 0 && OF_NAMES.has(asked.about);
  if (isNamed && (heard.about === 'outside' || heard.about === 'belief')) return null;
  if (isNamed && asked.about === 'event' && heard.about === 'self') return null;
  // "My mother and I argue" is of no love, however much it sounds so.
  if (isOfPeople(asked, named) && OF_TWO.has(heard.about)) return OVER_A_NAME;
  // "Is there a full Moon next month?" asks of the Moon, and so does "the full Moon keeps me awake".
  const isOfMoon = asked.event === 'fullMoon' || asked.event === 'newMoon';
  if (asked.about === 'event' && (heard.about === 'period' || (isOfMoon && heard.about === 'self')))
    return null;
  // A day to do something on is told by what will be done.
  if (
    heard.about === 'period' &&
    isLifeTopic(asked.about) &&
    asked.about !== 'self' &&
    (namesTime(named) || asked.want === 'when' || asked.want === 'untilWhen')
  )
    return null;
  // "Which are my best months?" asks of no part of life.
  if (asked.about === 'period' && named.has('timing') && named.topics.length === 0) return OVER_A_NAME;
  // "What should I avoid before Christmas?" asks of all that may come.
  if (asked.about === 'period' && asked.seeks !== null && named.topics.length === 0) return OVER_A_FACT;
  // "Is 2027 my year?"
  const isBareYear = asked.about === 'period' && named.year !== null && named.words.length <= SHORT_WORDS;
  if (isBareYear && isLifeTopic(heard.about) && named.topics.length === 0) return null;
  // "How's Wednesday looking for me?" asks of the day, of whatever part of life it makes one think.
  const isOfTime = asked.about === 'period' && namesTime(named) && named.words.length <= SHORT_WORDS;
  if (isOfTime && (isLifeTopic(heard.about) || heard.about === 'outside')) return OVER_A_NAME;
  if (!isReading(heard.about)) return OF_NO_READING;
  if (isLost(asked, named)) return named.words.length < LEAST_WORDS ? OVER_A_TERM : OVER_NOTHING;
  if (asked.points.length > 0 && named.words.length <= FEW_WORDS) return null;
  if (named.words.length <= FEW_WORDS) return OVER_A_NAME;
  if (OF_NAMES.has(asked.about)) return asked.points.length > 0 ? OVER_A_NAME : OVER_A_TERM;
  const isOfSelf = heard.about === 'self' && isLifeTopic(asked.about) && asked.about !== 'self';
  return isOfSelf ? OF_SELF_OVER_A_SUBJECT : OVER_A_SUBJECT;
}

/** The question as it is of a kind: what it names and when stays. */
function ofKind(asked: Asked, { about, kind, chance }: Heard): Asked {
  const detail = kind.slice(about.length + 1);
  const point = NAMED_POINTS.find((each) => each === detail);
  const spirit = MOODS.find((each) => each === detail);
  const said = asked.mood === 'unsure' ? null : asked.mood;
  if (!isReading(about)) return { ...asked, about, topic: null, mood: null };
  const topic = isLifeTopic(about) ? about : about === 'partner' ? 'love' : asked.topic;
  // What the lexicon has read as well is no guess.
  const isGuessed = chance < PLAINLY_HEARD && isLifeTopic(about) && about !== 'self' && about !== asked.about;
  return {
    ...asked,
    about,
    topic,
    trait: about === 'self' ? (asked.trait ?? point ?? null) : asked.trait,
    mood: spirit ?? said ?? (isGuessed ? 'guessed' : null),
    whose: about === 'partner' ? 'partner' : 'self',
    event: about === 'period' ? asked.event : null,
    term: about === 'overview' ? asked.term : null,
  };
}

/** What nobody made out is asked of oneself, as most is; she says that she is not sure. */
function ofOneself(asked: Asked): Asked {
  return {
    ...asked,
    about: 'self',
    topic: 'self',
    mood: asked.mood ?? 'unsure',
    whose: 'self',
    event: null,
    term: null,
  };
}

/** Where nothing was made out, the part of life that is likeliest is a better guess than a bare self. */
function ofTheLost(asked: Asked, heard: Heard): Asked {
  return isOfLife(heard.about) && heard.about !== 'self' ? ofKind(asked, heard) : ofOneself(asked);
}

function settledBy(asked: Asked, named: Named, heard: Heard): Asked {
  const least = needed(asked, named, heard);
  if (least === null) return asked;
  if (heard.chance < least)
    return isLost(asked, named) && named.words.length > FEW_WORDS ? ofTheLost(asked, heard) : asked;
  return ofKind(asked, heard);
}

export function asHeard(
  asked: Asked,
  named: Named,
  { listener, words }: { listener: Listener; words: readonly string[] },
): Asked {
  if (words.length < LEAST_WORDS && asked.about !== 'unclear') return asked;
  const heard = heardIn(listen(listener, { words, named: namedSignals(named), read: readSignals(asked) }));
  const [likeliest] = heard;
  if (!likeliest) return asked;
  const settled = settledBy(asked, named, likeliest);
  // What is asked of a thing is asked of one.
  const saysWhat = settled.slants.length > 0 || settled.quality !== null || isNamedCloser(settled);
  return { ...settled, rival: saysWhat ? null : rivalOf(settled, named, heard) };
}
