import { cosDeg, sinDeg } from '../../../astrology/angles.ts';
import { aspectPointsOf, aspectsAmong } from '../../../astrology/aspects.ts';
import type { BodyPosition } from '../../../astrology/chart-types.ts';
import { type BodyId, ELEMENT_IDS, MAIN_BODY_IDS, SIGN_IDS } from '../../../astrology/ids.ts';
import { SIGN_WIDTH_DEG, SIGNS } from '../../../astrology/signs.ts';
import { spreadOnCircle } from '../circle-spread.ts';
import type { GlyphId } from '../glyph-paths.ts';
import { ASPECT_TONES, GLYPH_HALF, GlyphDefs, glyphHref } from '../glyphs.tsx';
import '../../styles/element-colours.css';
import '../../styles/aspect-colours.css';
import './sky-dial.css';

/** Radii in units of the viewBox, whose half is 200. */
const RIM = 196;
const ZODIAC = 158;
const MARK = 152;
const LEADER = 136;
const BODY = 118;
const ASPECT = 94;

/** Two glyphs stand no nearer than this. */
const GAP_DEG = 13;

/** A picture of the hour shows the closest aspects alone. */
const CLOSE_DEG = 4;

/** By which another part of the page may show the same picture once more. */
export const DIAL_ID = 'dial';

interface SkyDialProps {
  bodies: readonly BodyPosition[];
  /** What the picture is, for a screen reader. */
  title: string;
  /** Drawings that the page beside it refers to. */
  alsoDraws: readonly GlyphId[];
}

/** "x y" of a longitude on a circle, Aries at the left and the signs counterclockwise, in whole units. */
function at(longitudeDeg: number, radius: number): readonly [x: number, y: number] {
  return [Math.round(-radius * cosDeg(longitudeDeg)), Math.round(radius * sinDeg(longitudeDeg))];
}

function line(...points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}

function Drawn({ glyph, longitudeDeg, radius }: { glyph: GlyphId; longitudeDeg: number; radius: number }) {
  const [x, y] = at(longitudeDeg, radius);
  return <use href={glyphHref(glyph)} x={x - GLYPH_HALF} y={y - GLYPH_HALF} />;
}

function isMain(id: BodyId): boolean {
  return (MAIN_BODY_IDS as readonly BodyId[]).includes(id);
}

/**
 * The ten planets in the zodiac: a small picture of the sky, without houses. It draws the glyphs of signs and planets for the
 * whole page.
 */
export function SkyDial({ bodies, title, alsoDraws }: SkyDialProps) {
  const planets = bodies.filter(({ id }) => isMain(id));
  const placed = spreadOnCircle(
    planets.map(({ longitude }) => longitude),
    GAP_DEG,
  );
  const spokes = SIGN_IDS.map((_, index) =>
    line(at(index * SIGN_WIDTH_DEG, ZODIAC), at(index * SIGN_WIDTH_DEG, RIM)),
  );
  const leaders = planets.map(({ longitude }, index) =>
    line(at(longitude, MARK), at(placed[index] ?? longitude, LEADER)),
  );
  return (
    <svg id={DIAL_ID} className="dial" viewBox="-200 -200 400 400" role="img" aria-label={title}>
      <GlyphDefs glyphs={[...SIGN_IDS, ...MAIN_BODY_IDS, ...alsoDraws]} />
      <circle className="dial__ground" r={RIM} />
      <circle r={ZODIAC} />
      <circle className="dial__ticks" r={MARK + 3} pathLength={360} />
      <circle r={ASPECT} />
      <path d={spokes.join('')} />
      <path className="dial__leaders" d={leaders.join('')} />
      <AspectLines planets={planets} />
      {ELEMENT_IDS.map((element) => (
        <g key={element} className={`dial__${element}`}>
          {SIGN_IDS.map(
            (sign, index) =>
              SIGNS[sign].element === element && (
                <Drawn
                  key={sign}
                  glyph={sign}
                  longitudeDeg={(index + 0.5) * SIGN_WIDTH_DEG}
                  radius={(RIM + ZODIAC) / 2}
                />
              ),
          )}
        </g>
      ))}
      <g className="dial__planets">
        {planets.map(({ id, longitude }, index) => (
          <Drawn key={id} glyph={id} longitudeDeg={placed[index] ?? longitude} radius={BODY} />
        ))}
      </g>
    </svg>
  );
}

function AspectLines({ planets }: { planets: readonly BodyPosition[] }) {
  const longitudes = new Map<string, number>(planets.map(({ id, longitude }) => [id, longitude]));
  const close = aspectsAmong(aspectPointsOf(planets, null)).filter(
    ({ orb, aspect }) => orb <= CLOSE_DEG && aspect !== 'quincunx',
  );
  const lineOf = ({ first, second }: (typeof close)[number]) =>
    line(at(longitudes.get(first) ?? 0, ASPECT), at(longitudes.get(second) ?? 0, ASPECT));
  return (['joined', 'easy', 'hard'] as const).map((tone) => (
    <path
      key={tone}
      className={`dial__${tone}`}
      d={close
        .filter(({ aspect }) => ASPECT_TONES[aspect] === tone)
        .map(lineOf)
        .join('')}
    />
  ));
}
