/** Takes a secret out of the address, and out of the browser's history, once the server has read it. */
export function mount(): void {
  history.replaceState(history.state, '', location.pathname);
}
