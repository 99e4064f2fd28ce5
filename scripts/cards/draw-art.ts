import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { MOON_PHASE_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import {
  aspectEnds,
  at,
  CORONA,
  glyphPath,
  hasRing,
  LUNAR_RIM,
  litPart,
  orbitsOf,
  SHADOW_CONES,
  SPOKES,
  TICKS,
  twelfth,
  WHEEL_PATHS,
} from '../../client/components/article/art-shapes.ts';
import { starPath } from '../../client/components/consulting/star-path.ts';
import { SERIF } from './card-faces.ts';
import { COPPER, css, GOLD, IVORY, NIGHT } from './colours.ts';
import { drawMark } from './draw-mark.ts';

/*
 * An article's picture (client/components/article/article-art.tsx), on a card. Beside what articles show there are `point ascendant`,
 * `zodiac`, `mark` (the site's own) and `star 7 3` (an astrologer's, of so many points).
 */

const FAINT = css(GOLD, 0.32);
const LINE = css(GOLD, 0.6);
const BRIGHT = css(GOLD);
const ROUND = 2 * Math.PI;

interface Pen {
  color: string;
  width: number;
  dash?: number[];
}

function stroke(context: SKRSContext2D, path: string, { color, width, dash = [] }: Pen): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.stroke(new Path2D(path));
}

