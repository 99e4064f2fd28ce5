import type { AspectId, MoonPhaseId, SignId } from '../astrology/ids.ts';
import type { LifeTopic, Matter, Mood, NamedPoint, Slant, SocialAct, Term } from './celestia-lexicon.ts';
import type { RetrogradeTexts } from './interpretation-types.ts';

/**
 * The words that Celestia speaks with, for each language. Sentences are whole; what changes in them stands in blanks
 * `{{a.sign.in}}`: the first or second fact of the sentence, what of it, and the form that the grammar asks for there. Which
 * forms there are, each language says for itself; every row of a table has the same.
 */

/** A word in the forms that a language's sentences need: `{ the: 'Venus', your: 'your Venus' }`. */
export type Forms = Readonly<Record<string, string>>;

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** Sentences of which one is said; the more there are, the later one comes again. */
export type Pool = readonly string[];
/** How two points meet: conjunction; sextile and trine; square and opposition. */
export type MeetingKind = 'joined' | 'flowing' | 'tense';
export type PlanetId =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** The names of the sky in the forms that sentences need. */
export interface CelestiaNames {
  points: Readonly<Record<NamedPoint, Forms>>;
  signs: Readonly<Record<SignId, Forms>>;
  houses: Readonly<Record<HouseNumber, Forms>>;
  aspects: Readonly<Record<AspectId, Forms>>;
  phases: Readonly<Record<MoonPhaseId, Forms>>;
  elements: Readonly<Record<'fire' | 'earth' | 'air' | 'water' | 'cardinal' | 'fixed' | 'mutable', Forms>>;
  topics: Readonly<Record<LifeTopic, Forms>>;
  /** What is asked about within a part of life, in the forms of `topics`. */
  matters: Readonly<Record<Matter, Forms>>;
  /** January to December. */
  months: readonly Forms[];
  /** A date by form: `{{day}}`, `{{month.on}}`; and with a year where it is not this one. */
  dates: Forms;
  datesWithYear: Forms;
  /** How the first of a month is written where not as a plain number. */
  firstDay: string;
  /** What words that meet in a filled sentence grow into: `de el` is `del`. */
  contractions: Forms;
  /** Two to ten, as words; index 0 is none. */
  counts: readonly string[];
}

/** What a point of a chart stands for in a life, as the singular subject of a sentence; two ways to say it. */
export type Themes = Readonly<Record<NamedPoint, readonly [string, string]>>;

/** How a sign does things, by what does them: whole sentences. */
export const FACETS = [
  'self',
  'feeling',
  'mind',
  'love',
  'drive',
  'growth',
  'duty',
  'approach',
  'calling',
  'money',
  'home',
  'company',
  'partner',
  'north',
  'shared',
  'retreat',
] as const;
export type Facet = (typeof FACETS)[number];
export type FacetSentences = Readonly<Record<SignId, Readonly<Record<Facet, Pool>>>>;

/** How somebody is in a matter of life with what tells of it in a sign, and what helps them there. */
export interface MatterTold {
  is: string;
  helps: string;
}
export type MatterSentences = Readonly<Record<Matter, Readonly<Record<SignId, MatterTold>>>>;

/** The matters by the part of life whose file they stand in: `celestia/matters-love` and its like. */
interface MattersByPart {
  love:
    | 'idealPartner'
    | 'unavailable'
    | 'message'
    | 'meeting'
    | 'breakup'
    | 'quarrels'
    | 'confession'
    | 'ex'
    | 'dating'
    | 'marriage'
    | 'trust'
    | 'lettingGo'
    | 'forgiving'
    | 'loneliness';
  work:
    | 'vocation'
    | 'quitting'
    | 'recognition'
    | 'speakingUp'
    | 'interview'
    | 'newJob'
    | 'boss'
    | 'colleagues'
    | 'promotion'
    | 'raise'
    | 'ownBusiness'
    | 'businessPartner'
    | 'retirement'
    | 'fame';
  means:
    | 'wealth'
    | 'spending'
    | 'selling'
    | 'savings'
    | 'debts'
    | 'loan'
    | 'inheritance'
    | 'purchase'
    | 'buyingHome'
    | 'moving'
    | 'whereToLive'
    | 'roommate'
    | 'neighbours'
    | 'abroad';
  people:
    | 'siblings'
    | 'children'
    | 'mother'
    | 'father'
    | 'inLaws'
    | 'familyQuarrel'
    | 'ageingParents'
    | 'celebration'
    | 'bestFriend'
    | 'newFriends'
    | 'lostFriend'
    | 'givingMore'
    | 'pet'
    | 'trip';
  self:
    | 'smallTalk'
    | 'criticism'
    | 'moods'
    | 'decisions'
    | 'change'
    | 'sayingNo'
    | 'perfection'
    | 'misunderstood'
    | 'overthinking'
    | 'confidence'
    | 'anger'
    | 'fear'
    | 'sleep'
    | 'rest';
  doing:
    | 'exam'
    | 'studies'
    | 'languages'
    | 'music'
    | 'writing'
    | 'art'
    | 'focus'
    | 'delay'
    | 'routine'
    | 'startingLate'
    | 'hobby'
    | 'exercise'
    | 'faith'
    | 'looks';
}
export type MatterPart = keyof MattersByPart;
export const MATTER_PARTS = [
  'love',
  'work',
  'means',
  'people',
  'self',
  'doing',
] as const satisfies readonly MatterPart[];
export type MattersOf<Part extends MatterPart> = Pick<MatterSentences, MattersByPart[Part]>;

