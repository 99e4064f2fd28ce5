import type { ResultToolsWords } from '../../components/result-head/result-tools-words.ts';
import { PictureScrambled, saveAs } from '../shared/picture-file.ts';
import { shareLink } from '../shared/share-link.ts';
import { wheelPng, wheelSvg } from './picture.ts';

/** What a button does, and says of it: while it does it by `say`, at the end by its answer. */
export type Action = (say: (text: string) => void) => string | undefined | Promise<string | undefined>;

interface ToolsContext {
  /** The wheel that is saved as a picture; null where there is none. */
  sky: SVGSVGElement | null;
  words: ResultToolsWords;
  /** Puts out the lights of a highlighted body, which belong on no picture. */
  clear(): void;
  /** What keeps what the result was computed from. */
  keeping: Readonly<Record<'keep' | 'keep-here', Action>>;
}

const FILE_NAME = 'celestia-chart';

/** What each button does; its answer is said beside the button. */
function actionsOf(
  root: ParentNode,
  { sky, words, clear, keeping }: ToolsContext,
): Readonly<Record<string, Action>> {
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
    ...keeping,
  };
}

/** Closes what a button has opened, by Escape or by a press beside it. */
function closePanels(root: HTMLElement): void {
  const open = () => root.querySelector<HTMLDetailsElement>('.act[open]');
  root.addEventListener('keydown', ({ key }) => {
    const panel = key === 'Escape' ? open() : null;
    if (!panel) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  root.addEventListener('pointerdown', ({ target }) => {
    const panel = open();
    if (panel && target instanceof Node && !panel.contains(target)) panel.open = false;
  });
}

/** Answers the buttons of a result's head. */
export function startTools(root: HTMLElement, context: ToolsContext): void {
  const actions = actionsOf(root, context);
  closePanels(root);
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    const action = actions[button?.dataset.action ?? ''];
    if (!button || !action) return;
    const status = button.closest('.act')?.querySelector('[data-status]');
    const say = (text: string | undefined) => {
      if (status) status.textContent = text ?? '';
    };
    try {
      say(await action(say));
    } catch (error) {
      console.warn('chart tool failed', error);
      say(context.words.failed);
    }
  });
}
