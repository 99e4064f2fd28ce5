import { findFirefox } from './firefox.ts';
import type { Engine } from './visitor.ts';
import { findWebKit } from './webkit.ts';

const LOOK_UPS = { Firefox: findFirefox, WebKit: findWebKit } as const;

/** The browsers that are on this machine, and the names of those that are not. */
export function findEngines(): { present: Engine[]; absent: string[] } {
  const found = Object.entries(LOOK_UPS).map(([name, find]) => ({ name, engine: find() }));
  return {
    present: found.flatMap(({ engine }) => (engine ? [engine] : [])),
    absent: found.flatMap(({ name, engine }) => (engine ? [] : [name])),
  };
}
