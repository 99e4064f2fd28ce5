import type { LunarEclipseWithShadow } from '../../../astrology/eclipses/lunar-eclipses.ts';
import { lunarVisibility } from '../../../astrology/eclipses/lunar-visibility.ts';
import type { SolarEclipseWithElements } from '../../../astrology/eclipses/solar-eclipses.ts';
import { solarEclipsePath } from '../../../astrology/eclipses/solar-path.ts';
import { type FoundEclipse, formatDay } from '../../../features/eclipses/eclipse-view.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { linePath, regionPath } from './map-paths.ts';
import { MapDot, WorldMap } from './world-map.tsx';
import './eclipses.css';

interface EclipseMapProps {
  found: FoundEclipse;
  /** A place to be marked. */
  place: { latitude: number; longitude: number } | null;
  words: EclipsesWords;
  tag: string;
}

/** Where the eclipse is seen, with a key to the lines. */
export function EclipseMap({ found, place, words, tag }: EclipseMapProps) {
  const { kind, maximumMs } = found.eclipse;
  const { map } = words[kind];
  return (
    <figure className="eclipse-figure">
      <WorldMap
        title={fillText(map.title, { date: formatDay(maximumMs, tag) })}
        description={map.description}
      >
        {'elements' in found ? <SolarLines found={found} /> : <LunarRegions found={found} />}
        {place && <MapDot className="eclipse-map__here" place={place} />}
      </WorldMap>
      <figcaption>
        <ul className="eclipse-key">
          {keyOf(found, words).map(([mark, text]) => (
            <li key={mark} className={`eclipse-key__${mark}`}>
              {text}
            </li>
          ))}
          {place && <li className="eclipse-key__here">{words.place.marked}</li>}
        </ul>
      </figcaption>
    </figure>
  );
}

type KeyMark = 'line' | 'limit' | 'whole' | 'part' | 'greatest';

/** What is on this map, each with its name. */
function keyOf(found: FoundEclipse, words: EclipsesWords): (readonly [KeyMark, string])[] {
  if (!('elements' in found)) {
    const { whole, part, overhead } = words.lunar.map;
    return [
      ['whole', whole],
      ['part', part],
      ['greatest', overhead],
    ];
  }
  const { line, limits, partial, greatest } = words.solar.map;
  const { central, type } = found.eclipse;
  return [
    ...(central ? [['line', line] as const] : []),
    ...(type === 'partial' ? [] : [['limit', limits] as const]),
    ['part', partial],
    ['greatest', greatest],
  ];
}

function SolarLines({ found }: { found: SolarEclipseWithElements }) {
  const { visibility, centralLine, northernLimit, southernLimit } = solarEclipsePath(found);
  const limits = [northernLimit, southernLimit].filter((line) => line.length > 1).map(linePath);
  return (
    <>
      <path className="eclipse-map__part" d={regionPath(visibility)} />
      {limits.length > 0 && <path className="eclipse-map__limit" d={limits.join('')} />}
      {centralLine.length > 1 && <path className="eclipse-map__line" d={linePath(centralLine)} />}
      <MapDot className="eclipse-map__greatest" place={found.eclipse} />
    </>
  );
}

/** The sides of the Earth that have the Moon up as it enters and as it leaves the penumbra: where they overlap, all is seen. */
function LunarRegions({ found }: { found: LunarEclipseWithShadow }) {
  const { contacts, maximumMs } = found.eclipse;
  return (
    <>
      {[contacts.p1Ms, contacts.p4Ms].map((instantMs) => (
        <path
          key={instantMs}
          className="eclipse-map__part"
          d={regionPath(lunarVisibility(found, instantMs).horizon)}
        />
      ))}
      <MapDot className="eclipse-map__greatest" place={lunarVisibility(found, maximumMs).subLunarPoint} />
    </>
  );
}
