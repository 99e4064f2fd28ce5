import { createGuard, prepareLanguage } from '../../features/celestia/guard/guard.ts';
import type { GuardWords } from '../../locales/guard-words.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import { drilledCases, type Values } from './drilled-cases.ts';
import type { DrilledTalk } from './drilled-charts.ts';
import { english } from './shapes/en-shapes.ts';
import { spanish } from './shapes/es-shapes.ts';
import { french } from './shapes/fr-shapes.ts';
import { portuguese } from './shapes/pt-shapes.ts';
import { type Speech, speak } from './shapes/shapes.ts';
import { turkish } from './shapes/tr-shapes.ts';

const SPEECHES = {
  tr: turkish,
  en: english,
  es: spanish,
  fr: french,
  pt: portuguese,
} as const satisfies Record<Language, Speech>;

interface Mistake {
  sentence: string;
  kind: string;
}

/** What came of one language. */
export interface GuardRow {
  language: Language;
  trueCount: number;
  falseCount: number;
  heldTrue: readonly Mistake[];
  through: readonly Mistake[];
  /** False ones by what was swapped. */
  bySwap: ReadonlyMap<string, number>;
}

interface Said extends Mistake {
  swapped: string | null;
}

/** Every sentence of a talk: each statement in two of its shapes in turn, and each falsehood in one. */
function sentencesOf(talk: DrilledTalk, speech: Speech, tag: string): Said[] {
  return drilledCases(talk).flatMap(({ kind, values, wrong }, index) => {
    const shapesOf = (named: string) => speech.shapes[named] ?? [];
    const said = (named: string, given: Values, turn: number) =>
      speak(speech, shapesOf(named)[turn % shapesOf(named).length] ?? '', given, tag);
    const trueOnes = [0, 1].map((turn) => ({
      kind,
      swapped: null,
      sentence: said(kind, values, index + turn),
    }));
    const falseOnes = wrong.flatMap(({ swapped, values: given }, order) => {
      const [name = swapped, other] = swapped.split(':');
      return [0, 1].map((turn) => ({
        kind,
        swapped: name,
        sentence: said(other ?? kind, given, index + order + turn),
      }));
    });
    return [...trueOnes, ...falseOnes];
  });
}

/** Puts the guard of a language to all its sentences, each once. */
export function measureLanguage(
  language: Language,
  words: GuardWords,
  talks: readonly DrilledTalk[],
): GuardRow {
  const prepared = prepareLanguage(language, words);
  const heldTrue: Mistake[] = [];
  const through: Mistake[] = [];
  const bySwap = new Map<string, number>();
  let [trueCount, falseCount] = [0, 0];
  for (const { facts, nowMs } of talks) {
    const talk = { facts, nowMs, name: '' };
    const all = new Map(
      sentencesOf(talk, SPEECHES[language], LOCALES[language].tag).map((said) => [
        `${said.sentence}${said.swapped}`,
        said,
      ]),
    );
    for (const { sentence, kind, swapped } of all.values()) {
      const guard = createGuard(prepared, { facts, nowMs, offsetMs: 0 });
      const verdict = sentence
        .split(' || ')
        .map((part) => guard.judge(part).verdict)
        .at(-1);
      if (swapped === null) {
        trueCount++;
        if (verdict === 'held') heldTrue.push({ sentence, kind });
      } else {
        falseCount++;
        bySwap.set(swapped, (bySwap.get(swapped) ?? 0) + 1);
        if (verdict === 'out') through.push({ sentence, kind: `${kind}/${swapped}` });
      }
    }
  }
  return { language, trueCount, falseCount, heldTrue, through, bySwap };
}
