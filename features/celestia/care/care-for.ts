import type { Language } from '../../../locales/locales.ts';
import { languageOf } from '../understanding/question-language.ts';
import { boundaryTopic } from './boundary-signs.ts';
import { type HeardSound, harmHeard, lifeHeard } from './ear/both-ears.ts';
import { asksOfTheCraft } from './ear/craft-words.ts';
import { type Ears, hear, isOfFewWords, NO_EARS } from './ear/ear.ts';
import { fold } from './fold-message.ts';
import { type HarmSigns, harmSigns } from './harm-signs.ts';
import { type LifeSigns, lifeSigns } from './life-signs.ts';
import type { BoundaryTopic } from './patterns/pattern.ts';
import { SPOKEN_PATTERNS } from './patterns/patterns-by-language.ts';
import { spelled } from './spelled.ts';
import { CALM, type CareState, type CareVerdict } from './verdict.ts';

/** Care over a whole conversation: state and message in, state and verdict out. Nothing else is read, nothing is kept. */

export interface CareStep {
  state: CareState;
  verdict: CareVerdict;
}

/** After plain words of danger: so many messages at the least without a reading, and only once the person has said they are safe. */
const QUIET_AFTER_DANGER = 2;
/** After a hint that was denied the next message may be read; where the question was passed over, the one after two. */
const QUIET_AFTER_HINT = 2;
const QUIET_AFTER_VIOLENCE = 1;

interface Signs {
  life: LifeSigns;
  harm: HarmSigns;
}

/** The state that a message confirms or starts. */
function moodOf(
  state: CareState,
  mood: CareState['mood'],
  { card, isMinor }: Pick<CareState, 'card' | 'isMinor'>,
): CareState {
  const answers = state.mood === mood ? state.answers + 1 : 1;
  return { mood, quiet: 0, answers, isSafe: false, isMinor, doubts: state.doubts, card };
}

function inDanger(state: CareState, isMinor: boolean): CareStep {
  const step = state.mood === 'danger' ? 'follow-up' : 'card';
  return {
    state: moodOf(state, 'danger', { card: 'suicide', isMinor }),
    verdict: { kind: 'danger', step, minor: isMinor },
  };
}

function mayMeanIt(state: CareState, isMinor: boolean): CareStep {
  if (state.mood === 'danger') return inDanger(state, isMinor);
  const step = state.mood === 'hint' ? 'follow-up' : 'question';
  return {
    state: moodOf(state, 'hint', { card: 'suicide', isMinor }),
    verdict: { kind: 'hint', step, minor: isMinor },
  };
}

function hurtByOthers(state: CareState, { life, harm }: Signs, isMinor: boolean): CareStep {
  const child = harm.child || isMinor;
  const step = state.mood === 'violence' ? 'follow-up' : 'card';
  return {
    state: moodOf(state, 'violence', { card: child ? 'child' : 'violence', isMinor }),
    verdict: {
      kind: 'violence',
      step,
      child,
      hint: life.level === 'hint',
      returning: harm.returning && !child,
    },
  };
}

/** Whether the mood still keeps readings back from a message that says nothing new. */
function holds({ mood, quiet, isSafe }: CareState): boolean {
  switch (mood) {
    case 'danger':
      return !isSafe || quiet <= QUIET_AFTER_DANGER;
    case 'hint':
      return isSafe ? quiet <= 1 : quiet <= QUIET_AFTER_HINT;
    case 'violence':
      return quiet <= QUIET_AFTER_VIOLENCE;
    case 'ended':
      return true;
    case 'calm':
      return false;
  }
}

function followUp(state: CareState, returning: boolean): CareVerdict {
  switch (state.mood) {
    case 'danger':
    case 'hint':
      return { kind: state.mood, step: 'follow-up', minor: state.isMinor };
    case 'violence':
      return { kind: 'violence', step: 'follow-up', child: state.card === 'child', hint: false, returning };
    case 'ended':
      return { kind: 'sexual-minor', step: 'ended' };
    case 'calm':
      return { kind: 'none' };
  }
}

/** The first rule that applies decides: danger, a hint, violence, sexual content about minors. Null where none does. */
function gravest(state: CareState, { life, harm }: Signs, isMinor: boolean): CareStep | null {
  if (life.level === 'danger') return inDanger(state, isMinor);
  if (state.mood === 'danger' && life.level === 'hint') return inDanger(state, isMinor);
  if (harm.violence) return hurtByOthers(state, { life, harm }, isMinor);
  if (life.level === 'hint') return mayMeanIt(state, isMinor);
  if (isMinor && harm.beyondMinor) {
    return { state: { ...state, isMinor }, verdict: { kind: 'minor', limit: harm.beyondMinor } };
  }
  if (!harm.sexualMinor) return null;
  return {
    state: moodOf(state, 'ended', { card: 'child', isMinor }),
    verdict: { kind: 'sexual-minor', step: 'refusal' },
  };
}

