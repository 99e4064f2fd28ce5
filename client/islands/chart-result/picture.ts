import { type FaceName, pngOf, svgBlob, svgWithFaces } from '../shared/picture-file.ts';

/**
 * The wheel as a file. What the page's style sheet says is written into the copy as SVG's own attributes, so that
 * it stands alone; style attributes would be refused by the page's policy.
 */

const SVG = 'http://www.w3.org/2000/svg';
/** Side of the saved picture: sharp at 2x on the widest wheel. */
const PICTURE_SIZE_PX = 2048;
/** Degrees and angles, and the numbers of the houses. */
const WHEEL_FACES: readonly FaceName[] = ['Celestia Sans', 'Celestia Serif'];

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
  const transforms = [look.scale, look.transform].map((value) => (value === 'none' ? '' : value));
  if (transforms[0]) transforms[0] = `scale(${transforms[0]})`;
  if (transforms.some(Boolean)) copy.setAttribute('transform', transforms.join(' ').trim());
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

/**
 * Does something with the drawing as it is on a wide page: a phone's leaves out the degrees, for which a picture has room. It
 * stands beside the wheel meanwhile, unseen, where the same styles find it.
 */
function asWide<Made>(sky: SVGSVGElement, make: (wide: SVGSVGElement) => Made): Made {
  const wheel = sky.closest('.wheel');
  const stage = document.createElement('div');
  stage.className = 'wheel wheel--stage';
  stage.setAttribute('data-drawn', '');
  const wide = sky.cloneNode(true) as SVGSVGElement;
  stage.append(wide);
  wheel?.after(stage);
  try {
    return make(wide);
  } finally {
    stage.remove();
  }
}

/** A copy of the wheel as it looks on a wide page, on the ground that it stands on. */
export function standAlone(sky: SVGSVGElement): SVGSVGElement {
  return asWide(sky, copyOf);
}

function copyOf(sky: SVGSVGElement): SVGSVGElement {
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
  copy.setAttribute('height', String(heightPxOf(sky)));
  return copy;
}

/** Height of the saved picture for a wheel; its width is always the same. */
function heightPxOf(sky: SVGSVGElement): number {
  const { width, height } = sky.viewBox.baseVal;
  return Math.round((PICTURE_SIZE_PX * height) / width);
}

/** The wheel as a file of its own. Where the typefaces cannot be had, it goes without: the reader's own stand in. */
export async function wheelSvg(sky: SVGSVGElement): Promise<Blob> {
  const copy = standAlone(sky);
  return svgBlob(await svgWithFaces(copy, WHEEL_FACES).catch(() => svgWithFaces(copy, [])));
}

/**
 * The wheel as a PNG, twice the width of the widest wheel on a page.
 * @throws Error where it cannot be drawn, PictureScrambled where it would be noise.
 */
export async function wheelPng(sky: SVGSVGElement): Promise<Blob> {
  return pngOf(await svgWithFaces(standAlone(sky), WHEEL_FACES), PICTURE_SIZE_PX, heightPxOf(sky));
}
