/**
 * The wheel as a file. What the page's style sheet says is written into the copy as SVG's own attributes, so that
 * it stands alone; style attributes would be refused by the page's policy.
 */

const SVG = 'http://www.w3.org/2000/svg';
/** Side of the saved picture: sharp at 2x on the widest wheel. */
const PICTURE_SIZE_PX = 2048;

const INLINED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
] as const;
const INLINED_TEXT = [
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Writes one element's computed look into its copy; false where it does not show at all. */
function inlineLook(original: Element, copy: Element): boolean {
  const look = getComputedStyle(original);
  if (look.display === 'none') return false;
  const names = original.matches('text, tspan') ? [...INLINED, ...INLINED_TEXT] : INLINED;
  for (const name of names) copy.setAttribute(name, look.getPropertyValue(name));
  // A transform of the style sheet wins over the attribute; either way the computed one is what is seen.
  if (look.transform && look.transform !== 'none') copy.setAttribute('transform', look.transform);
  for (const name of ['class', 'tabindex', 'role', 'aria-describedby']) copy.removeAttribute(name);
  return true;
}

/** Copies of the drawings that the wheel refers to but does not hold itself. */
function missingDrawings(copy: SVGSVGElement): Element[] {
  const wanted = new Set([...copy.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''));
  return [...wanted].flatMap((href) => {
    if (!href.startsWith('#') || copy.querySelector(`[id="${CSS.escape(href.slice(1))}"]`)) return [];
    const drawing = document.getElementById(href.slice(1))?.cloneNode(true);
    return drawing instanceof Element ? [drawing] : [];
  });
}

/** A copy of the wheel as it looks now, on the ground that it stands on. */
export function standAlone(sky: SVGSVGElement): SVGSVGElement {
  const copy = sky.cloneNode(true) as SVGSVGElement;
  const originals = [sky, ...sky.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) {
    const twin = copies[index];
    // What `<use>` draws takes its look from the `<use>`: the drawings themselves stay bare.
    if (!twin || original.closest('defs') || original.matches('title, desc')) continue;
    if (!inlineLook(original, twin)) twin.remove();
  }
  const { x, y, width, height } = sky.viewBox.baseVal;
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height }))
    ground.setAttribute(name, String(value));
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  const defs = document.createElementNS(SVG, 'defs');
  defs.append(...missingDrawings(copy));
  copy.prepend(...copy.querySelectorAll(':scope > title, :scope > desc'), defs, ground);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('role', 'img');
  copy.setAttribute('width', String(PICTURE_SIZE_PX));
  copy.setAttribute('height', String(Math.round((PICTURE_SIZE_PX * height) / width)));
  return copy;
}

export function svgBlob(sky: SVGSVGElement): Blob {
  const text = new XMLSerializer().serializeToString(standAlone(sky));
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The wheel as a PNG, twice the width of the widest wheel on a page. @throws Error where it cannot be drawn. */
export async function pngBlob(sky: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(svgBlob(sky));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the canvas gave no picture');
    return blob;
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
