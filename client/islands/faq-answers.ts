/** Unfolds the answer that the address names, in browsers that scroll to it and leave it folded. */
export function mount(element: HTMLElement): void {
  const unfold = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const answer = id === '' ? null : element.querySelector(`#${CSS.escape(id)}`);
    const folded = answer?.closest('details');
    if (!answer || !folded || folded.open) return;
    folded.open = true;
    answer.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  unfold();
}
