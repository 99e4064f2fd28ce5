import {
  beginText,
  endText,
  PDFArray,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  setCharacterSpacing,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
} from '@cantoo/pdf-lib';
import type { Face, FaceId, Faces } from './faces.ts';
import { type Ink, PAGE } from './page-form.ts';
import { runsOf, type TextStyle, widthOf } from './shape-text.ts';

/** How a shape is drawn; what is absent is not. Lines have round ends. */
export interface Stroke {
  stroke?: Ink;
  fill?: Ink;
  /** Of the line, in the shape's own units. */
  width?: number;
  dash?: readonly number[];
  opacity?: number;
}

/** Where a shape's origin stands on the page, from its top left, and how large its unit is. */
export interface Origin {
  x: number;
  y: number;
  scale: number;
}

/** A page to draw on, in points from its top left. */
export interface Canvas {
  faces: Faces;
  page: PDFPage;
}

/** Codes of a glyph are four figures long. */
const CODE = 4;

/** Whole hundredths: no machine writes them differently. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The codes of a run with the kerning between them, as the operator TJ wants it. */
function kernedCodes(face: Face, text: string, { page }: Canvas): PDFArray {
  const codes = face.embedded.encodeText(text).asString();
  const { glyphs, positions } = face.shape.layout(text, face.features);
  const array = PDFArray.withContext(page.doc.context);
  let pending = '';
  for (const [index, glyph] of glyphs.entries()) {
    pending += codes.slice(index * CODE, (index + 1) * CODE);
    const kern = (positions[index]?.xAdvance ?? glyph.advanceWidth) - glyph.advanceWidth;
    if (kern === 0) continue;
    array.push(PDFHexString.of(pending));
    array.push(PDFNumber.of(rounded((-kern * 1000) / face.shape.unitsPerEm)));
    pending = '';
  }
  if (pending) array.push(PDFHexString.of(pending));
  return array;
}

/** The name that a page knows a face by. */
function fontKey(id: FaceId): string {
  return `F${id}`;
}

/** Makes the faces known to a page. */
export function canvasOf(page: PDFPage, faces: Faces): Canvas {
  for (const face of Object.values(faces)) {
    page.node.setFontDictionary(PDFName.of(fontKey(face.id)), face.embedded.ref);
  }
  return { page, faces };
}

export interface TextPlace {
  x: number;
  /** The baseline, from the top. */
  y: number;
  align?: 'left' | 'centre' | 'right';
  /** Degrees, clockwise, about the place. */
  turnDeg?: number;
}

/** Writes one line. */
export function writeText(canvas: Canvas, text: string, style: TextStyle, place: TextPlace): void {
  const { page, faces } = canvas;
  const { x, y, align = 'left', turnDeg = 0 } = place;
  const { size, ink, tracking = 0 } = style;
  const share = { left: 0, centre: 0.5, right: 1 }[align];
  const back = share === 0 ? 0 : widthOf(text, style, faces) * share;
  const angle = (-turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [left, base] = [x - back * cos, PAGE.height - y - back * sin];
  const runs = runsOf(text, style.face, faces);
  page.pushOperators(
    beginText(),
    setFillingRgbColor(...ink),
    setCharacterSpacing(tracking),
    setTextMatrix(rounded(cos), rounded(sin), rounded(-sin), rounded(cos), rounded(left), rounded(base)),
    ...runs.flatMap(({ face, text: own }) => [
      setFontAndSize(fontKey(face.id), size),
      PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [kernedCodes(face, own, canvas)]),
    ]),
    endText(),
  );
}

function colour(ink: Ink) {
  return rgb(...ink);
}

/** Draws SVG path data. */
export function drawPath({ page }: Canvas, path: string, how: Stroke, { x, y, scale }: Origin): void {
  const { stroke, fill, width = 1, dash, opacity } = how;
  page.drawSvgPath(path, {
    x: rounded(x),
    y: rounded(PAGE.height - y),
    scale,
    ...(fill && { color: colour(fill) }),
    ...(stroke && { borderColor: colour(stroke), borderWidth: width, borderLineCap: 1 }),
    ...(dash && { borderDashArray: [...dash] }),
    ...(opacity !== undefined && { opacity, borderOpacity: opacity }),
  });
}

/** A level line. */
export function drawRule(
  { page }: Canvas,
  x: number,
  y: number,
  length: number,
  ink: Ink,
  thickness = 0.5,
): void {
  page.drawRectangle({
    x: rounded(x),
    y: rounded(PAGE.height - y - thickness / 2),
    width: rounded(length),
    height: thickness,
    color: colour(ink),
  });
}

/** A filled rectangle, its top left corner given. */
export function drawBar(
  { page }: Canvas,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ink: Ink,
): void {
  page.drawRectangle({
    x: rounded(x),
    y: rounded(PAGE.height - y - height),
    width: rounded(width),
    height: rounded(height),
    color: colour(ink),
  });
}
