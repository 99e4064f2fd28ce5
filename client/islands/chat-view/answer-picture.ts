import { pngOf, saveAs, svgWithFaces } from '../shared/picture-file.ts';

/** An answer as a picture to keep: her words alone, no degrees and no wheel, from which a birth could be read. */

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH_PX = 1080;
const EDGE_PX = 96;
const SIZE_PX = 38;
const LINE_PX = 58;
const HEAD_PX = 120;
const FOOT_PX = 120;
const FONT = `${SIZE_PX}px "Celestia Serif", Georgia, serif`;

/** Beyond this it is a scroll and no picture: the text is cut at a sentence. */
const MAX_LINES = 34;

interface Pictured {
  /** Her words by paragraphs. */
  paragraphs: readonly string[];
  /** Who says it, and what it is for. */
  by: string;
  note: string;
  fileName: string;
}

/** A paragraph in lines that fit, by the width that a text takes. */
function wrapped(text: string, widthOf: (text: string) => number, widthPx: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > widthPx) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

function drawingOf({ paragraphs, by, note }: Pictured): SVGSVGElement {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = FONT;
  const widthOf = (text: string) => pen?.measureText(text).width ?? text.length * SIZE_PX * 0.5;
  const lines = paragraphs
    .flatMap((paragraph) => [...wrapped(paragraph, widthOf, WIDTH_PX - 2 * EDGE_PX), ''])
    .slice(0, -1);
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
  const heightPx = HEAD_PX + EDGE_PX + shown.length * LINE_PX + FOOT_PX;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${WIDTH_PX} ${heightPx}`);
  picture.setAttribute('width', String(WIDTH_PX));
  picture.setAttribute('height', String(heightPx));
  const serif = { 'font-family': 'Celestia Serif', 'font-size': SIZE_PX };
  const sans = { 'font-family': 'Celestia Sans', 'font-size': 26 };
  const { color } = getComputedStyle(document.body);
  picture.append(
    element('rect', {
      width: WIDTH_PX,
      height: heightPx,
      fill: getComputedStyle(document.body).backgroundColor,
    }),
    element('text', { ...sans, x: EDGE_PX, y: HEAD_PX, fill: color }, by),
    element('rect', { x: EDGE_PX, y: HEAD_PX + 28, width: 96, height: 3, fill: color }),
    ...shown.map((line, at) =>
      element(
        'text',
        { ...serif, x: EDGE_PX, y: HEAD_PX + EDGE_PX + (at + 0.5) * LINE_PX, fill: color },
        line,
      ),
    ),
    element('text', { ...sans, x: EDGE_PX, y: heightPx - 56, fill: color }, note),
  );
  return picture;
}

/**
 * Saves an answer as PNG.
 * @throws PictureScrambled where the browser would hand out noise, Error where it cannot draw.
 */
export async function saveAnswer(pictured: Pictured): Promise<void> {
  const drawing = drawingOf(pictured);
  const { width, height } = drawing.viewBox.baseVal;
  const svg = await svgWithFaces(drawing, ['Celestia Serif', 'Celestia Sans']);
  saveAs(await pngOf(svg, width, height), pictured.fileName);
}
