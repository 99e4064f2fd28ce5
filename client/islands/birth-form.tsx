import type { BirthFormProps } from '../components/birth-form/birth-form-props.ts';
import { LiveBirthForm } from './birth-form/live-birth-form.tsx';
import { hydrateRoot } from './react-root.ts';
import type { HydrateIslands } from './registry.ts';

/** Brings the birth form to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, props: unknown, hydrateIslands: HydrateIslands): Promise<void> {
  // The server wrote the props from the same type.
  const server = props as BirthFormProps;
  return new Promise((resolve) => {
    hydrateRoot(element, <LiveBirthForm server={server} hydrateIslands={hydrateIslands} onReady={resolve} />);
  });
}
