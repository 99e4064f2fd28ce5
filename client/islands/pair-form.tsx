import type { PairFormProps } from '../components/compatibility/pair-form-props.ts';
import { LivePairForm } from './pair-form/live-pair-form.tsx';
import type { HydrateIslands } from './shared/island-module.ts';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the form for two births to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: PairFormProps, hydrateIslands: HydrateIslands) {
  return hydrateWith(element, (onReady) => (
    <LivePairForm server={server} hydrateIslands={hydrateIslands} onReady={onReady} />
  ));
}
