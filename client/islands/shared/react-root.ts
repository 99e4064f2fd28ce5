import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the server rendered; settled once the island has called `onReady`. A module of its own, to be fetched
 * beside the island that needs React.
 */
export function hydrateWith(element: HTMLElement, render: (onReady: () => void) => ReactNode): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, render(resolve));
  });
}
