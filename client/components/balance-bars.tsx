import { BALANCE_WEIGHTS } from '../../astrology/balance.ts';
import type { Angles, AspectPointId, BodyPosition } from '../../astrology/chart-types.ts';
import type { ElementId, ModeId, SignId } from '../../astrology/ids.ts';
import { ELEMENT_IDS, MODE_IDS } from '../../astrology/ids.ts';
import { SIGNS, signOf } from '../../astrology/signs.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { Glyph } from './glyphs.tsx';
import { TermLink } from './term-link.tsx';
import '../styles/element-colours.css';
import './balance-bars.css';

/** The points that stand in each element and in each mode. */
export interface BalanceGroups {
  elements: Record<ElementId, AspectPointId[]>;
  modes: Record<ModeId, AspectPointId[]>;
}

/**
 * Groups the points that the domain weighs (the ten planets and, with a birth time, Ascendant and Midheaven) by the
 * nature of their signs. The numbers are the counts of `balanceOf`.
 */
export function groupByNature(bodies: readonly BodyPosition[], angles: Angles | null = null): BalanceGroups {
  const groups: BalanceGroups = {
    elements: { fire: [], earth: [], air: [], water: [] },
    modes: { cardinal: [], fixed: [], mutable: [] },
  };
  const points: { id: AspectPointId; sign: SignId }[] = [...bodies];
  if (angles) {
    points.push({ id: 'ascendant', sign: signOf(angles.ascendant) });
    points.push({ id: 'midheaven', sign: signOf(angles.midheaven) });
  }
  for (const { id, sign } of points.filter((point) => point.id in BALANCE_WEIGHTS)) {
    groups.elements[SIGNS[sign].element].push(id);
    groups.modes[SIGNS[sign].mode].push(id);
  }
  return groups;
}

export interface BalanceBarsProps {
  /** Without those whose sign the day of birth leaves open. */
  bodies: readonly BodyPosition[];
  /** Ascendant and Midheaven count too when they are known. */
  angles?: Angles | null;
  words: Pick<AstroWords, 'elements' | 'modes'>;
  messages: { elements: string; modes: string };
  /** Path of the glossary; absent: nothing leads there. */
  glossary?: string;
}

/** How the points are shared out among elements and modes: bars with their numbers and the points themselves. */
export function BalanceBars({ bodies, angles = null, words, messages, glossary }: BalanceBarsProps) {
  const groups = groupByNature(bodies, angles);
  const total = Object.values(groups.modes).flat().length;
  return (
    <div className="balance">
      <div>
        <h3 className="balance__heading">
          <TermLink term="element" glossary={glossary}>
            {messages.elements}
          </TermLink>
        </h3>
        <dl className="balance__list">
          {ELEMENT_IDS.map((element) => (
            <Row
              key={element}
              kind={element}
              name={words.elements[element]}
              points={groups.elements[element]}
              total={total}
            />
          ))}
        </dl>
      </div>
      <div>
        <h3 className="balance__heading">
          <TermLink term="mode" glossary={glossary}>
            {messages.modes}
          </TermLink>
        </h3>
        <dl className="balance__list">
          {MODE_IDS.map((mode) => (
            <Row key={mode} kind={mode} name={words.modes[mode]} points={groups.modes[mode]} total={total} />
          ))}
        </dl>
      </div>
    </div>
  );
}

interface RowProps {
  kind: ElementId | ModeId;
  name: string;
  points: readonly AspectPointId[];
  /** Length of a whole bar. */
  total: number;
}

function Row({ kind, name, points, total }: RowProps) {
  return (
    <div className={`balance__row balance__row--${kind}`}>
      <dt>{name}</dt>
      <dd>
        <svg
          className="balance__bar"
          viewBox={`0 0 ${total} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="balance__track" width={total} height="1" />
          <rect width={points.length} height="1" />
        </svg>
        <span className="balance__count">{points.length}</span>
        <span className="balance__bodies">
          {points.map((point) => (
            <Glyph key={point} glyph={point} />
          ))}
        </span>
      </dd>
    </div>
  );
}