function circlePath(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0z`;
}

function ring(context: SKRSContext2D, radius: number, dash?: number[]): void {
  stroke(context, circlePath(radius), { color: LINE, width: 0.9, ...(dash && { dash }) });
}

function fill(context: SKRSContext2D, path: string, color: string): void {
  context.fillStyle = color;
  context.fill(new Path2D(path));
}

function dot(context: SKRSContext2D, point: string, radius: number, color: string): void {
  const [x = 0, y = 0] = point.split(' ').map(Number);
  context.beginPath();
  context.arc(x, y, radius, 0, ROUND);
  context.fillStyle = color;
  context.fill();
}

/** Draws what stands around a point of the picture, so much smaller and turned. */
function around(context: SKRSContext2D, point: string, scale: number, draw: () => void): void {
  const [x = 0, y = 0] = point.split(' ').map(Number);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

/** A drawing of the grid of 24, around the middle. */
function glyph(context: SKRSContext2D, name: string, point: string, size: number, width: number): void {
  const path = glyphPath(name);
  if (path === null) throw new Error(`no drawing of ${name}`);
  around(context, point, size / 24, () => {
    context.translate(-12, -12);
    stroke(context, path, { color: BRIGHT, width });
  });
}

function moon(context: SKRSContext2D, phase: string, radius: number): void {
  fill(context, circlePath(radius), css(NIGHT));
  ring(context, radius);
  const lit = litPart(phase, radius);
  if (!lit) return;
  context.save();
  if (lit.wanes) context.scale(-1, 1);
  fill(context, lit.path, BRIGHT);
  context.restore();
}

function degrees(context: SKRSContext2D): void {
  stroke(context, TICKS, { color: FAINT, width: 0.9 });
}

function wheel(context: SKRSContext2D, sector: number): void {
  degrees(context);
  ring(context, 112);
  ring(context, 84);
  stroke(context, SPOKES, { color: LINE, width: 0.9 });
  if (sector < 0) return;
  fill(context, twelfth(sector, 84, 112), css(GOLD, 0.26));
  stroke(context, twelfth(sector, 84, 112), { color: BRIGHT, width: 1.2 });
}

function zodiac(context: SKRSContext2D): void {
  wheel(context, -1);
  for (const [index, sign] of SIGN_IDS.entries()) glyph(context, sign, at(98, index * 30 + 15), 17, 1.5);
}

function orbits(context: SKRSContext2D, body: string): void {
  degrees(context);
  const rings = orbitsOf(body);
  for (const [index, { radius }] of rings.entries()) ring(context, radius, index === 1 ? [2, 5] : undefined);
  for (const [index, { radius, deg }] of rings.entries()) {
    dot(context, at(radius, deg), index === 1 ? 5 : 4, index === 1 ? css(IVORY) : BRIGHT);
  }
}

function month(context: SKRSContext2D, phase: string): void {
  ring(context, 92);
  for (const [index, each] of MOON_PHASE_IDS.entries()) {
    around(context, at(92, index * 45), 1, () => moon(context, each, each === phase ? 17 : 11));
  }
  moon(context, phase, 34);
}

function eclipse(context: SKRSContext2D, of: string): void {
  const isSolar = of === 'solar';
  degrees(context);
  ring(context, 112);
  stroke(context, isSolar ? SHADOW_CONES.solar : SHADOW_CONES.lunar, { color: LINE, width: 0.9 });
  ring(context, 72, [2, 5]);
  if (isSolar) {
    stroke(context, CORONA, { color: BRIGHT, width: 1.2 });
    fill(context, circlePath(29), css(NIGHT));
    ring(context, 29);
    dot(context, '22 -19', 3.2, css(IVORY));
    return;
  }
  fill(context, circlePath(30), css(COPPER));
  fill(context, LUNAR_RIM, BRIGHT);
}

function aspect(context: SKRSContext2D, name: string): void {
  degrees(context);
  ring(context, 104);
  const ends = aspectEnds(name);
  stroke(context, `M${ends.join('L')}`, { color: BRIGHT, width: 1.6 });
  for (const end of ends) dot(context, end, 6, BRIGHT);
  glyph(context, name, '0 0', 76, 1.2);
}

function house(context: SKRSContext2D, figure: string): void {
  wheel(context, Number(figure) - 1);
  context.font = `64px "${SERIF}"`;
  context.textAlign = 'center';
  context.fillStyle = BRIGHT;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(figure);
  context.fillText(figure, 0, (above - below) / 2);
}

function small(context: SKRSContext2D, of: string): void {
  const path = WHEEL_PATHS[of];
  if (path === undefined) throw new Error(`no wheel of ${of}`);
  wheel(context, -1);
  if (hasRing(of)) ring(context, 34);
  stroke(context, path, { color: BRIGHT, width: 2.2 });
}

function star(context: SKRSContext2D, points: number, step: number): void {
  degrees(context);
  ring(context, 112);
  around(context, '0 0', 2.6, () => {
    context.translate(-50, -50);
    stroke(context, starPath({ points, step }), { color: BRIGHT, width: 0.6 });
  });
}

/** What stands for the site, in orbits or in the zodiac. */
function site(context: SKRSContext2D): void {
  drawMark(context, 62);
}

function central(context: SKRSContext2D, name: string): void {
  glyph(context, name, '0 0', 76, 1.2);
}

/** What draws each kind of picture: `of` is its second word, `more` its third. */
const KINDS: Readonly<Record<string, (context: SKRSContext2D, of: string, more: string) => void>> = {
  sign(context, of) {
    wheel(context, (SIGN_IDS as readonly string[]).indexOf(of));
    central(context, of);
  },
  planet(context, of) {
    orbits(context, of);
    central(context, of);
  },
  point(context, of) {
    wheel(context, -1);
    central(context, of);
  },
  house,
  phase: month,
  eclipse,
  aspect,
  wheel: small,
  star: (context, of, more) => star(context, Number(of), Number(more)),
  zodiac(context) {
    zodiac(context);
    site(context);
  },
  mark(context) {
    orbits(context, 'mark');
    site(context);
  },
};

/**
 * Draws a picture around the context's origin, 125 units to each side.
 * @throws Error for one that there is no drawing of.
 */
export function drawArt(context: SKRSContext2D, art: string): void {
  const [kind = '', of = '', more = ''] = art.split(' ');
  const draw = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!draw) throw new Error(`no picture of ${art}`);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  draw(context, of, more);
}
