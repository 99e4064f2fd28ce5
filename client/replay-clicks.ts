/**
 * Remembers the last click on a `data-replay` control of an island that is not alive yet. Call the answer once it
 * is: the click is made then, so that a button works at the first touch however slow the line is. A form's own button
 * sends nothing before: an answer that the island gives in its place must not come as a whole page. Where the island cannot be
 * had, the click that is made then goes the form's own way.
 */
export function replayClicks(element: HTMLElement): () => void {
  let clicked: HTMLElement | null = null;
  const note = (event: Event) => {
    const { target } = event;
    clicked = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    if (clicked?.matches('[type=submit]')) event.preventDefault();
  };
  element.addEventListener('click', note);
  return () => {
    element.removeEventListener('click', note);
    clicked?.click();
  };
}
