/** How often it is looked, and how long: a book that takes longer is told of by mail. */
const EVERY_MS = 2000;
const LONGEST_MS = 5 * 60_000;

/** Looks whether the book is made that this page waits for, and shows the page as it is then. */
export function mount(): void {
  const endMs = Date.now() + LONGEST_MS;
  const look = async () => {
    if (!document.hidden && (await isSettled())) location.replace(location.href);
    else if (Date.now() < endMs) setTimeout(look, EVERY_MS);
  };
  setTimeout(look, EVERY_MS);
}

/** Whether the page says by now that the book is there, or that it could not be made. While it cannot be asked, not yet. */
async function isSettled(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes('data-making');
  } catch {
    return false;
  }
}
