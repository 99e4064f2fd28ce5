import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WrittenConversation } from '../../features/celestia/conversations/conversation.ts';
import type { Heard } from '../../features/celestia/understanding/strangers/heard.ts';
import type { QuestionKind } from '../../locales/listener-weights.ts';
import type { Language } from '../../locales/locales.ts';

/** Questions with their kinds, for the listener to learn from and to be measured by. */

export interface QuestionLine {
  kind: QuestionKind;
  text: string;
}

function sectionsOf(file: string): { kind: QuestionKind; lines: string[] }[] {
  const text = readFileSync(new URL(`./questions/${file}`, import.meta.url), 'utf8');
  return text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [kind = '', ...lines] = section.split('\n');
      // A heading that is no kind would show in the table of `npm run celestia:heard`.
      return { kind: kind as QuestionKind, lines: lines.filter((line) => line !== '') };
    });
}

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const PARTS = 5;

/** Whether a line belongs to the fifth that nothing is ever learned from. */
export function isHeldOut({ text }: Pick<QuestionLine, 'text'>): boolean {
  const hash = [...text].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), FNV_PRIME) >>> 0,
    FNV_START,
  );
  return (hash >>> 8) % PARTS === 0;
}

/** Whole questions as somebody may type them, below the heading of their kind (`# love hurt`). */
export function writtenQuestions(language: Language): QuestionLine[] {
  return sectionsOf(`${language}.txt`).flatMap(({ kind, lines }) => lines.map((text) => ({ kind, text })));
}

/** As many more that people wrote who had read none of the others. */
export function askedQuestions(language: Language): QuestionLine[] {
  return sectionsOf(`${language}.asked.txt`).flatMap(({ kind, lines }) =>
    lines.map((text) => ({ kind, text })),
  );
}

/** Whole questions of everyday life, all of them to be learned from: what is measured by is a fifth of the others. */
export function livedQuestions(language: Language): QuestionLine[] {
  return sectionsOf(`${language}.life.txt`).flatMap(({ kind, lines }) =>
    lines.map((text) => ({ kind, text })),
  );
}

/** Words and turns of phrase that belong to a kind, many to a line. */
export function kindWords(language: Language): QuestionLine[] {
  return sectionsOf(`${language}.words.txt`).flatMap(({ kind, lines }) =>
    lines.flatMap((line) => line.split(', ').map((text) => ({ kind, text }))),
  );
}

/** Of a written turn that stands by itself. */
const LEAST_WORDS = 3;

/** What the tests of understanding hold her to, as far as it stands by itself. */
export async function testedQuestions(language: Language): Promise<QuestionLine[]> {
  const folder = '../../features/celestia';
  const { conversations } = (await import(`${folder}/conversations/${language}.fixture.ts`)) as {
    conversations: readonly WrittenConversation[];
  };
  const { heard } = (await import(`${folder}/understanding/strangers/${language}.fixture.ts`)) as {
    heard: readonly Heard[];
  };
  const turns = conversations
    .flatMap((conversation) => conversation.turns)
    .filter(([text]) => text.split(' ').length >= LEAST_WORDS);
  const alone = heard.filter(([, , follows]) => !follows).map(([text, { about }]) => [text, about] as const);
  return [...turns, ...alone].flatMap(([text, about]) =>
    about === undefined || about === 'why' || about === 'unclear' ? [] : [{ kind: about, text }],
  );
}

/** Of all that a listener learned from, in its order. */
export function linesFingerprint(lines: readonly QuestionLine[]): string {
  const text = lines.map((line) => `${line.kind}\t${line.text}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** All that the listener of a language learns from. */
export async function learnedLines(language: Language) {
  const written = [
    ...[...writtenQuestions(language), ...askedQuestions(language)].filter((line) => !isHeldOut(line)),
    ...livedQuestions(language),
  ];
  const tested = await testedQuestions(language);
  const words = kindWords(language);
  return { written, tested, words, learnedFrom: linesFingerprint([...written, ...tested, ...words]) };
}
