import { balanceLines, breakLines, type Word } from './break-lines.ts';
import { type Canvas, writeText } from './canvas.ts';
import type { Faces } from './faces.ts';
import type { Box } from './flow-pages.ts';
import { MEASURE, PAGE } from './page-form.ts';
import { type TextStyle, widthOf } from './shape-text.ts';

/** Draws a box whose top is so far from the top of the page, and which is so high. */
export type Draw = (canvas: Canvas, top: number, height: number) => void;
export type PrintBox = Box<Draw>;

/** Pieces of a word that is longer than a line: a name of eighty letters has to go somewhere. */
function piecesOf(text: string, style: TextStyle, measure: number, faces: Faces): string[] {
  if (widthOf(text, style, faces) <= measure) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of text) {
    if (piece && widthOf(piece + letter, style, faces) > measure) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** A text's lines, each as it is written; those of titles are of like length. */
export function linesOf(text: string, style: TextStyle, measure: number, faces: Faces): string[] {
  const words: Word[] = text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => piecesOf(word, style, measure, faces))
    .map((word) => ({ text: word, width: widthOf(word, style, faces) }))
    // A picture that no face has leaves no gap.
    .filter(({ width }) => width > 0);
  const space = widthOf('n n', style, faces) - widthOf('nn', style, faces);
  const parted = style.face === 'title' ? balanceLines : breakLines;
  return parted(words, { space, measure }).map((line) => line.map((word) => word.text).join(' '));
}

/** How far below a line's top its baseline stands, as a share of the size, with the leading shared above and below. */
export function baselineOf({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.8;
}

export interface Setting {
  style: TextStyle;
  /** White above the first line. */
  before: number;
  /** The whole is not parted from what follows. */
  keepsNext?: boolean;
  /** From the left edge of the text. */
  indent?: number;
  measure?: number;
  /** Drawn beside every line. */
  beside?: Draw;
}

/**
 * A text as lines that flow: neither its first nor its last stands alone on a page, and what is not to be parted from the next keeps all
 * of them.
 */
export function setText(text: string, setting: Setting, faces: Faces): PrintBox[] {
  const { style, before, keepsNext = false, indent = 0, measure = MEASURE - indent, beside } = setting;
  const lines = linesOf(text, style, measure, faces);
  return lines.map((line, index) => {
    const isNearEdge = index === 0 || index === lines.length - 2;
    return {
      height: style.leading,
      before: index === 0 ? before : 0,
      keepsNext: keepsNext || (index < lines.length - 1 && isNearEdge),
      breaks: false,
      drawing: (canvas, top) => {
        beside?.(canvas, top, style.leading);
        writeText(canvas, line, style, { x: PAGE.left + indent, y: top + baselineOf(style) });
      },
    };
  });
}
