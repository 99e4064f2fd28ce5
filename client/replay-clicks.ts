/**
 * Remembers the last click on a `data-replay` control of an island that is not alive yet. Call the answer once it
 * is: the click is made then, so that a button works at the first touch however slow the line is.
 */
export function replayClicks(element: HTMLElement): () => void {
  let clicked: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
  };
  element.addEventListener('click', note);
  return () => {
    element.removeEventListener('click', note);
    clicked?.click();
  };
}
