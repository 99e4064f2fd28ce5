/** Runs one piece of work at a time; more that is asked for meanwhile is dropped. */
export interface OneAtATime {
  (work: () => Promise<void>): Promise<void>;
  isRunning(): boolean;
}

export function oneAtATime(): OneAtATime {
  let isRunning = false;
  const run = async (work: () => Promise<void>) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } finally {
      isRunning = false;
    }
  };
  return Object.assign(run, { isRunning: () => isRunning });
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
