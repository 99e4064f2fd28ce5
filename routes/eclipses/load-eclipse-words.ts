import { separationDeg } from '../../astrology/angles.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signIndexOf, signOf } from '../../astrology/signs.ts';
import type { Eclipse } from '../../features/eclipses/eclipse-view.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';

/** What is written on an eclipse beside its own sign. */
export interface EclipseWords {
  /** The signs of the Moon's nodes, and what is learned and let go of between them. */
  axis: {
    north: SignId;
    south: SignId;
    text: string;
    /** Where the eclipse falls in neither sign of the axis: its own, and how far from the nearer node it is, in degrees. */
    apart: { sign: SignId; degrees: number } | null;
  };
  /** Whom it touches: its sign, the one across, and the two at right angles, a line each. */
  touched: readonly { sign: SignId; text: string }[];
}

function signAt(index: number): SignId {
  return SIGN_IDS[index % SIGN_IDS.length] ?? 'aries';
}

export async function loadEclipseWords(language: Language, eclipse: Eclipse): Promise<EclipseWords> {
  const [axes, signs] = await Promise.all([
    loadTexts(language, 'eclipseAxes'),
    loadTexts(language, 'eclipseSigns'),
  ]);
  const nodeDeg = bodyPosition('trueNode', eclipse.maximumMs).longitudeDeg;
  const north = signOf(nodeDeg);
  const own = signIndexOf(eclipse.eclipticLongitude);
  const touched = (
    [
      ['same', 0],
      ['opposite', 6],
      ['square', 3],
      ['square', 9],
    ] as const
  ).map(([relation, away]) => {
    const sign = signAt(own + away);
    return { sign, text: signs[relation][sign] };
  });
  const south = signOf(nodeDeg + 180);
  const sign = signAt(own);
  const degrees = Math.round(separationDeg(2 * nodeDeg, 2 * eclipse.eclipticLongitude) / 2);
  const apart = sign === north || sign === south ? null : { sign, degrees };
  return { axis: { north, south, text: axes[north], apart }, touched };
}
