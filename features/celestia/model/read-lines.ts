import type { FactId } from '../facts/fact.ts';

/**
 * What a model writes: a sentence a line, the ids of the facts that it rests on before it in brackets.
 *
 *     [natal.venus, transit.saturn-square-venus.2027-01-14] Saturn leans on your Venus until March.
 *     [] Take your time with it.
 */

/** A line that was well formed. */
export interface Written {
  text: string;
  facts: readonly FactId[];
}

/** A sentence names a few facts; who names more has copied the list. */
const MAX_FACTS = 6;

const LINE = /^\[([^[\]]*)\]\s*(\S.*)$/;
const ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** A line as it is meant; null where it is not of the form. */
export function readLine(line: string): Written | null {
  const [, list, text] = LINE.exec(line.trim()) ?? [];
  if (list === undefined || text === undefined) return null;
  const facts = list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (facts.length > MAX_FACTS || facts.some((id) => !ID.test(id))) return null;
  return { text: text.trim(), facts };
}

/** Gives out whole lines of a text that comes in pieces; blank ones are left out. */
export class LineReader {
  private rest = '';

  /** The lines that a piece completes. */
  take(piece: string): string[] {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    return lines.filter((line) => line.trim() !== '');
  }

  /** What stood after the last line's end. */
  end(): string[] {
    const last = this.rest;
    this.rest = '';
    return last.trim() === '' ? [] : [last];
  }
}
