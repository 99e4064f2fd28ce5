import type { AspectId, ElementId, ModeId, MoonPhaseId, SignId } from '../../../astrology/ids.ts';
import type { Cue, MonthPart, RelativeTime, SpokenPoint } from '../../../locales/guard-words.ts';

/** What the ending of a Turkish noun says: in a place, of it ("Balık'taki"), going to it, coming from it, being it ("Balık'sın"). */
export type Case = 'place' | 'ofPlace' | 'towards' | 'away' | 'youAre';

/** What a piece of text means by itself. */
export type Meaning =
  | { kind: 'point'; point: SpokenPoint }
  | { kind: 'sign'; sign: SignId }
  /** `isTopic`: named by what it is the house of. */
  | { kind: 'house'; house: number; isTopic: boolean }
  | { kind: 'houseWord' }
  /** "Seven houses". */
  | { kind: 'houseCount'; count: number }
  | { kind: 'aspect'; aspects: readonly AspectId[] }
  | { kind: 'motion'; retrograde: boolean; turns: boolean }
  | { kind: 'phase'; phases: readonly MoonPhaseId[] }
  | { kind: 'eclipse'; of: 'solar' | 'lunar' | null }
  | { kind: 'season'; season: number }
  | { kind: 'group'; of: ElementId | ModeId }
  | { kind: 'number'; value: number; isOrdinal: boolean; isFigure: boolean }
  | { kind: 'degree'; degree: number }
  | { kind: 'degreeWord' }
  | { kind: 'month'; month: number }
  | { kind: 'monthPart'; part: MonthPart }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'relative'; time: RelativeTime }
  | { kind: 'unit'; unit: 'day' | 'week' | 'month' | 'year' }
  | { kind: 'feast'; month: number; day: number }
  | { kind: 'ahead' }
  | { kind: 'ago' }
  | { kind: 'dateJoint' }
  | { kind: 'to' }
  | { kind: 'isoDate'; year: number; month: number; day: number }
  | { kind: 'clock'; minutes: number }
  | { kind: 'date'; fromMs: number; toMs: number; isDay: boolean; isNear: boolean; isYearOpen: boolean }
  | { kind: 'cue' }
  | { kind: 'mark'; mark: string }
  | { kind: 'word' };

export type Token = Meaning & {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** As the text is folded. */
  text: string;
  /** What else it says; empty for what is none. */
  cues: readonly Cue[];
  /** An unknown word with a capital. */
  isName?: boolean;
  case: Case | null;
};

export type TokenOf<Kind extends Meaning['kind']> = Extract<Token, { kind: Kind }>;

export function isKind<Kind extends Meaning['kind']>(
  token: Token | undefined,
  kind: Kind,
): token is TokenOf<Kind> {
  return token?.kind === kind;
}

export function hasCue(token: Token | undefined, cue: Cue): boolean {
  return token?.cues.includes(cue) ?? false;
}
