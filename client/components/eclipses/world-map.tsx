import { type GeoPermissibleObjects, geoPath } from 'd3-geo';
import type { ReactNode } from 'react';
import type { GeoLine } from '../../../astrology/eclipses/geo-lines.ts';
import { relativePath } from './relative-path.ts';
import { MAP_HEIGHT, MAP_WIDTH, worldProjection } from './world-projection.ts';

/** Draws lines and rings of the globe into the frame of the map, cut at its edge. */
export interface MapPen {
  line(line: GeoLine): string;
  /** A closed ring, clockwise round what is to be filled. */
  region(ring: GeoLine): string;
  point(place: { latitude: number; longitude: number }): readonly [x: number, y: number];
}

/** d3's types want arrays that may be written to; it does not write to them. */
function coordinates(line: GeoLine): [number, number][] {
  return line.map(([longitude, latitude]) => [longitude, latitude]);
}

export function mapPen(): MapPen {
  const projection = worldProjection();
  const path = geoPath(projection).digits(1);
  const draw = (object: GeoPermissibleObjects) => relativePath(path(object) ?? '');
  return {
    line: (line) => draw({ type: 'LineString', coordinates: coordinates(line) }),
    region: (ring) => draw({ type: 'Polygon', coordinates: [coordinates(ring)] }),
    point: ({ latitude, longitude }) => projection([longitude, latitude]) ?? [0, 0],
  };
}

/** What all maps have in common, kept by the browser: a quarter of the page's weight (scripts/world-map/build-world.ts). */
const WORLD = '/maps/world.v2.svg';

interface WorldMapProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The land in the frame of the map, and over it what `children` draw with a pen. */
export function WorldMap({ title, description, children }: WorldMapProps) {
  return (
    <svg
      className="eclipse-map"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-labelledby="map-title map-desc"
    >
      <title id="map-title">{title}</title>
      <desc id="map-desc">{description}</desc>
      <use className="eclipse-map__sea" href={`${WORLD}#sea`} />
      <use className="eclipse-map__land" href={`${WORLD}#land`} />
      {children}
    </svg>
  );
}

interface MapDotProps {
  pen: MapPen;
  place: { latitude: number; longitude: number };
  className: string;
}

export function MapDot({ pen, place, className }: MapDotProps) {
  const [x, y] = pen.point(place);
  return <circle className={className} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4" />;
}
