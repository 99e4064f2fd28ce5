import type { AspectId, ElementId, SignId } from '../../../astrology/ids.ts';
import type {
  LifeTopic,
  Matter,
  Mood,
  NamedPoint,
  Quality,
  SkyEvent,
  Slant,
  SocialAct,
  Term,
  TimeFrame,
  Want,
} from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';

/** What a question is about, at the coarsest. */
export type About =
  | LifeTopic
  | SocialAct
  | 'period'
  | 'placement'
  | 'sign'
  | 'house'
  | 'aspect'
  | 'term'
  | 'event'
  | 'partner'
  | 'overview'
  | 'balance'
  | 'why'
  | 'outside'
  | 'unclear';

/** What somebody takes for true of a chart of theirs, or denies: "I'm a Scorpio", "my Venus in Aries". */
export interface Premise {
  point: NamedPoint;
  sign: SignId | null;
  house: number | null;
  /** It is said not to be so: "I'm not a Taurus". */
  isDenied: boolean;
}

/** One of two times that somebody chooses between. */
export interface ChosenTime extends Pick<Asked, 'frame' | 'weekdays' | 'day' | 'month' | 'year'> {
  /** "Next" after the first: so many years after the next that there is. */
  yearsOn: number;
}

/** A question as it was understood, follow-ups filled from the turn before. */
export interface Asked {
  language: Language;
  about: About;
  /** The part of life it is asked for, also where `about` is a placement or a stretch of time. */
  topic: LifeTopic | null;
  /** Another part of life that it may be about as well, where what it is about was only guessed. */
  rival: LifeTopic | null;
  frame: TimeFrame | null;
  /** 1 Monday to 7 Sunday, where days of the week are named. */
  weekdays: readonly number[];
  /** 1 to 31, where a day of the month is named. */
  day: number | null;
  /** 1 to 12, where a month is named. */
  month: number | null;
  /** Where one is named by its number. */
  year: number | null;
  /** So many years from now, where they are counted. */
  yearsAhead: number | null;
  /** That time lies behind: the month or the year its last, the frame the one before this. */
  isOver: boolean;
  /** The two times where a choice between two is asked for, else none. */
  choice: readonly ChosenTime[];
  points: readonly NamedPoint[];
  /** What is asked about within a wider part of life. */
  matter: Matter | null;
  /** Whether a time is good for something is asked. */
  weighsTime: boolean;
  /** What somebody asks whether they are. */
  quality: Quality | null;
  /** The point that tells of the trait or the person that is asked about: the Moon of moods, Mercury of a sister. */
  trait: NamedPoint | null;
  signs: readonly SignId[];
  /** 1 to 12. */
  houses: readonly number[];
  aspects: readonly AspectId[];
  elements: readonly ElementId[];
  event: SkyEvent | null;
  term: Term | null;
  /** The other of two words of the craft, where what both mean is asked. */
  otherTerm: Term | null;
  want: Want | null;
  mood: Mood | null;
  /** As it was typed, where one of two is asked for and it can be said back. */
  quoted: string | null;
  /** Of days that are asked for, whether they are to be hard or easy. */
  seeks: 'hard' | 'easy' | null;
  /** What is asked of the thing rather than how it is, in the order in which it is asked. */
  slants: readonly Slant[];
  /** Whose chart is meant; `sky` where the sky as it stands now is. */
  whose: 'self' | 'partner' | 'sky';
  premise: Premise | null;
  /** A sign is asked about for itself, and not as the asker's own. */
  isGeneral: boolean;
  /** It tells the birth of somebody else. */
  tellsBirth: boolean;
  /** It greets before it asks. */
  greets: boolean;
  /** It is understood from the turn before. */
  follows: boolean;
}
