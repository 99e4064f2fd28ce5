import { pngOf, svgWithFaces } from '../shared/picture-file.ts';

/** A drawing of the page as a PNG of its own size. @throws Error where it cannot be drawn, PictureScrambled where it would be noise. */
export async function picturePng(picture: SVGSVGElement): Promise<Blob> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  const { width, height } = picture.viewBox.baseVal;
  return pngOf(await svgWithFaces(copy, ['Celestia Serif']), width, height);
}
