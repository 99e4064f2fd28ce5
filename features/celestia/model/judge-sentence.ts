import type { Language } from '../../../locales/locales.ts';
import { careFor } from '../care/care-for.ts';
import { NO_EARS } from '../care/ear/ear.ts';
import { CALM, mayRead } from '../care/verdict.ts';
import type { FactId } from '../facts/fact.ts';
import type { Guard, HeldReason } from '../guard/guard.ts';
import type { ReadingLanguage } from '../guard/read-tokens.ts';
import { splitSentences } from '../guard/split-sentences.ts';
import { tellsInstructions } from './instructions.ts';
import { plainSentence } from './plain-sentence.ts';
import { readLine } from './read-lines.ts';
import { isUnspoken } from './unspoken-language.ts';

/** Why a model's line is held: the guard's reasons, and what only a model does. */
export type LineHeld =
  | HeldReason
  /** Not of the form, or no plain sentence. */
  | 'form'
  /** It tells what the model was told of its part. */
  | 'instructions'
  /** Of what no chart is asked: illness, court, violence. */
  | 'boundary';

export type LineVerdict =
  | { verdict: 'out'; text: string; facts: readonly FactId[] }
  | { verdict: 'held'; reason: LineHeld }
  /** It speaks of ending a life, or of self-harm. */
  | { verdict: 'care' };

/** The sign, as an astrologer writes it; small it is the illness. */
const SIGN_OF_ILLNESS = /(?<!\p{L})C[aáâ]ncer(?!\p{L})/gu;

/**
 * What is read in a sentence that no chart has to do with, whoever writes it. By patterns alone: the ear beside them learned what
 * people write in need, and would end good answers.
 */
function careIn(text: string, language: Language): 'care' | 'boundary' | null {
  const { verdict } = careFor(CALM, text.replace(SIGN_OF_ILLNESS, '♋'), { language, ears: NO_EARS });
  if (mayRead(verdict)) return null;
  return verdict.kind === 'danger' || verdict.kind === 'hint' ? 'care' : 'boundary';
}

/**
 * Judges a line as a model has written it: form, plain text, language, care, then what it says of chart and sky. Care comes before
 * form: what is said of dying is heard in any notation.
 */
export function judgeLine(line: string, guard: Guard, language: ReadingLanguage): LineVerdict {
  const care = careIn(line, language.language);
  if (care === 'care') return { verdict: 'care' };
  const written = readLine(line);
  const text = written && plainSentence(written.text);
  if (!written || text === null) return { verdict: 'held', reason: 'form' };
  if (care === 'boundary') return { verdict: 'held', reason: 'boundary' };
  if (tellsInstructions(text)) return { verdict: 'held', reason: 'instructions' };
  if (isUnspoken(text)) return { verdict: 'held', reason: 'other_language' };
  const claims = written.facts.map((fact) => ({ fact, says: ['name' as const] }));
  const facts = new Set(written.facts);
  for (const sentence of splitSentences(text, language.words)) {
    const judged = guard.judge({ text: sentence, claims });
    if (judged.verdict === 'held') return { verdict: 'held', reason: judged.reason };
    for (const id of judged.facts) facts.add(id);
  }
  return { verdict: 'out', text, facts: [...facts] };
}
