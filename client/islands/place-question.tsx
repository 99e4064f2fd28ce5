import type { PlaceQuestionProps } from '../components/eclipses/place-question-props.ts';
import { LivePlaceQuestion } from './place-question/live-place-question.tsx';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the question for a place to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, server: PlaceQuestionProps) {
  return hydrateWith(element, (onReady) => <LivePlaceQuestion server={server} onReady={onReady} />);
}
