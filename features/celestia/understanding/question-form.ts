import type { Mood, TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About, Asked } from './asked.ts';
import { isLifeTopic } from './heard-kinds.ts';
import { isOfOthers, isPartOf } from './matters.ts';
import { type Named, STORY_WORDS } from './named.ts';
import type { Hit } from './phrases.ts';
import { isTimeless } from './same-again.ts';
import { namesTwo, quotable } from './two-things.ts';

/** In what form something is asked, where no phrase of the lexicon tells it: which of two, what another will do, why, whether a time is good. */

function asks({ isAsked, question, wants, grammar }: Named, language: Language): boolean {
  const hasParticle = language === 'tr' && wants.includes('isIt');
  const text = question.join(' ');
  return isAsked || hasParticle || grammar.asksByOrder.test(text) || grammar.orNot.test(text);
}

/** Whether more than a yes or a no is asked for. */
function asksForMore({ question, grammar }: Named): boolean {
  const text = question.join(' ');
  return grammar.asksForMore.test(text) && !grammar.whether.test(text);
}

function isOfTwo(named: Named, language: Language): boolean {
  const { question: words, grammar } = named;
  // French folds "where" to the same word.
  if (named.wants.some((want) => want === 'where' || want === 'when' || want === 'why')) return false;
  if (!asks(named, language) && !asksUnmarked(named)) return false;
  // "Will I get it, or is that it?" asks of one.
  if (grammar.orNot.test(words.join(' '))) return false;
  // "Which city or country should I live in?" leaves it open.
  if (asksForMore(named) && !grammar.compares.test(words.join(' '))) return false;
  return namesTwo(named);
}

const UNMARKED_WORDS = 12;

/** Where its mark is left out: in a very few words, or of what one might do oneself; "my husband shouts or hides" only tells. */
function asksUnmarked(named: Named): boolean {
  const { words, wants, hits, has, matter } = named;
  if (words.length <= BARE_WORDS) return !has('others') && !has('partner') && !isOfOthers(matter);
  const isOpen =
    wants.includes('should') || hits.some(({ group, key }) => group === 'moods' && key === 'deciding');
  return words.length <= UNMARKED_WORDS && (isOpen || isInFirstPerson(named));
}

/** A mood that only says how little was understood. */
const FAINT: ReadonlySet<Mood | null> = new Set([null, 'unsure', 'guessed']);

function asksWhether(named: Named, language: Language): boolean {
  // "Be honest" asks for no more than is asked.
  const asksElse = named.wants.some((want) => want !== 'isIt' && want !== 'should' && want !== 'more');
  if (asksElse || asksForMore(named)) return false;
  return asks(named, language);
}

/** What a thing is chosen by: two of the sky's own names are compared and not chosen between. */
function isOfLife(asked: Asked): boolean {
  const isOfNames = asked.points.length + asked.signs.length + asked.houses.length + asked.slants.length > 0;
  const isLife = isLifeTopic(asked.about) || asked.about === 'partner';
  return isLife && !isOfNames && asked.choice.length === 0 && asked.premise === null;
}

/** "Am I a good mother?", "eu ainda amo meu ex?": what is asked is of oneself, whoever is named. */
function isInFirstPerson({ question, grammar }: Named): boolean {
  return grammar.inFirstPerson.test(question.join(' '));
}

const SHORT: ReadonlySet<TimeFrame | null> = new Set([
  'now',
  'today',
  'tomorrow',
  'dayAfter',
  'week',
  'weekend',
  'nextWeek',
  'month',
  'nextMonth',
  'monthEnd',
]);

/** Of a day or a few weeks; a year leaves room for whatever is chosen in it. */
function isOfDate({ frame, weekdays, day, month }: Asked): boolean {
  return weekdays.length > 0 || day !== null || month !== null || (frame !== null && SHORT.has(frame));
}

/** "Is that from my Moon?", "is it a Venus thing?" */
function isOfOnePoint(
  { about, points, signs, houses, aspects, slants, premise, term, whose }: Asked,
  { words }: Named,
): boolean {
  const isBare =
    [signs, houses, aspects, slants].every((list) => list.length === 0) && premise === null && term === null;
  const isOwn = about === 'placement' && whose === 'self' && points.length === 1;
  return isOwn && isBare && words.length <= POINT_WORDS;
}

const POINT_WORDS = 8;

function formOf(asked: Asked, named: Named): Mood | null {
  const isOfPoint = isOfOnePoint(asked, named);
  if (!isOfLife(asked) && !isOfPoint) return null;
  const isFaint = FAINT.has(asked.mood);
  const isOfOneself = asked.about === 'self' && (asked.quality !== null || asked.trait !== null);
  // "Do I sign on Friday or wait?" asks of the day; in a story a day is told.
  const isOfDays = isOfDate(asked) && named.words.length <= STORY_WORDS;
  const isOpen = (isFaint || asked.mood === 'deciding') && !isOfOneself && !isOfDays;
  if (isOpen && isOfTwo(named, asked.language)) return 'either';
  const isOpenQuestion = asksWhether(named, asked.language);
  const isOfThem = isOpenQuestion && !isInFirstPerson(named);
  // "Does my boss hate me?" asks more than it laments.
  const isBarelyHurt = asked.mood === 'hurt' && named.words.length <= STORY_WORDS;
  if (!isFaint && !isBarelyHurt) return null;
  if (isOpenQuestion && isOfPoint) return 'thatWhy';
  if (asked.about === 'partner' && isOfThem) return 'othersHeart';
  if (isOfOthers(asked.matter) && isOfThem) return 'othersWay';
  if (!isFaint) return null;
  if (asked.want === 'why') return 'cause';
  // "Today's vibe?" has a mark and asks for no yes.
  const text = named.question.join(' ');
  const isInOrder =
    asked.language !== 'en' || named.grammar.asksByOrder.test(text) || named.grammar.orNot.test(text);
  return isOpenQuestion && isInOrder && asked.quality === null ? 'whether' : null;
}

