import type { Line } from './line.ts';

/** Sentences that belong together: a fact, and what it means. Without the first the rest is not said. */
export interface Part {
  lines: readonly Line[];
  /** Said whatever the length; the others only while the answer is short. */
  must: boolean;
}

export const must = (...lines: readonly (Line | null)[]): Part => ({ must: true, lines: present(lines) });
export const may = (...lines: readonly (Line | null)[]): Part => ({ must: false, lines: present(lines) });

function present(lines: readonly (Line | null)[]): Line[] {
  return lines.filter((line) => line !== null);
}

/** Sentences of a pool in the order in which they were written, where each goes on from the one before. */
export function inOrder(pool: readonly string[]): Line[] {
  return pool.map((text) => plain([text]));
}

/** A sentence that says nothing of any chart. */
export function plain(pool: readonly string[]): Line {
  return { pool, slots: {} };
}

/** Those that there are. */
export function presentParts(parts: readonly (Part | null | undefined)[]): Part[] {
  return parts.filter((part) => part !== null && part !== undefined);
}
