/** Forgets what this tab remembers as its person signs out: births, and what was being written. Within its element: the forms that do so. */
export function mount(element: HTMLElement): void {
  element.addEventListener('submit', () => {
    try {
      sessionStorage.clear();
    } catch {
      // Storage is forbidden: then nothing is remembered.
    }
  });
}
