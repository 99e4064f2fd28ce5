import type { ElementId } from '../astrology/ids.ts';
import type { MeetingKind, Pool } from './celestia-words.ts';

/** The points of a chart that speak of somebody as a partner. */
export const LOVER_POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
export type LoverPoint = (typeof LOVER_POINTS)[number];

/**
 * What another's chart is given to say in the first person. It is a game, and says so: of the person whose chart it is, nothing is
 * claimed, nothing is foretold, and nobody is asked to stay. Blanks: `{{in}}`, the sign with its "in"; `{{name}}`, the other's;
 * `{{your}}` and `{{mine}}`, a point of either chart.
 */
export interface LoverWords {
  /** That this is a machine: before the first answer, and every three hours. */
  reminder: Readonly<Record<'lover' | 'couple', string>>;
  /**
   * Beginnings of words, folded, by which a question to the chart is heard: those that ask for what only the person knows, and those
   * that ask for what a point tells.
   */
  hears: Readonly<Record<LoverPoint | 'person', readonly string[]>>;
  greeting: Pool;
  /** Where it is asked what the other feels, thinks or will do. */
  unknowable: Pool;
  /** Where nothing was asked that a chart could say. */
  outside: Pool;
  /** By the point and the element of its sign. */
  points: Readonly<Record<LoverPoint, Readonly<Record<ElementId, string>>>>;
  names: Readonly<Record<LoverPoint, Readonly<Record<'your' | 'mine', string>>>>;
  meetings: Readonly<Record<MeetingKind, Pool>>;
  /** Where the chart has said of itself what it has to say. */
  spent: Pool;
  closing: Pool;
}
