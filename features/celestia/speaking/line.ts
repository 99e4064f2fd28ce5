import { contracted } from '../../contracted.ts';
import type { Claim, ClaimedSentence, Saying } from '../claims/claim.ts';
import type { FactId } from '../facts/fact.ts';
import { turned } from './seed.ts';

/** What a blank of a sentence is filled with, and what is said of a fact by filling it. */
export interface Slot {
  text: string;
  claim?: { fact: FactId; says: Saying };
}
/** By the blank's name: `a.sign.in`. */
export type Slots = Readonly<Record<string, Slot>>;

/** A sentence to be chosen from several wordings. */
export interface Line {
  pool: readonly string[];
  slots: Slots;
  /** What any of the wordings says by itself, beside what its blanks say. */
  says?: readonly { fact: FactId; says: Saying }[];
}

/** How sentences are chosen. */
export interface Voice {
  /** BCP 47 tag, for capitals. */
  tag: string;
  /** What words that meet in a filled sentence grow into. */
  contractions: Readonly<Record<string, string>>;
  seed: string;
  /** Fingerprints of what was said in this conversation. */
  told: ReadonlySet<string>;
  /** Wordings of this answer: none comes twice in it, whatever its blanks are filled with. */
  worded: ReadonlySet<string>;
}

/** A sentence with the wording that it was filled from. */
export interface Worded {
  sentence: ClaimedSentence;
  wording: string;
}

const BLANK = /\{\{([\w.]+)\}\}/g;

function blanksOf(wording: string): string[] {
  return [...wording.matchAll(BLANK)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Claims of one fact put together, each thing said once. */
function merged(said: readonly { fact: FactId; says: Saying }[]): Claim[] {
  const byFact = new Map<FactId, Set<Saying>>();
  for (const { fact, says } of said) byFact.set(fact, (byFact.get(fact) ?? new Set()).add(says));
  return [...byFact].map(([fact, says]) => ({ fact, says: [...says] }));
}

function capitalized(text: string, tag: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, first: string) => before + first.toLocaleUpperCase(tag),
  );
}

function filled(
  wording: string,
  { slots, says = [] }: Line,
  { tag, contractions }: Pick<Voice, 'tag' | 'contractions'>,
): ClaimedSentence | null {
  const blanks = blanksOf(wording);
  if (blanks.some((name) => !slots[name])) return null;
  const texts = Object.fromEntries(blanks.map((name) => [name, slots[name]?.text ?? '']));
  const text = wording.replace(BLANK, (_, name: string) => texts[name] ?? '');
  const said = blanks.flatMap((name) => slots[name]?.claim ?? []);
  const joined = blanks.length > 0 ? contracted(text, contractions) : text;
  return { text: capitalized(joined, tag), claims: merged([...said, ...says]) };
}

/** What a sentence is remembered by: itself, without capitals and marks. */
export function fingerprint(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first wording, from a place the seed says, that can be filled and has not been said; null where there is none. */
export function spoken(line: Line, { seed, told, worded, ...spelling }: Voice): Worded | null {
  for (const wording of turned(line.pool, `${seed} ${line.pool[0] ?? ''}`)) {
    if (worded.has(wording)) continue;
    const sentence = filled(wording, line, spelling);
    if (sentence && !told.has(fingerprint(sentence.text))) return { sentence, wording };
  }
  return null;
}
