import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import type { Language } from '../../../locales/locales.ts';
import sansStrong from '../fonts/celestia-sans-strong.ttf?inline';
import sansText from '../fonts/celestia-sans-text.ttf?inline';
import serifText from '../fonts/celestia-serif-text.ttf?inline';
import serifTitle from '../fonts/celestia-serif-title.ttf?inline';

/** The faces of a book: a serif for reading and for titles, a sans for tables and what stands beside the text. */

const FILES = {
  text: { data: serifText, name: 'CELEST+CelestiaSerif-Text' },
  title: { data: serifTitle, name: 'CELEST+CelestiaSerif-Title' },
  sans: { data: sansText, name: 'CELEST+CelestiaSans-Text' },
  strong: { data: sansStrong, name: 'CELEST+CelestiaSans-Strong' },
} as const;

export type FaceId = keyof typeof FILES;

/** Letters as the shaper is asked for them. */
type Features = Readonly<Record<string, boolean>>;

export interface Face {
  id: FaceId;
  /** Writes codes of the glyphs, of which those that are used are embedded. */
  embedded: PDFFont;
  shape: Font;
  features: Features;
  /** Widths that were measured, in ems. */
  widths: Map<string, number>;
}

export type Faces = Readonly<Record<FaceId, Face>>;

function bytesOf(dataUrl: string): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Turkish tells i from ı by the dot, which a ligature swallows. */
function featuresFor(language: Language): Features {
  return { liga: language !== 'tr', kern: true };
}

/** Puts the faces into a document; what of them is written stays in it. */
export async function embedFaces(document: PDFDocument, language: Language): Promise<Faces> {
  const features = featuresFor(language);
  const made = new Map<Uint8Array, Font>();
  // Shaping and embedding read the same font: each is read once.
  document.registerFontkit({
    create: (bytes: Uint8Array) => {
      const font = made.get(bytes) ?? create(bytes);
      made.set(bytes, font);
      return font;
    },
  } as never);
  const embed = async (id: FaceId): Promise<Face> => {
    const { data, name } = FILES[id];
    const bytes = bytesOf(data);
    const embedded = await document.embedFont(bytes, {
      subset: true,
      customName: name,
      features: { ...features },
    });
    const shape = made.get(bytes);
    if (!shape) throw new Error(`the face ${id} was not read`);
    return { id, embedded, shape, features, widths: new Map() };
  };
  const [text, title, sans, strong] = await Promise.all([
    embed('text'),
    embed('title'),
    embed('sans'),
    embed('strong'),
  ]);
  return { text, title, sans, strong };
}
