import { useRef } from 'react';
import { type LivePair, PairFields } from '../../components/compatibility/pair-fields.tsx';
import type { PairFormProps } from '../../components/compatibility/pair-form-props.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { usePerson } from './use-person.tsx';

interface LivePairFormProps {
  server: PairFormProps;
  /** Called once the form is alive. */
  onReady(): void;
}

/** The form for two with calendars, suggestions and kept charts. It is sent as any form, and answered by a page. */
export function LivePairForm({ server, onReady }: LivePairFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive(onReady);
  const { base, words, people } = server;
  // Whoever is signed in is the first of the two, unless they say otherwise.
  const first = usePerson({ form, server: { ...base, ...people[0] }, words, isLive, takesOwnBirth: true });
  const second = usePerson({ form, server: { ...base, ...people[1] }, words, isLive });
  const live: LivePair = {
    form,
    onInput: (event) => {
      first.onInput(event);
      second.onInput(event);
    },
    people: [first.live, second.live],
  };
  return <PairFields {...server} people={[first.shown, second.shown]} live={isLive ? live : undefined} />;
}
