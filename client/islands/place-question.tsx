import type { PlaceQuestionProps } from '../components/eclipses/place-question.tsx';
import { LivePlaceQuestion } from './place-question/live-place-question.tsx';
import { hydrateRoot } from './react-root.ts';

/** Brings the question for a place to life; settled once it answers to clicks and keys. */
export function mount(element: HTMLElement, props: unknown): Promise<void> {
  // The server wrote the props from the same type.
  const server = props as PlaceQuestionProps;
  return new Promise((resolve) => {
    hydrateRoot(element, <LivePlaceQuestion server={server} onReady={resolve} />);
  });
}
