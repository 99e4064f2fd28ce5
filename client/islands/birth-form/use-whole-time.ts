import type { RefObject } from 'react';
import type { LiveHour } from '../../components/birth-form/time-field.tsx';

/** An hour as most people type it. */
const HOUR = /^\s*\d{0,2}\s*$/;

/**
 * The hour's field takes a whole time, pasted or typed in one go: it is spread over the fields then. The server does the same;
 * what reads the words of five languages is fetched when it is wanted.
 */
export function useWholeTime(form: RefObject<HTMLFormElement | null>, prefix: string): LiveHour {
  const spread = (input: HTMLInputElement) => {
    if (HOUR.test(input.value)) return;
    import('./spread-time.ts').then(
      ({ spreadTime }) => form.current && spreadTime(form.current, prefix),
      () => undefined,
    );
  };
  return {
    onBlur: ({ currentTarget }) => spread(currentTarget),
    // The text is in the field once the event is over.
    onPaste: ({ currentTarget }) => setTimeout(() => spread(currentTarget)),
  };
}
