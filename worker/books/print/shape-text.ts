import type { Face, FaceId, Faces } from './faces.ts';
import type { Ink } from './page-form.ts';

/** How a text is set. */
export interface TextStyle {
  face: FaceId;
  /** Points. */
  size: number;
  /** From baseline to baseline. */
  leading: number;
  ink: Ink;
  /** Put between letters, in points. */
  tracking?: number;
}

/** Part of a text in one face. */
export interface TextRun {
  face: Face;
  text: string;
}

/** Stands for a letter that no face has. */
const UNKNOWN = '·';
const LETTER = /[\p{L}\p{N}]/u;

function has({ shape }: Face, letter: string): boolean {
  return shape.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** A letter in the first face that has it; else without its accents, rather than nothing. */
function faceFor(letter: string, order: readonly Face[]): TextRun | null {
  const [plain = letter] = letter.normalize('NFD');
  for (const text of [letter, plain]) {
    const own = order.find((face) => has(face, text));
    if (own) return { face: own, text };
  }
  return null;
}

/** Whether a text can be written: of its letters none is missing, and something is left of it without its pictures. */
export function isWritable(text: string, faces: Faces): boolean {
  const letters = [...text.normalize('NFC')].filter((letter) => LETTER.test(letter));
  return letters.length > 0 && letters.every((letter) => faceFor(letter, [faces.sans]) !== null);
}

/** The serif lacks letters of names, such as Greek and Cyrillic, which the sans has: it takes the whole word then. */
function orderFor(word: string, face: Face, { sans }: Faces): readonly Face[] {
  const isOwn = [...word].every((letter) => !LETTER.test(letter) || has(face, letter) || !has(sans, letter));
  return isOwn ? [face, sans] : [sans, face];
}

/**
 * A text by the faces that have its letters. A letter that none has, not even without its accents, becomes a dot, one for several in a row;
 * a picture or a mark that none has is left out.
 */
export function runsOf(text: string, faceId: FaceId, faces: Faces): TextRun[] {
  const face = faces[faceId];
  const runs: TextRun[] = [];
  let wasUnknown = false;
  const add = (own: Face, letter: string) => {
    const last = runs.at(-1);
    // What was left out leaves no gap.
    if (letter === ' ' && last?.text.endsWith(' ')) return;
    if (last?.face === own) last.text += letter;
    else runs.push({ face: own, text: letter });
  };
  for (const word of text.normalize('NFC').split(/(?<= )/)) {
    const order = orderFor(word, face, faces);
    for (const letter of word) {
      const own = letter === ' ' ? { face, text: letter } : faceFor(letter, order);
      const isUnknown = own === null && LETTER.test(letter);
      if (own) add(own.face, own.text);
      else if (isUnknown && !wasUnknown) add(face, UNKNOWN);
      wasUnknown = isUnknown || (wasUnknown && own === null);
    }
  }
  return runs;
}

function emsOf({ face, text }: TextRun): number {
  const known = face.widths.get(text);
  if (known !== undefined) return known;
  const { positions } = face.shape.layout(text, face.features);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.shape.unitsPerEm;
  face.widths.set(text, width);
  return width;
}

/** How wide a text is set, in points. */
export function widthOf(text: string, { face, size, tracking = 0 }: TextStyle, faces: Faces): number {
  const runs = runsOf(text, face, faces);
  const letters = runs.reduce((sum, run) => sum + [...run.text].length, 0);
  return runs.reduce((sum, run) => sum + emsOf(run), 0) * size + letters * tracking;
}
