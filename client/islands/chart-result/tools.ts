import { fillText } from '../../../locales/fill-text.ts';
import type { ChartResultProps } from '../../components/natal-result/chart-result-props.ts';
import { PictureScrambled, saveAs } from '../picture-file.ts';
import { shareLink } from '../share-link.ts';
import { birthdayText, keep } from './keep.ts';
import { wheelPng, wheelSvg } from './picture.ts';

interface ToolsContext extends ChartResultProps {
  sky: SVGSVGElement | null;
  /** Puts out the lights of a highlighted body, which belong on no picture. */
  clear(): void;
}

const FILE_NAME = 'celestia-chart';

function keepFrom(root: ParentNode, { values, words, tag }: ToolsContext): string {
  if (!values) return '';
  const typed = root.querySelector<HTMLInputElement>('[data-keep-name]')?.value.trim();
  const name = typed || fillText(words.unnamed, { date: birthdayText(values, tag) });
  return keep(name, values) ? words.kept : words.full;
}

type Action = () => string | undefined | Promise<string | undefined>;

/** What each button does; its answer is said in the live region. */
function actionsOf(root: ParentNode, context: ToolsContext): Readonly<Record<string, Action>> {
  const { sky, words, clear } = context;
  const save = (extension: string, make: (sky: SVGSVGElement) => Promise<Blob>) => async () => {
    clear();
    try {
      if (sky) saveAs(await make(sky), `${FILE_NAME}.${extension}`);
      return undefined;
    } catch (error) {
      if (error instanceof PictureScrambled) return words.scrambled;
      console.warn('the picture was not drawn', error);
      return words.undrawn;
    }
  };
  return {
    'download-svg': save('svg', wheelSvg),
    'download-png': save('png', wheelPng),
    print: () => {
      clear();
      window.print();
      return undefined;
    },
    share: async () => ((await shareLink(root)) ? words.shared : undefined),
    keep: () => keepFrom(root, context),
  };
}

/** Shows the tools and answers their buttons. */
export function startTools(root: HTMLElement, context: ToolsContext): void {
  const actions = actionsOf(root, context);
  const status = root.querySelector('[data-status]');
  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? '';
  };
  for (const tools of root.querySelectorAll<HTMLElement>('[data-tools]')) tools.hidden = false;
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    const action = actions[button?.dataset.action ?? ''];
    if (!action) return;
    try {
      say(await action());
    } catch (error) {
      console.warn('chart tool failed', error);
      say(context.words.failed);
    }
  });
}