/** Who writes and by what they are heard. */
export interface Hearing {
  /** That the messages are known to be written in; null where it is not known. */
  language: Language | null;
  /** Ears beside the patterns; without them the patterns hear alone. */
  ears: Ears;
}

const PATTERNS_ALONE: Hearing = { language: null, ears: NO_EARS };

/** Where nothing tells a language, as many of the messages are in this one as in any. */
const LIKELY_LANGUAGE: Language = 'en';

function soundOf(message: string, folded: string, { language, ears }: Hearing): HeardSound | null {
  const written = languageOf(message, language ?? LIKELY_LANGUAGE);
  const ear = ears[written];
  if (!ear) return null;
  const sound = hear(ear, spelled(folded, SPOKEN_PATTERNS[written].spelling));
  return { language: written, sound, isOfCraft: asksOfTheCraft(folded, ear.craft, sound.isGrave) };
}

function signsOf(
  state: CareState,
  message: string,
  hearing: Hearing,
): Signs & { topic: BoundaryTopic | null } {
  const folded = fold(message);
  const signs = { life: lifeSigns(folded), harm: harmSigns(folded) };
  const topic = boundaryTopic(folded, hearing.language);
  // Who says that they are safe has been asked, and speaks of what they do not mean.
  const isTakenBack = state.mood !== 'calm' && signs.life.isSafe;
  const sound = isTakenBack ? null : soundOf(message, folded, hearing);
  const asking = {
    isAtBoundary: topic !== null,
    isShort: isOfFewWords(folded),
  };
  return { life: lifeHeard(signs.life, sound, asking), harm: harmHeard(signs.harm, sound, asking), topic };
}

/**
 * A doubt is left once to a conversation that has called for nothing; one on top of anything else is asked about, and so is one of
 * somebody under age.
 */
function weighed(state: CareState, signs: Signs): Signs {
  const isFirst = state.mood === 'calm' && state.doubts === 0 && state.card === null && !state.isMinor;
  const { violence, ownMinor, sexualMinor } = signs.harm;
  const isAlone = !violence && !ownMinor && !sexualMinor;
  if (signs.life.level !== 'doubt' || (isFirst && isAlone)) return signs;
  return { ...signs, life: { ...signs.life, level: 'hint' } };
}

/** The same where no reading can follow: what leaves a doubt is asked about. */
export function asMeant({ state, verdict }: CareStep): CareStep {
  return verdict.kind === 'doubt' ? mayMeanIt(state, state.isMinor) : { state, verdict };
}

/** What the next message of a person calls for. */
export function careFor(state: CareState, message: string, hearing: Hearing = PATTERNS_ALONE): CareStep {
  const { topic, ...heard } = signsOf(state, message, hearing);
  const signs = weighed(state, heard);
  const isMinor = state.isMinor || signs.harm.ownMinor;
  const grave = gravest(state, signs, isMinor);
  // What was refused stays refused; danger is answered even then.
  if (grave && (state.mood !== 'ended' || grave.verdict.kind === 'danger')) return grave;
  const waited: CareState = {
    ...state,
    quiet: state.quiet + 1,
    isSafe: state.isSafe || signs.life.isSafe,
    isMinor,
  };
  const returning = state.card === 'violence' && signs.harm.returning;
  if (holds(waited)) {
    return { state: { ...waited, answers: waited.answers + 1 }, verdict: followUp(waited, returning) };
  }
  const isInDoubt = signs.life.level === 'doubt';
  const doubts = state.doubts + Number(isInDoubt);
  const calm: CareState = { ...CALM, isMinor, doubts, card: state.card };
  if (returning)
    return {
      state: { ...waited, mood: 'violence' },
      verdict: followUp({ ...waited, mood: 'violence' }, true),
    };
  if (topic) return { state: calm, verdict: { kind: 'boundary', topic } };
  return { state: calm, verdict: { kind: isInDoubt ? 'doubt' : 'none' } };
}

/** The same over all that a person has written so far, oldest first. */
export function careAfter(messages: readonly string[], hearing: Hearing = PATTERNS_ALONE): CareStep {
  return messages.reduce<CareStep>(({ state }, message) => careFor(state, message, hearing), {
    state: CALM,
    verdict: { kind: 'none' },
  });
}
