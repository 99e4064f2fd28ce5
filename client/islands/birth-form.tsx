import type { BirthFormProps } from '../components/birth-form/birth-form-props.ts';
import { LiveBirthForm } from './birth-form/live-birth-form.tsx';
import type { HydrateIslands } from './shared/island-module.ts';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the birth form to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: BirthFormProps, hydrateIslands: HydrateIslands) {
  return hydrateWith(element, (onReady) => (
    <LiveBirthForm server={server} hydrateIslands={hydrateIslands} onReady={onReady} />
  ));
}
