import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { layOutBiWheel, type RingPoint } from '../../../client/components/bi-wheel/bi-wheel-layout.ts';
import { BORDER_RADIUS } from '../../../client/components/bi-wheel/bi-wheel-rings.ts';
import { GLYPH_PATHS, type GlyphId } from '../../../client/components/glyph-paths.ts';
import type { PlacedAspect } from '../../../client/components/wheel-aspects.ts';
import type { PlacedBody } from '../../../client/components/wheel-bodies.ts';
import { linePath, type Point, pointAt, RADII } from '../../../client/components/wheel-geometry.ts';
import { layOutWheel, type WheelFrame } from '../../../client/components/wheel-layout.ts';
import { signPlaceOf } from '../../../features/degrees.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { type Canvas, drawPath, type Origin, writeText } from './canvas.ts';
import type { TextStyle } from './shape-text.ts';
import type { WheelInks } from './wheel-inks.ts';

/** What a wheel is drawn with: where it stands, its colours and the names of its axes. */
export interface WheelPen {
  canvas: Canvas;
  /** The middle of the wheel, and points to a unit of its drawing. */
  origin: Origin;
  inks: WheelInks;
  words: Pick<AstroWords, 'anglesShort'>;
}

const GLYPH_HALF = 12;
/** Lines of glyphs, in units of their own grid. */
const GLYPH_LINE = 1.7;

