import { geoEqualEarth } from 'd3-geo';

/**
 * The frame of every world map, in units of its drawing. Equal Earth keeps areas true, so that a region of visibility
 * looks as large as it is.
 */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 351;

/** The projection that the committed land was drawn in and that everything laid over it goes through. */
export function worldProjection() {
  return geoEqualEarth().fitExtent(
    [
      [1, 1],
      [MAP_WIDTH - 1, MAP_HEIGHT - 1],
    ],
    { type: 'Sphere' },
  );
}