/** What a sign is like in anybody, told of "them". */
export const GENERAL_FACETS = [
  'self',
  'feeling',
  'mind',
  'love',
  'drive',
] as const satisfies readonly Facet[];
export type GeneralFacet = (typeof GENERAL_FACETS)[number];
export type GeneralSentences = Readonly<Record<SignId, Readonly<Record<GeneralFacet, string>>>>;

/** What a house does to whatever stands in it at birth, and what it is like while something passes. */
export type HouseSentences = Readonly<Record<HouseNumber, { field: string; dwell: Pool; passing: Pool }>>;

export type Meetings = Readonly<Record<MeetingKind, string>>;

export interface PlanetSentences {
  /** What it is about, in general. */
  lore: Readonly<Record<NamedPoint, readonly [string, string]>>;
  /** What it does to the theme of a point that it meets in a birth chart; `{{theme}}` may be any of the language's themes. */
  touch: Readonly<Record<PlanetId, Meetings>>;
  /** What it does to the theme of a point that it passes over. */
  passing: Readonly<Record<PlanetId, Readonly<Record<MeetingKind, Pool>>>>;
  retrogrades: RetrogradeTexts;
  /** Being born while it went back. */
  bornRetrograde: Pool;
}

export interface MoonSentences {
  /** A day of the Moon in a sign. */
  days: Readonly<Record<SignId, string>>;
  phases: Readonly<Record<MoonPhaseId, string>>;
  /** What is said of whoever was born in a phase. */
  born: Readonly<Record<MoonPhaseId, string>>;
  newMoon: Pool;
  fullMoon: Pool;
  solarEclipse: Pool;
  lunarEclipse: Pool;
}

/** Frames that state a fact. */
export const FRAMES = [
  'topicPlacement',
  'topicPlacementOnly',
  'topicHouse',
  // Where it is read that was said before.
  'readFrom',
  'readFromOnly',
  'readFromHouse',
  'topicTransit',
  'topicTransitNow',
  'topicQuiet',
  'placement',
  'placementOnly',
  'also',
  'alsoOnly',
  'angle',
  'alsoAngle',
  'house',
  'alsoHouse',
  'houseHolds',
  'houseEmpty',
  'aspect',
  'alsoAspect',
  'noAspect',
  'transit',
  'transitNow',
  'alsoTransit',
  'skyPlacement',
  'skyPlacementOnly',
  'moonToday',
  'moonTodayOnly',
  'moonTomorrow',
  'moonTomorrowOnly',
  'moonOnDay',
  'phase',
  'newMoon',
  'fullMoon',
  'solarEclipse',
  'lunarEclipse',
  'passesHouse',
  'touchesPoint',
  'retrogradeNow',
  'retrogradeAhead',
  'chartRuler',
  'houseEntry',
  'houseExit',
  'houseEntered',
  'houseLeft',
  'noContact',
  'notRetrograde',
  'directNow',
  'natalRetrograde',
  'natalDirect',
  'domicile',
  'exaltation',
  'detriment',
  'fall',
  'noDignity',
  'noneDignified',
  'meeting',
  'noMeeting',
  'ingress',
  'entered',
  'leaves',
  'openSign',
  'generalSign',
  'generalPlace',
  'toldPlace',
  'toldAspect',
  'noneInSign',
  'balanceMost',
  'balanceNone',
  'synastry',
  'alsoSynastry',
  'overlay',
  'partnerPlacement',
  'whyPlacement',
  'whyAspect',
  'whyTransit',
  'untilTransit',
  'untilStay',
  'untilEclipse',
  'untilLunation',
  'noneThen',
  'pastNewMoon',
  'pastFullMoon',
  'pastSolarEclipse',
  'pastLunarEclipse',
  'dayToChoose',
  'dayToAvoid',
  'noDaySought',
  'choiceFirst',
  'choiceSecond',
  'choiceEven',
  'choiceQuiet',
  'housesEmpty',
  'bornPhase',
  'bornPhaseOpen',
  'signForAll',
  'retrogradesNow',
  'anotherAspect',
  'noSuchAspect',
  'houseField',
  'houseNeedsHour',
  'noEnd',
  'agrees',
  'wrongSign',
  'wrongSignBut',
  'wrongHouse',
  'deniedWrongly',
  'deniedRightly',
  'signStands',
  'noFigure',
  'noReception',
  'pastTransit',
  'pastAlso',
  'signHolds',
  'noStellium',
  'returnBehind',
  'rivalPlace',
  'rivalSelf',
  'rivalHouse',
  'rivalSky',
  'rivalAsked',
] as const;
export type FrameName = (typeof FRAMES)[number];

