import {
  type AspectId,
  MAIN_BODY_IDS,
  type MainBodyId,
  SIGN_IDS,
  type SignId,
} from '../../../astrology/ids.ts';
import { SIGN_WIDTH_DEG, SIGNS, signStartDeg, signsApart } from '../../../astrology/signs.ts';
import type { StencilStyleId } from '../../../contract/choices.ts';
import type { SignChart } from '../../../features/stencil/sign-chart.ts';
import type { STENCIL_STYLES } from '../../../features/stencil/stencil-styles.ts';
import { ASPECT_TONES } from '../glyphs.tsx';
import { linePath, pointAt } from '../wheel-geometry.ts';
import { PictureGlyph } from './picture-glyph.tsx';

type Look = (typeof STENCIL_STYLES)[StencilStyleId];

/** Radii as parts of the wheel's own. */
const RINGS = { outer: 1, zodiacInner: 0.8, sign: 0.9, aspects: 0.41 } as const;

/** Aspects between whole signs, by how many signs lie between. */
const SIGN_ASPECTS = { 2: 'sextile', 3: 'square', 4: 'trine', 6: 'opposition' } as const satisfies Partial<
  Record<number, AspectId>
>;

/** Bodies of one sign stand in rows, so many on each, from the outside in; between 1900 and 2099 no sign holds more than eight. */
const ROWS = [
  { radius: 0.69, most: 3 },
  { radius: 0.575, most: 2 },
  { radius: 0.47, most: 5 },
] as const;

interface SignWheelProps {
  chart: SignChart;
  look: Look;
  radius: number;
}

/** A wheel of signs about the origin: every body stands in its sign, at no degree. The rising sign begins at the left. */
export function SignWheel({ chart, look, radius }: SignWheelProps) {
  const leftDeg = signStartDeg(chart.rising ?? 'aries');
  return (
    <>
      <circle r={radius} fill={look.disc} fillOpacity={look.discOpacity} />
      {[RINGS.outer, RINGS.zodiacInner, RINGS.aspects].map((share) => (
        <circle key={share} r={radius * share} fill="none" stroke={look.line} strokeWidth="2.5" />
      ))}
      {SIGN_IDS.map((sign) => (
        <Sector key={sign} sign={sign} leftDeg={leftDeg} look={look} radius={radius} />
      ))}
      <SignAspects chart={chart} leftDeg={leftDeg} look={look} radius={radius} />
      {placeBodies(chart).map(({ id, longitudeDeg, ring }) => {
        const at = pointAt(radius * ring, longitudeDeg, leftDeg);
        return <PictureGlyph key={id} glyph={id} at={at} size={radius * 0.115} colour={look.ink} />;
      })}
      {chart.rising && <RisingMark leftDeg={leftDeg} look={look} radius={radius} />}
    </>
  );
}

interface PartProps {
  leftDeg: number;
  look: Look;
  radius: number;
}

function Sector({ sign, leftDeg, look, radius }: PartProps & { sign: SignId }) {
  const startDeg = signStartDeg(sign);
  const middleDeg = startDeg + SIGN_WIDTH_DEG / 2;
  const from = pointAt(radius * RINGS.zodiacInner, startDeg, leftDeg);
  const to = pointAt(radius, startDeg, leftDeg);
  return (
    <>
      <path d={linePath(from, to)} stroke={look.line} strokeWidth="2.5" />
      <PictureGlyph
        glyph={sign}
        at={pointAt(radius * RINGS.sign, middleDeg, leftDeg)}
        size={radius * 0.115}
        colour={look.elements[SIGNS[sign].element]}
      />
    </>
  );
}

/** Lines between the middles of signs that hold bodies and stand in aspect. */
function SignAspects({ chart, leftDeg, look, radius }: PartProps & { chart: SignChart }) {
  const held = SIGN_IDS.filter((sign) => Object.values(chart.signs).includes(sign));
  const middleOf = (sign: SignId) =>
    pointAt(radius * RINGS.aspects, signStartDeg(sign) + SIGN_WIDTH_DEG / 2, leftDeg);
  return held.flatMap((first, index) =>
    held.slice(index + 1).map((second) => {
      const apart = signsApart(first, second);
      if (!(apart in SIGN_ASPECTS)) return null;
      const tone = ASPECT_TONES[SIGN_ASPECTS[apart as keyof typeof SIGN_ASPECTS]];
      return (
        <path
          key={`${first}-${second}`}
          d={linePath(middleOf(first), middleOf(second))}
          stroke={tone === 'hard' ? look.elements.fire : look.gold}
          strokeWidth="2.5"
          strokeOpacity="0.75"
          strokeDasharray={tone === 'hard' ? '14 10' : undefined}
        />
      );
    }),
  );
}

/** A dot outside the rising sign. */
function RisingMark({ leftDeg, look, radius }: PartProps) {
  const { x, y } = pointAt(radius * 1.02, leftDeg + SIGN_WIDTH_DEG / 2, leftDeg);
  return <circle cx={x} cy={y} r={radius * 0.022} fill={look.gold} />;
}

interface PlacedBody {
  id: MainBodyId;
  longitudeDeg: number;
  /** Radius as part of the wheel's. */
  ring: number;
}

/** Spreads the bodies of each sign evenly within it; a crowd takes further rows. */
function placeBodies({ signs }: SignChart): PlacedBody[] {
  return SIGN_IDS.flatMap((sign) => {
    const waiting = MAIN_BODY_IDS.filter((id) => signs[id] === sign);
    return ROWS.flatMap(({ radius, most }) => {
      const row = waiting.splice(0, most);
      return row.map((id, index) => ({
        id,
        longitudeDeg: signStartDeg(sign) + (SIGN_WIDTH_DEG * (index + 0.5)) / row.length,
        ring: radius,
      }));
    });
  });
}
