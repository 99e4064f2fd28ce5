import type { AskFormProps } from '../components/celestia/ask-form-props.ts';
import { LiveAskForm } from './ask-form/live-ask-form.tsx';
import type { HydrateIslands } from './shared/island-module.ts';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the form that asks Celestia to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: AskFormProps, hydrateIslands: HydrateIslands) {
  return hydrateWith(element, (onReady) => (
    <LiveAskForm server={server} hydrateIslands={hydrateIslands} onReady={onReady} />
  ));
}