export interface TalkSentences {
  social: Readonly<Record<Exclude<SocialAct, 'agreement'>, readonly Pool[]>>;
  /** Each a whole turn of a few sentences. */
  agreement: readonly Pool[];
  outside: readonly Pool[];
  unclear: readonly Pool[];
  /** One sentence. */
  greets: Pool;
  askBirth: Pool;
  unknownHour: Pool;
  /** The same, of the rising sign and the Midheaven. */
  noAngle: Pool;
  askPartner: Pool;
  /** The same of a birth whose day was told. */
  askPartnerHour: Pool;
  /** Where everything that there is to say to a question has been said in the conversation. */
  spent: Pool;
  /** What a reading begins with, by the spirit in which it was asked for: one sentence that claims nothing. */
  openings?: Readonly<Partial<Record<Mood, Pool>>>;
  /** The same to whoever asks whether something will come about: an exam passed, a message, a job. */
  whetherItComes: Pool;
  /** The same to whoever asks which of two, with the question as they typed it, `{{asked.text}}`. */
  eitherOf: Pool;
  /** What is said first to whoever asks whether they are so: one sentence that names neither what nor by which fact. */
  verdicts: Readonly<Record<'yes' | 'partly' | 'hardly', Pool>>;
  /** What is said first to whoever asks whether a time is good for something: one sentence of whatever stretch. */
  times: Readonly<Record<'good' | 'mixed' | 'hard', Pool>>;
  closers: Readonly<Record<LifeTopic | 'time' | 'any', Pool>>;
  /** How a reading of a birth chart is to be taken; said where an answer would be short. */
  grains: Pool;
  /** The same for a reading of time. */
  timeGrains: Pool;
  /** What she is: for the header, before the first answer, on a shared picture. */
  whatSheIs: { header: string; beforeFirst: string; sharedPicture: string };
}

/** What a sign is asked for apart from how it is: what helps, what it costs when overdone, what it gives. */
export type SignSlant = Extract<Slant, 'advice' | 'shadow' | 'gift'>;

export interface SlantSentences {
  /** Of whatever stands in the sign: a planet, an angle, a house's cusp. */
  signs: Readonly<Record<SignId, Readonly<Record<SignSlant, Pool>>>>;
  /** To whether something is good or bad. */
  verdict: Pool;
  /** What comes first where a strength is asked for, a weak spot, or both. */
  sides: Readonly<Record<'gift' | 'shadow' | 'both', Pool>>;
  /** The same of what happens in the sky. */
  skyVerdict: Pool;
}

/** Everything that one language needs to speak; each part is a file of its own. */
export interface CelestiaWords {
  names: CelestiaNames;
  themes: Themes;
  facets: FacetSentences;
  matters: MatterSentences;
  slants: SlantSentences;
  general: GeneralSentences;
  houses: HouseSentences;
  planets: PlanetSentences;
  moon: MoonSentences;
  frames: Readonly<Record<FrameName, Pool>>;
  terms: Readonly<Record<Term, Pool>>;
  talk: TalkSentences;
}
