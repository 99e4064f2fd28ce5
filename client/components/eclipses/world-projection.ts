import { RADIANS_PER_DEGREE } from '../../../astrology/angles.ts';

/**
 * The frame of every world map, in units of its drawing. Equal Earth keeps areas true, so that a region of visibility
 * looks as large as it is.
 */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 351;

/** A point of the drawing, in its units from the upper left corner. */
export type MapPoint = readonly [x: number, y: number];

/** Room for the width of a line round the Earth. */
const MARGIN = 1;

/** Coefficients of Equal Earth: B. Šavrič, T. Patterson and B. Jenny, "The Equal Earth map projection", 2018. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const M = Math.sqrt(3) / 2;

/** The projection of a globe of radius 1, longitude and latitude in radians; y grows northward. */
function equalEarth(longitude: number, latitude: number): MapPoint {
  const theta = Math.asin(M * Math.sin(latitude));
  const square = theta * theta;
  const sixth = square * square * square;
  const slope = A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square);
  return [
    (longitude * Math.cos(theta)) / (M * slope),
    theta * (A1 + A2 * square + sixth * (A3 + A4 * square)),
  ];
}

/** As large as the frame holds. */
const SCALE = Math.min(
  (MAP_WIDTH / 2 - MARGIN) / equalEarth(Math.PI, 0)[0],
  (MAP_HEIGHT / 2 - MARGIN) / equalEarth(0, Math.PI / 2)[1],
);

/** Where a place lies on the map, degrees: the one that the committed land was drawn in (scripts/world-map). */
export function onMap(longitudeDeg: number, latitudeDeg: number): MapPoint {
  const [x, y] = equalEarth(longitudeDeg * RADIANS_PER_DEGREE, latitudeDeg * RADIANS_PER_DEGREE);
  return [MAP_WIDTH / 2 + SCALE * x, MAP_HEIGHT / 2 - SCALE * y];
}
