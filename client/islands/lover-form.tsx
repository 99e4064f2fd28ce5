import type { LoverFormProps } from '../components/lover/lover-form-props.ts';
import { LiveLoverForm } from './lover-form/live-lover-form.tsx';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the form that begins a talk about two to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: LoverFormProps): Promise<void> {
  return hydrateWith(element, (onReady) => <LiveLoverForm server={server} onReady={onReady} />);
}
