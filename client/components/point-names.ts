import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { AngleId, BodyId } from '../../astrology/ids.ts';
import type { AstroWords } from '../../locales/en/astro.ts';

/** The names of everything that can be part of an aspect. */
export type PointWords = Pick<AstroWords, 'bodies' | 'angles'>;

/** The name of a body or an angle in the visitor's language. */
export function nameOfPoint(point: BodyId | AngleId | AspectPointId, words: PointWords): string {
  return point in words.bodies ? words.bodies[point as BodyId] : words.angles[point as AngleId];
}

/** The same, without which node or apogee it is, where something else stands in brackets after it: `North Node`. */
export function bareNameOfPoint(point: AspectPointId, words: PointWords): string {
  return nameOfPoint(point, words).replace(/ \(.*/, '');
}
