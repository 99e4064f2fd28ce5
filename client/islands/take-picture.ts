import type { TakePictureProps } from '../components/island-props.ts';
import type { HydrateIslands } from './shared/island-module.ts';
import { PictureScrambled, saveAs } from './shared/picture-file.ts';
import { followLook } from './take-picture/follow-look.ts';
import { picturePng } from './take-picture/picture-png.ts';

function shareable(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Whether this browser hands files to other programs; asked with an empty one. */
function canShareFiles(): boolean {
  return shareable(new File([], 'picture.png', { type: 'image/png' }));
}

/** Who closes the system's sheet has broken nothing; a press that grew old while the picture was drawn needs another. */
function failureText(error: unknown, { failed, scrambled, ready }: TakePictureProps['words']): string {
  if (error instanceof PictureScrambled) return scrambled;
  const name = error instanceof DOMException ? error.name : '';
  return name === 'AbortError' ? '' : name === 'NotAllowedError' ? ready : failed;
}

/**
 * Takes a picture along as PNG. Within its element: the picture's `svg`, hidden `button[data-stencil]` for `png` and
 * `share` that are shown as the island wakes, `[data-status]`, a live region, and a form of looks.
 */
export function mount(
  element: HTMLElement,
  { fileName, words }: TakePictureProps,
  hydrateIslands: HydrateIslands,
): void {
  const looks = element.querySelector('form');
  if (looks) followLook(looks, hydrateIslands);
  const picture = element.querySelector<SVGSVGElement>('svg');
  const status = element.querySelector('[data-status]');
  if (!picture) return;
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const deliver = {
    png: (file: File) => saveAs(file, file.name),
    share: (file: File) => navigator.share({ files: [file] }),
  };
  let drawn: Promise<File> | null = null;
  const draw = () => {
    drawn ??= picturePng(picture).then((png) => new File([png], `${fileName}.png`, { type: 'image/png' }));
    // What has failed once may be tried again.
    drawn.catch(() => {
      drawn = null;
    });
    return drawn;
  };
  const start = (button: HTMLButtonElement, kind: keyof typeof deliver) => {
    button.hidden = false;
    button.addEventListener('click', async () => {
      say(words.working);
      try {
        await deliver[kind](await draw());
        say(kind === 'png' ? words.done : '');
      } catch (error) {
        say(failureText(error, words));
      }
    });
  };
  const button = (kind: keyof typeof deliver) =>
    element.querySelector<HTMLButtonElement>(`button[data-stencil="${kind}"]`);
  const png = button('png');
  const share = button('share');
  if (png) start(png, 'png');
  if (share && canShareFiles()) start(share, 'share');
}
