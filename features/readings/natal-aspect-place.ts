import type { Aspect, AspectPointId } from '../../astrology/chart-types.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';

export type NatalAspectSubject = keyof Pick<
  Interpretations,
  'aspects' | 'oppositions' | 'quincunxes' | 'pointAspects' | 'junoAspects'
>;

/** Where a text stands: its subject, and the keys that lead to it there. */
interface TextPlace {
  subject: NatalAspectSubject;
  /** Of one and the same text by either order of the two: one of them leads to it. */
  paths: readonly (readonly string[])[];
}

/** What the texts call the points beside planets and angles. */
const POINTS: Readonly<Partial<Record<AspectPointId, 'node' | 'chiron' | 'lilith' | 'juno'>>> = {
  trueNode: 'node',
  meanNode: 'node',
  chiron: 'chiron',
  meanLilith: 'lilith',
  trueLilith: 'lilith',
  juno: 'juno',
};

/** Aspects of planets and angles that have texts of their own. */
const OWN_SUBJECTS = {
  opposition: 'oppositions',
  quincunx: 'quincunxes',
} as const satisfies Partial<Record<Aspect['aspect'], NatalAspectSubject>>;

function hasOwnSubject(aspect: Aspect['aspect']): aspect is keyof typeof OWN_SUBJECTS {
  return Object.hasOwn(OWN_SUBJECTS, aspect);
}

/**
 * Where an aspect of a birth chart is written about. Nothing is of an aspect between two of node, Chiron, Lilith and Juno, nor of
 * their quincunxes. What is opposite the north node is with the south node, which has a text of its own.
 */
export function natalAspectPlace({
  first,
  second,
  aspect,
}: Pick<Aspect, 'first' | 'second' | 'aspect'>): TextPlace | null {
  const point = POINTS[first] ?? POINTS[second];
  const kind = ASPECT_KINDS[aspect];
  if (!point) {
    const orders = [
      [first, second],
      [second, first],
    ];
    if (hasOwnSubject(aspect)) return { subject: OWN_SUBJECTS[aspect], paths: orders };
    return kind && { subject: 'aspects', paths: orders.map((order) => [...order, kind]) };
  }
  if (!kind || (POINTS[first] && POINTS[second])) return null;
  const other = POINTS[first] ? second : first;
  if (point === 'juno') return { subject: 'junoAspects', paths: [[other, kind]] };
  const told = point === 'node' && aspect === 'opposition' ? 'opposed' : kind;
  return { subject: 'pointAspects', paths: [[point, other, told]] };
}
