/** Lets the link that leaves this page at once leave no way back to it. Without a script it is a link like others. */
export function mount(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
