import type { CareWords } from '../../../locales/en/celestia/care.ts';
import type { CareState, CareVerdict } from './verdict.ts';

/** The paragraphs that answer a verdict, out of the words of a language. */

/** The text whose turn it is; after the last it begins again. */
function turn(texts: readonly string[], answers: number): string[] {
  const text = texts[Math.max(0, answers) % texts.length];
  return text === undefined ? [] : [text];
}

function followUps(texts: readonly string[], { answers }: CareState): string[] {
  // The first answer in a mood was its card or its question.
  return turn(texts, answers - 2);
}

function aboutLife(
  verdict: Extract<CareVerdict, { kind: 'danger' | 'hint' }>,
  state: CareState,
  words: CareWords,
) {
  const { safe } = words[verdict.kind];
  const minor = verdict.minor ? [words.danger.minor] : [];
  if (state.isSafe) return [safe];
  if (verdict.step === 'follow-up') return followUps(words[verdict.kind].followUps, state);
  return [...(verdict.kind === 'danger' ? words.danger.card : words.hint.question), ...minor];
}

function aboutViolence(
  verdict: Extract<CareVerdict, { kind: 'violence' }>,
  state: CareState,
  words: CareWords,
) {
  const { card, child, followUps: later, hint, relationship } = words.violence;
  const body = verdict.child ? child : card;
  const answer = verdict.step === 'card' ? body : followUps(later, state);
  return [
    ...(verdict.returning && verdict.step === 'follow-up' ? [relationship] : answer),
    ...(verdict.returning && verdict.step === 'card' ? [relationship] : []),
    ...(verdict.hint ? [hint] : []),
  ];
}

/**
 * What is said, paragraph by paragraph: below a reading where there is a doubt, else in its place; empty where nothing is called for. The card beside it comes from help-card.ts.
 * @param state after the verdict's message.
 */
export function careAnswer(verdict: CareVerdict, state: CareState, words: CareWords): readonly string[] {
  switch (verdict.kind) {
    case 'danger':
    case 'hint':
      return aboutLife(verdict, state, words);
    case 'violence':
      return aboutViolence(verdict, state, words);
    case 'minor':
      return [words.minor[verdict.limit]];
    case 'sexual-minor':
      return [verdict.step === 'refusal' ? words.sexualMinor.refusal : words.sexualMinor.ended];
    case 'boundary': {
      const { text, instead } = words.boundary[verdict.topic];
      return [text, instead];
    }
    case 'doubt':
      return [words.doubt];
    case 'none':
      return [];
  }
}