function circlePath(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function drawGlyph(
  glyph: GlyphId,
  at: Point,
  size: number,
  ink: WheelInks['glyph'],
  { canvas, origin }: WheelPen,
): void {
  const scale = (origin.scale * size) / (2 * GLYPH_HALF);
  const place = {
    x: origin.x + at.x * origin.scale - GLYPH_HALF * scale,
    y: origin.y + at.y * origin.scale - GLYPH_HALF * scale,
    scale,
  };
  drawPath(canvas, GLYPH_PATHS[glyph], { stroke: ink, width: GLYPH_LINE }, place);
}

function textStyle(size: number, ink: TextStyle['ink'], { origin }: WheelPen): TextStyle {
  return { face: 'sans', size: size * origin.scale, leading: size * origin.scale, ink };
}

/** Writes about a place of the drawing, its middle there. */
function writeAt(
  text: string,
  at: Point,
  size: number,
  ink: TextStyle['ink'],
  pen: WheelPen,
  turnDeg = 0,
): void {
  const { canvas, origin } = pen;
  // Figures are some seven tenths of the size high: their middle goes to the place, along the turned line.
  const drop = size * 0.35 * origin.scale;
  const angle = (turnDeg * Math.PI) / 180;
  writeText(canvas, text, textStyle(size, ink, pen), {
    x: origin.x + at.x * origin.scale - drop * Math.sin(angle),
    y: origin.y + at.y * origin.scale + drop * Math.cos(angle),
    align: 'centre',
    turnDeg,
  });
}

/** Ground under something, so that no line runs through it. */
function drawHalo(at: Point, radius: number, { canvas, origin, inks }: WheelPen): void {
  const place = { x: origin.x + at.x * origin.scale, y: origin.y + at.y * origin.scale, scale: origin.scale };
  drawPath(canvas, circlePath(radius), { fill: inks.ground }, place);
}

function ticksPath(stepDeg: number, length: number, leftDeg: number): string {
  return Array.from({ length: 360 / stepDeg }, (_, index) =>
    linePath(
      pointAt(RADII.zodiacInner, index * stepDeg, leftDeg),
      pointAt(RADII.zodiacInner + length, index * stepDeg, leftDeg),
    ),
  ).join('');
}

function drawZodiac({ leftDeg, signs }: WheelFrame, pen: WheelPen): void {
  const { canvas, origin, inks } = pen;
  const stroke = (path: string, ink: WheelInks['line'], width: number) =>
    drawPath(canvas, path, { stroke: ink, width }, origin);
  stroke(ticksPath(1, 4, leftDeg), inks.fine, 0.6);
  stroke(ticksPath(5, 7, leftDeg), inks.fine, 0.9);
  stroke(circlePath(RADII.zodiacOuter), inks.line, 1.6);
  stroke(circlePath(RADII.zodiacInner), inks.line, 1.2);
  const borders = signs.map((_, index) =>
    linePath(
      pointAt(RADII.zodiacInner, index * 30, leftDeg),
      pointAt(RADII.zodiacOuter, index * 30, leftDeg),
    ),
  );
  stroke(borders.join(''), inks.line, 1);
  for (const { sign, at } of signs) drawGlyph(sign, at, 27, inks.accent, pen);
}

function drawHouses({ houses, spokes, houseRadius, aspectRadius, axes }: WheelFrame, pen: WheelPen): void {
  const { canvas, origin, inks, words } = pen;
  const cusps = houses.flatMap(({ cusp }) => cusp ?? []).join('');
  if (cusps) drawPath(canvas, cusps, { stroke: inks.fine, width: 0.9 }, origin);
  if (spokes) {
    drawPath(canvas, spokes, { stroke: inks.fine, width: 0.9 }, origin);
    drawPath(canvas, circlePath(houseRadius), { stroke: inks.fine, width: 0.9 }, origin);
  }
  drawPath(canvas, circlePath(aspectRadius), { stroke: inks.fine, width: 0.9 }, origin);
  for (const { house, numberAt } of houses) writeAt(String(house), numberAt, 12.5, inks.text, pen);
  for (const { angle, line, labelAt, labelTurnDeg } of axes) {
    drawPath(canvas, line, { stroke: inks.line, width: 1.7 }, origin);
    writeAt(words.anglesShort[angle], labelAt, 14.5, inks.accent, pen, labelTurnDeg);
  }
}

const STRENGTHS = { tight: 1.7, near: 1.1, wide: 0.7 } as const;
const DASHES = { joined: undefined, flowing: undefined, tense: [7, 3], odd: [1.5, 3.5] } as const;

/** Told apart by colour and by dash. */
function drawAspects(aspects: readonly PlacedAspect[], { canvas, origin, inks }: WheelPen): void {
  for (const { aspect, strength, path } of aspects) {
    const kind = ASPECT_KINDS[aspect] ?? 'odd';
    const dash = DASHES[kind];
    const width = STRENGTHS[strength];
    drawPath(canvas, path, { stroke: inks[kind], width, ...(dash && { dash }) }, origin);
  }
}

/** A wheel writes no degrees where it is a picture alone. */
export type Detail = 'figures' | 'picture';

function drawBody(placed: PlacedBody, pen: WheelPen, detail: Detail): void {
  const { body, glyphAt, glyphSize, degreeAt, markAt, isMarkBeside } = placed;
  const { inks } = pen;
  drawHalo(glyphAt, glyphSize * 0.46, pen);
  drawGlyph(body.id, glyphAt, glyphSize * 0.78, inks.glyph, pen);
  if (detail === 'picture') return;
  const size = glyphSize < 30 ? 11 : 13;
  drawHalo(degreeAt, size * 0.72, pen);
  writeAt(`${signPlaceOf(body.longitude).degree}°`, degreeAt, size, inks.text, pen);
  if (!body.retrograde) return;
  if (!isMarkBeside) drawHalo(markAt, 7, pen);
  drawGlyph('retrograde', markAt, isMarkBeside ? 9 : 11, inks.text, pen);
}

function drawSingle(figure: ChartFigure, pen: WheelPen, detail: Detail): void {
  const layout = layOutWheel(figure);
  drawZodiac(layout, pen);
  drawHouses(layout, pen);
  drawAspects(layout.aspects, pen);
  const leaders = layout.bodies.map(({ leader }) => leader).join('');
  drawPath(pen.canvas, leaders, { stroke: pen.inks.fine, width: 0.8 }, pen.origin);
  for (const placed of layout.bodies) drawBody(placed, pen, detail);
}

function drawRing(points: readonly RingPoint[], pen: WheelPen): void {
  const { canvas, origin, inks } = pen;
  drawPath(canvas, points.map(({ leader }) => leader).join(''), { stroke: inks.fine, width: 0.8 }, origin);
  for (const { id, glyphAt, glyphSize } of points) {
    drawHalo(glyphAt, glyphSize * 0.46, pen);
    drawGlyph(id, glyphAt, glyphSize * 0.78, inks.glyph, pen);
  }
}

function drawPair(inner: ChartFigure, outer: ChartFigure, pen: WheelPen): void {
  const layout = layOutBiWheel(inner, outer, inner.aspects);
  drawZodiac(layout, pen);
  drawHouses(layout, pen);
  drawPath(pen.canvas, circlePath(BORDER_RADIUS), { stroke: pen.inks.line, width: 1.2 }, pen.origin);
  drawAspects(layout.aspects, pen);
  drawRing(layout.outer, pen);
  drawRing(layout.inner, pen);
}

/** Draws a chart, or two on one wheel, as lines. */
export function drawWheel(
  inner: ChartFigure,
  outer: ChartFigure | null,
  pen: WheelPen,
  detail: Detail = 'figures',
): void {
  if (outer) drawPair(inner, outer, pen);
  else drawSingle(inner, pen, detail);
}
