import { type AspectId, type ElementId, MAIN_BODY_IDS, type SignId } from '../astrology/ids.ts';

/** The points of a chart as people name them: the node is whichever the chart was drawn with. */
export const NAMED_POINTS = [
  ...MAIN_BODY_IDS,
  'node',
  'lilith',
  'juno',
  'chiron',
  'ascendant',
  'midheaven',
] as const;
export type NamedPoint = (typeof NAMED_POINTS)[number];

/** The parts of a life that a question may be about. */
export const LIFE_TOPICS = [
  'self',
  'love',
  'work',
  'money',
  'family',
  'friends',
  'home',
  'learning',
  'purpose',
] as const;
export type LifeTopic = (typeof LIFE_TOPICS)[number];

/** The stretches of time that a question may name. */
export const TIME_FRAMES = [
  'now',
  'today',
  'tomorrow',
  'dayAfter',
  'week',
  'weekend',
  'nextWeek',
  'month',
  'nextMonth',
  'year',
  'nextYear',
  'weekAfter',
  'monthAfter',
  'monthEnd',
  'yearEnd',
  'christmas',
] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];

/** The events of the sky that have a date. */
export const SKY_EVENTS = [
  'solarEclipse',
  'lunarEclipse',
  'eclipse',
  'newMoon',
  'fullMoon',
  'retrograde',
  'direct',
  'ingress',
  'transit',
  'moonPhase',
] as const;
export type SkyEvent = (typeof SKY_EVENTS)[number];

/** Words of the craft that somebody may ask the meaning of. */
export const TERMS = [
  'natalChart',
  'ascendant',
  'descendant',
  'midheaven',
  'house',
  'cusp',
  'aspect',
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
  'quincunx',
  'orb',
  'retrograde',
  'transit',
  'eclipse',
  'ruler',
  'element',
  'mode',
  'stellium',
  'dignity',
  'synastry',
  'saturnReturn',
  'node',
  'lilith',
  'chiron',
  'juno',
  'strongest',
  'emptyHouse',
  'hardAspect',
  'easyAspect',
  'southNode',
  'partOfFortune',
  'compatibility',
  'fullHouse',
  'vertex',
  'yod',
  'tSquare',
  'grandTrine',
  'voidMoon',
  'intercepted',
  'ophiuchus',
  'weakest',
  'progressions',
  'sidereal',
  'houseSystem',
  'solarReturn',
  'signCusp',
  'imumCoeli',
  'decan',
  'grandCross',
  'kite',
  'combust',
  'rectification',
  'birthHour',
  'lunarReturn',
  'mutualReception',
  'fixedStars',
  'anareticDegree',
  'ages',
  'retrogradeShadow',
  'horary',
  'haircut',
  'topSign',
  'astralHell',
  'yearRuler',
  'birthPhase',
] as const;
export type Term = (typeof TERMS)[number];

/** What a question wants of its subject. */
export const WANTS = [
  'when',
  'untilWhen',
  'why',
  'meaning',
  'more',
  'which',
  'where',
  'isIt',
  'should',
] as const;
export type Want = (typeof WANTS)[number];

/** What is said to her as to anybody. */
export const SOCIAL_ACTS = [
  'greeting',
  'thanks',
  'farewell',
  'wellbeing',
  'identity',
  'ability',
  'belief',
  'agreement',
  'compliment',
  'disagreement',
  'luck',
  'site',
  'doubt',
] as const;
export type SocialAct = (typeof SOCIAL_ACTS)[number];

/**
 * In what spirit something is asked: for a decision, for a promise, out of a hurt, about what another person feels, about two
 * signs as a pair; or so that only the asker was understood, and not what of them, or that what is asked about was only guessed; or of a time that is over;
 * for one of two things, about what another person does, for a cause, whether that is the cause, whether a thing is so.
 */
export const MOODS = [
  'hurt',
  'othersHeart',
  'deciding',
  'promise',
  'signPair',
  'unsure',
  'guessed',
  'past',
  'either',
  'othersWay',
  'cause',
  'thatWhy',
  'whether',
] as const;
export type Mood = (typeof MOODS)[number];

/** What is asked of a thing rather than how it is: what helps, what it costs and gives, whether it is good, what person or field suits it, how it is far away. */
export const SLANTS = ['verdict', 'person', 'field', 'abroad', 'shadow', 'gift', 'advice'] as const;
export type Slant = (typeof SLANTS)[number];

/** What in life a question may be about, closer than its part of life says: a boss, an exam, sleep. */
export const MATTERS = [
  'siblings',
  'children',
  'marriage',
  'inheritance',
  'abroad',
  'ex',
  'boss',
  'raise',
  'promotion',
  'newJob',
  'colleagues',
  'ownBusiness',
  'businessPartner',
  'retirement',
  'debts',
  'savings',
  'loan',
  'buyingHome',
  'moving',
  'roommate',
  'neighbours',
  'mother',
  'father',
  'inLaws',
  'bestFriend',
  'trip',
  'exam',
  'studies',
  'languages',
  'music',
  'writing',
  'art',
  'sleep',
  'fear',
  'anger',
  'confidence',
  'looks',
  'pet',
  'fame',
  'dating',
  'trust',
  'loneliness',
  'purchase',
  'faith',
  'rest',
  'celebration',
  'idealPartner',
  'unavailable',
  'message',
  'meeting',
  'breakup',
  'quarrels',
  'confession',
  'wealth',
  'spending',
  'selling',
  'vocation',
  'quitting',
  'recognition',
  'speakingUp',
  'interview',
  'smallTalk',
  'criticism',
  'moods',
  'decisions',
  'change',
  'lettingGo',
  'forgiving',
  'sayingNo',
  'perfection',
  'misunderstood',
  'overthinking',
  'familyQuarrel',
  'ageingParents',
  'newFriends',
  'lostFriend',
  'givingMore',
  'whereToLive',
  'focus',
  'delay',
  'routine',
  'startingLate',
  'hobby',
  'exercise',
] as const;
export type Matter = (typeof MATTERS)[number];

