import type { SkyDayProps } from '../components/sky-day/sky-day-props.ts';
import { chooseOnTap } from './shared/choose-on-tap.ts';
import { hydrateWith } from './shared/react-root.ts';
import { LiveSkyDay } from './sky-day/live-sky-day.tsx';

/** Brings the sky of a day to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: SkyDayProps) {
  chooseOnTap(element);
  return hydrateWith(element, (onReady) => <LiveSkyDay server={server} onReady={onReady} />);
}
