/** Runs one piece of work at a time; more that is asked for meanwhile is dropped. */
export function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let isRunning = false;
  return async (work) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
}

/** Lets a button say what it is doing while it does it. It stays where the focus can find it. */
export async function whileBusy(button: HTMLElement | null, work: () => Promise<void>): Promise<void> {
  const text = button?.textContent ?? '';
  button?.setAttribute('aria-busy', 'true');
  if (button?.dataset.busy) button.textContent = button.dataset.busy;
  try {
    await work();
  } finally {
    button?.removeAttribute('aria-busy');
    if (button?.dataset.busy) button.textContent = text;
  }
}
