import type { ReactNode } from 'react';
import { MAP_HEIGHT, MAP_WIDTH, onMap } from './world-projection.ts';

/** What all maps have in common, kept by the browser: a quarter of the page's weight (scripts/world-map/build-world.ts). */
const WORLD = '/maps/world.v2.svg';

interface WorldMapProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The land in the frame of the map, and over it what `children` draw. */
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
  place: { latitude: number; longitude: number };
  className: string;
}

export function MapDot({ place, className }: MapDotProps) {
  const [x, y] = onMap(place.longitude, place.latitude);
  return <circle className={className} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4" />;
}
