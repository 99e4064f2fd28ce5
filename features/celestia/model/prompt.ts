import type { Language } from '../../../locales/locales.ts';
import type { Fact, FactId } from '../facts/fact.ts';
import type { ReadingLanguage } from '../guard/read-tokens.ts';
import type { ToolResult } from '../tools/tool.ts';
import type { Asked } from '../understanding/asked.ts';
import { chosenFacts } from './chosen-facts.ts';
import { instructionsFor } from './instructions.ts';
import type { ModelMessage } from './language-model.ts';
import { maskText, nameGiven } from './mask-text.ts';
import { lastTurns, sumUp, type Turn } from './sum-up.ts';
import { tellFact } from './tell-fact.ts';

/** All that a model may read for one answer. */
export interface Prompted {
  /** Of the answer. */
  language: ReadingLanguage;
  text: string;
  firstName: string | null;
  /** Names and places that are known of the people, to be masked. */
  names: readonly string[];
  earlier: readonly Turn[];
  asked: readonly Asked[];
  facts: readonly Fact[];
  /** Ids that the question is about in any case. */
  wanted: ReadonlySet<FactId>;
  /** UTC ms. */
  nowMs: number;
  /** How far the reader's clock is ahead of UTC, ms. */
  offsetMs: number;
}

function todayOf({ nowMs, offsetMs }: Pick<Prompted, 'nowMs' | 'offsetMs'>): string {
  const day = new Date(nowMs + offsetMs);
  return `${day.toISOString().slice(0, 10)}, a ${day.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}`;
}

function systemText(prompted: Prompted, language: Language): string {
  const { facts, wanted, nowMs, offsetMs, firstName, asked, earlier } = prompted;
  const told = chosenFacts(facts, wanted, nowMs).map((fact) => tellFact(fact, offsetMs));
  const name = nameGiven(firstName);
  const chart = facts.some(({ whose }) => whose === 'self')
    ? ''
    : 'The person has told no birth: speak of the sky alone.';
  return [
    instructionsFor(language),
    `TODAY is ${todayOf(prompted)}.`,
    name ? `The person is called ${name}.` : '',
    chart,
    sumUp(asked, earlier),
    `FACTS\n${told.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The messages of the first round. */
export function promptOf(prompted: Prompted): ModelMessage[] {
  const { language, text, earlier, nowMs, names } = prompted;
  const masked = (words: string) => maskText(words, language, { nowMs, names });
  const before = lastTurns(earlier).map(
    (turn): ModelMessage =>
      turn.from === 'person'
        ? { role: 'user', content: masked(turn.text) }
        : { role: 'assistant', content: turn.text, calls: [] },
  );
  return [
    { role: 'system', content: systemText(prompted, language.language) },
    ...before,
    { role: 'user', content: masked(text) },
  ];
}

/** A tool's answer holds so many facts at the most: the closest, the first. */
const MAX_TOLD_FACTS = 60;

/** What a tool has found, as the model reads it. */
export function tellResult(result: ToolResult, offsetMs: number): string {
  if (!result.ok) {
    const { code, field } = result.error;
    return `error: ${code}${field === null ? '' : ` (${field})`}`;
  }
  const lines = result.facts.slice(0, MAX_TOLD_FACTS).map((fact) => tellFact(fact, offsetMs));
  return lines.length === 0 ? 'nothing found' : lines.join('\n');
}