/** What people ask whether they are. */
export const QUALITIES = [
  'cold',
  'arrogant',
  'jealous',
  'stubborn',
  'lazy',
  'patient',
  'brave',
  'shy',
  'bossy',
  'sensitive',
  'romantic',
  'loyal',
  'generous',
  'practical',
  'creative',
  'independent',
  'anxious',
  'hotTempered',
  'homebody',
  'needy',
  'selfish',
  'ambitious',
  'talkative',
  'dramatic',
  'intense',
  'honest',
  'funny',
  'messy',
  'impulsive',
] as const;
export type Quality = (typeof QUALITIES)[number];

/**
 * Phrases, as somebody types them: words with spaces between, accents or none, a `*` at the end of a word for whatever may
 * follow it, at its beginning for whatever may stand before. They are folded before they are compared.
 */
export type Phrases = readonly string[];

/** How a few words go on: which of two, of whom, with whom, of what it does, by whose birth, whether anybody stands there, how it differs, whether it goes on or is back. */
export type Lean =
  | 'second'
  | 'first'
  | 'somebody'
  | 'goodAt'
  | 'makeUp'
  | 'talk'
  | 'wrong'
  | 'affects'
  | 'it'
  | 'thatDay'
  | 'theirBirth'
  | 'whatIf'
  | 'atBirth'
  | 'haveIt'
  | 'happens'
  | 'how'
  | 'this'
  | 'toMe'
  | 'field'
  | 'empty'
  | 'onto'
  | 'differs'
  | 'again';

/** What the words of one language say, as closed lists. */
export interface CelestiaLexicon {
  points: Readonly<Record<NamedPoint, Phrases>>;
  signs: Readonly<Record<SignId, Phrases>>;
  aspects: Readonly<Record<AspectId, Phrases>>;
  elements: Readonly<Record<ElementId, Phrases>>;
  /** The word for a house of a chart, which is also one for a home in most languages. */
  house: Phrases;
  /** First to twelfth by their subject: "the house of siblings". */
  houseOf: readonly Phrases[];
  /** First to twelfth, as words. */
  ordinals: readonly Phrases[];
  topics: Readonly<Record<LifeTopic, Phrases>>;
  frames: Readonly<
    Record<Exclude<TimeFrame, 'weekend' | 'dayAfter'>, Phrases> &
      Partial<Record<'weekend' | 'dayAfter', Phrases>>
  >;
  /** Monday to Sunday. */
  weekdays: readonly Phrases[];
  /** January to December. */
  months: readonly Phrases[];
  /** What stands before the number of a day of the month: "on the" 15th. */
  monthDays?: Phrases;
  /** The day on which the Sun comes back to where it was. */
  birthday: Phrases;
  events: Readonly<Record<SkyEvent, Phrases>>;
  terms: Readonly<Record<Term, Phrases>>;
  wants: Readonly<Record<Want, Phrases>>;
  social: Readonly<Record<SocialAct, Phrases>>;
  /** Words that say whose: the asker's own, another's. */
  own: Phrases;
  partner: Phrases;
  /** Pronouns that stand for a partner already spoken of: "and hers?". */
  others: Phrases;
  /** What is said before or after a sign that somebody calls their own: "I'm a", "burcuyum". */
  claims: Phrases;
  /** Words that ask for everybody and not for oneself. */
  everyone?: Phrases;
  /** What names people by what they have, and not oneself: "anyone with". */
  anybody?: Phrases;
  /** What a question about another thing begins with: "and", "what about". */
  joins: Phrases;
  /** What asks for the stretch of time after the one that was spoken of: "and after that?" */
  later: Phrases;
  /** What is asked about within a wider part of life. */
  matters: Readonly<Record<Matter, Phrases>>;
  /** What people ask whether they are. */
  qualities: Readonly<Record<Quality, Phrases>>;
  overview: Phrases;
  balance: Phrases;
  sign: Phrases;
  /** Traits and people by the point that tells of them: being moody by the Moon, a sister by Mercury. */
  traits?: Readonly<Partial<Record<NamedPoint, Phrases>>>;
  moods?: Readonly<Partial<Record<Mood, Phrases>>>;
  /** What asks for a day to choose, whatever for: "a good time to". */
  timing?: Phrases;
  /** What goes on from the turn before by a word or two. */
  leans?: Readonly<Partial<Record<Lean, Phrases>>>;
  slants?: Readonly<Partial<Record<Slant, Phrases>>>;
  /** Unmistakably of no chart. */
  outside: Phrases;
  /** Everyday words that a careless eye would take for one of those above, or that tell nothing: never corrected. */
  common: Phrases;
  /** Everyday words, folded, with a space between, that a careless eye would take for another: they stand as they are typed. */
  asTyped: string;
}
