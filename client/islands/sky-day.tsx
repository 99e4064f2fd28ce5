import type { SkyDayProps } from '../components/sky-day/sky-day-props.ts';
import { hydrateWith } from './shared/react-root.ts';
import { LiveSkyDay } from './sky-day/live-sky-day.tsx';

/** Brings the sky of a day to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: SkyDayProps) {
  // The chart's own island: bound in here, its parts would become files more for every chart.
  const wheelView = import('./wheel-view.ts');
  const follow = async () => (await wheelView).answerPairWheel(element)?.refresh();
  return hydrateWith(element, (onReady) => (
    <LiveSkyDay server={server} onReady={onReady} onDrawn={() => void follow()} />
  ));
}
