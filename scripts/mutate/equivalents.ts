import type { Fault } from './faults.ts';

/** A fault that nobody can observe, found by reading what went unnoticed: there is nothing to test. */
export interface Equivalent {
  file: string;
  /** The line that it stands on, without the space around it. */
  text: string;
  was: string;
  becomes: string;
  why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

/** A stretch of source on one line, as lists show it. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

export function equivalentOf({ file, text, was, becomes }: Fault): Equivalent | undefined {
  return EQUIVALENTS.find(
    (known) =>
      known.file === file &&
      known.text === text &&
      known.was === oneLine(was) &&
      known.becomes === oneLine(becomes),
  );
}