/** What is named closer was no guess, and neither was what somebody asks whether they are. */
function isKnown({ about, matter, quality }: Asked): boolean {
  return quality !== null || (matter !== null && isPartOf(matter, about));
}

/** "A good day": names a time by its being good, and asks for no date. */
function isOfGoodTime({ group, key, start, end }: Hit): boolean {
  return group === 'timing' || (group === 'wants' && key === 'when' && end - start > 1);
}

function withoutGoodTime(named: Named): Named {
  const asksWhen = named.hits.some(
    (hit) => hit.group === 'wants' && hit.key === 'when' && !isOfGoodTime(hit),
  );
  return { ...named, wants: named.wants.filter((want) => want !== 'when' || asksWhen) };
}

/** "Was yesterday a good day to sign?" */
function isOfPast({ hits, words, grammar }: Named): boolean {
  return (
    hits.some(({ group, key }) => group === 'moods' && key === 'past') || grammar.was.test(words.join(' '))
  );
}

/** "Is this a good moment to ask?", "can I sign on Friday?" */
function weighsTime(asked: Asked, named: Named): boolean {
  const { about, mood, slants, frame, year } = asked;
  const isOfTime = about === 'period' || about === 'partner' || (isLifeTopic(about) && about !== 'self');
  // Whoever looks for the best time asks for its date.
  const seeksBest = named.words.some((word) => named.grammar.best.test(word));
  if (!isOfTime || seeksBest || asked.isOver || asked.choice.length > 0) return false;
  if (isOfPast(named)) return false;
  const isOfGood = named.hits.some(isOfGoodTime);
  if (!asksWhether(isOfGood ? withoutGoodTime(named) : named, asked.language)) return false;
  if (isOfGood) return true;
  const isShort = (frame === null || SHORT.has(frame)) && year === null && !isTimeless(asked);
  return isShort && (slants.includes('verdict') || mood === 'deciding');
}

/** Whoever names these asks for no comfort first: "my Moon makes me cry at adverts". */
const OF_THE_SKY: ReadonlySet<About> = new Set(['placement', 'sign', 'house', 'aspect', 'term', 'event']);

const FORMS: ReadonlySet<Mood | null> = new Set(['either', 'othersWay', 'cause', 'thatWhy', 'whether']);

/** What goes on from the turn before has a form of its own: of a few words it is told only where they ask by their order. */
export function withOwnForm(asked: Asked, named: Named): Asked {
  const plain = FORMS.has(asked.mood) ? { ...asked, mood: null } : asked;
  const asksByOrder = named.grammar.asksByOrder.test(named.question.join(' '));
  return {
    ...plain,
    mood: asksByOrder ? (formOf(plain, named) ?? plain.mood) : plain.mood,
    quoted: null,
    // "Why not tomorrow?"
    weighsTime: asked.slants.includes('verdict') && isLifeTopic(asked.about) && isOfDate(asked),
  };
}

/** What was heard of a spirit is none where the sky is asked about, where a date or a person is looked for, or where it was no guess. */
function isIdleMood(asked: Asked, named: Named): boolean {
  switch (asked.mood) {
    case 'hurt':
      return OF_THE_SKY.has(asked.about);
    case 'thatWhy':
      return !asks(named, asked.language);
    case 'deciding':
      // "Which day should I ask?", "what sort of man should I look for?"
      return asked.choice.length > 0 || asked.want === 'when' || asked.slants.includes('person');
    default:
      return isKnown(asked) && FAINT.has(asked.mood);
  }
}

/** A question with what its form tells of it. */
export function withForm(asked: Asked, named: Named): Asked {
  const isIdle = isIdleMood(asked, named);
  const saysWhy = named.hits.some(({ group, key }) => group === 'moods' && key === 'thatWhy');
  const plain = isIdle
    ? { ...asked, mood: saysWhy && asks(named, asked.language) ? ('thatWhy' as const) : null }
    : asked;
  if (isBareChoice(plain, named)) return ofBareChoice(plain, named);
  const mood = formOf(plain, named) ?? plain.mood;
  const isEither = mood === 'either';
  return {
    ...plain,
    mood,
    quoted: isEither ? quotable(named) : null,
    weighsTime: !isEither && weighsTime(plain, named),
  };
}

/** In so few words nothing is asked but which of two. */
const BARE_WORDS = 5;

/** "Madrid o Valencia", of which no chart knows anything. */
function isBareChoice({ about }: Asked, named: Named): boolean {
  const isLost = about === 'unclear' || (about === 'outside' && !named.has('outside'));
  return isLost && named.words.length <= BARE_WORDS && namesTwo(named);
}

function ofBareChoice(asked: Asked, named: Named): Asked {
  return { ...asked, about: 'self', topic: 'self', mood: 'either', quoted: quotable(named) };
}
