import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from './floor.ts';

/** MDN's data on what came to which browser when, asked for the oldest browsers of the site. */

export const MDN = data;

/** A feature that at least one of the oldest browsers does not have. */
export interface NewerFeature {
  /** Its path in MDN's data: `css.properties.text-wrap`. */
  id: string;
  /** What a test for the feature names: `text-wrap`. */
  name: string;
  /** Line of the source, from 1. */
  line: number;
}

function compare(first: string, second: string): number {
  const [a, b] = [first, second].map((version) => version.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < Math.max(a?.length ?? 0, b?.length ?? 0); at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A prefix counts: the build writes it where it is asked for. What stands behind a flag does not. */
function isThere(support: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags } = support;
  if (flags || typeof added !== 'string' || added === 'preview') return false;
  return compare(added, version) <= 0 && !(typeof removed === 'string' && compare(removed, version) <= 0);
}

/** Whether one of the oldest browsers lacks a feature. Of what MDN does not know it says no. */
export function isAboveFloor(compat: CompatStatement | undefined): boolean {
  if (!compat) return false;
  return FLOOR.some(({ mdn, version }) => {
    const support = compat.support[mdn];
    if (!support) return true;
    const statements = Array.isArray(support) ? support : [support];
    return !statements.some((statement) => isThere(statement, version));
  });
}

/** A part of a feature by its name; MDN's keys hold `__compat` beside them. */
export function partOf(feature: Identifier | undefined, name: string): Identifier | undefined {
  return feature && name !== '__compat' && Object.hasOwn(feature, name) ? feature[name] : undefined;
}
