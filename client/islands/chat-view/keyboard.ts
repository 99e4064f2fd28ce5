/**
 * Keeps what stands at the window's lower edge above a phone's keyboard, where that covers the page instead of making it smaller:
 * `--keyboard` is how much it covers, CSS pixels. Gives the way to stop.
 */
export function followKeyboard(root: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const follow = () => {
    const coveredPx = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, Math.round(coveredPx))}px`);
  };
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
}
