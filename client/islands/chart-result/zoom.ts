/** Sizes of the wheel against the room it has, as classes of chart-result.css: `wheel--zoom-2`. */
export const ZOOM_STEPS = [1, 1.5, 2, 3] as const;

/** The step after or before, or the same at either end. */
export function zoomStep(index: number, by: 1 | -1): number {
  return Math.min(Math.max(index + by, 0), ZOOM_STEPS.length - 1);
}

function createButton(label: string, sign: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wheel__zoom-button';
  button.setAttribute('aria-label', label);
  button.title = label;
  button.textContent = sign;
  return button;
}

/** Keeps the middle of what is seen in the middle as the content grows from one size to another. */
function recentre(frame: HTMLElement, growth: number): void {
  const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
  frame.scrollTo({
    left: (scrollLeft + clientWidth / 2) * growth - clientWidth / 2,
    top: (scrollTop + clientHeight / 2) * growth - clientHeight / 2,
    behavior: 'instant',
  });
}

/** Puts the wheel into a frame that scrolls, with a button to enlarge it and one to take that back. */
export function startZoom(sky: SVGSVGElement, words: { zoomIn: string; zoomOut: string }): void {
  const wheel = sky.parentElement;
  if (!wheel) return;
  const frame = document.createElement('div');
  frame.className = 'wheel__frame';
  sky.before(frame);
  frame.append(sky);
  const bar = document.createElement('div');
  bar.className = 'wheel__zoom no-print';
  const zoomIn = createButton(words.zoomIn, '+');
  const zoomOut = createButton(words.zoomOut, '\u2212');
  bar.append(zoomIn, zoomOut);
  wheel.append(bar);

  let step = 0;
  const go = (by: 1 | -1) => {
    const before = ZOOM_STEPS[step] ?? 1;
    step = zoomStep(step, by);
    const after = ZOOM_STEPS[step] ?? 1;
    frame.className = `wheel__frame wheel__frame--${step}`;
    // Reached by Tab only while there is something to scroll to.
    if (step > 0) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
    recentre(frame, after / before);
    mark();
  };
  const mark = () => {
    // Not `disabled`: that would drop the focus of whoever has just pressed it.
    zoomOut.setAttribute('aria-disabled', String(step === 0));
    zoomIn.setAttribute('aria-disabled', String(step === ZOOM_STEPS.length - 1));
  };
  zoomIn.addEventListener('click', () => go(1));
  zoomOut.addEventListener('click', () => go(-1));
  mark();
}
