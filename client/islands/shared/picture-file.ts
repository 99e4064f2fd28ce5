/** Drawings of a page as files that stand alone: with their typefaces within, as SVG or drawn to PNG. */

const FACES = {
  'Celestia Sans': { path: '/fonts/celestia-sans.v1.woff2', weights: '400 700' },
  'Celestia Serif': { path: '/fonts/celestia-serif.v1.woff2', weights: '400 600' },
} as const;

export type FaceName = keyof typeof FACES;

/** How far a colour may come back from what was drawn: protection that only adds a little noise leaves pictures as they are. */
const COLOUR_TOLERANCE = 16;

/** A browser that resists fingerprinting hands out noise in place of what was drawn, and says nothing. */
export class PictureScrambled extends Error {
  override name = 'PictureScrambled';
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function faceRule(name: FaceName): Promise<string> {
  const { path, weights } = FACES[name];
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the font answered ${response.status}`);
  const url = await asDataUrl(await response.blob());
  return `@font-face{font-family:"${name}";font-weight:${weights};src:url("${url}") format("woff2")}`;
}

/**
 * A drawing as text, its typefaces within it: an image of its own may fetch nothing.
 * @throws Error where a typeface cannot be fetched.
 */
export async function svgWithFaces(drawing: SVGSVGElement, names: readonly FaceName[]): Promise<string> {
  const text = new XMLSerializer().serializeToString(drawing);
  const rules = await Promise.all(names.map(faceRule));
  // As text, since a style element on the page would be held against the page's policy.
  return text.replace(/(<svg\b[^>]*>)/, `$1<style>${rules.join('')}</style>`);
}

export function svgBlob(text: string): Blob {
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Draws a known colour and looks whether it comes back. */
function scrambles(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 4;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(32 96 160)';
  context.fillRect(0, 0, 4, 4);
  const expected = [32, 96, 160, 255];
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.some((value, at) => Math.abs(value - (expected[at % 4] ?? 0)) > COLOUR_TOLERANCE);
}

/**
 * An SVG's text as PNG.
 * @throws PictureScrambled where the browser would hand out noise, Error where it cannot draw.
 */
export async function pngOf(svg: string, widthPx: number, heightPx: number): Promise<Blob> {
  if (scrambles()) throw new PictureScrambled('this browser hands out noise for pictures');
  const url = URL.createObjectURL(svgBlob(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = widthPx;
    canvas.height = heightPx;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, widthPx, heightPx);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hands a file to the browser's downloads. */
export function saveAs(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
