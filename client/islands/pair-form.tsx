import type { PairFormProps } from '../components/compatibility/pair-fields.tsx';
import { LivePairForm } from './pair-form/live-pair-form.tsx';
import { hydrateRoot } from './react-root.ts';

/** Brings the form for two births to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, props: unknown): Promise<void> {
  // The server wrote the props from the same type.
  const server = props as PairFormProps;
  return new Promise((resolve) => {
    hydrateRoot(element, <LivePairForm server={server} onReady={resolve} />);
  });
}
