const FONT_FAMILY = 'Celestia Serif';
const FONT_PATH = '/fonts/celestia-serif.v1.woff2';

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The face as a rule that travels with the picture: an image of its own may fetch nothing. */
async function fontRule(): Promise<string> {
  const response = await fetch(FONT_PATH);
  if (!response.ok) throw new Error(`the font answered ${response.status}`);
  const url = await asDataUrl(await response.blob());
  return `@font-face{font-family:"${FONT_FAMILY}";font-weight:400 600;src:url("${url}") format("woff2")}`;
}

/** The drawing as a file, its face within it. */
async function standAloneSvg(picture: SVGSVGElement): Promise<Blob> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  const text = new XMLSerializer().serializeToString(copy);
  // As text, since a style element on the page would be held against the page's policy.
  const styled = text.replace(/(<svg\b[^>]*>)/, `$1<style>${await fontRule()}</style>`);
  return new Blob([styled], { type: 'image/svg+xml' });
}

/** A drawing of the page as a PNG of its own size. @throws Error where it cannot be drawn. */
export async function picturePng(picture: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(await standAloneSvg(picture));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.viewBox.baseVal.width;
    canvas.height = picture.viewBox.baseVal.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
