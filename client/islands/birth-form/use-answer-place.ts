import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ChartFields } from '../../../contract/birth-fields.ts';
import { BIRTH_STORES, rememberedBirth, rememberInTab } from '../../state/remembered-birth.ts';
import { isFormPlace, removeAnswer, wantsAnswer } from './answer-place.ts';
import { formBody } from './post-form.ts';

interface AnswerPlaceParts {
  form: RefObject<HTMLFormElement | null>;
  isLive: boolean;
  /** Shows the answer of a birth again. */
  restore(fields: ChartFields): void;
}

/** Back leads from an answer to its form, Forward to the answer again; what is typed is remembered when the page is left. */
export function useAnswerPlace({ form, isLive, restore }: AnswerPlaceParts): void {
  const onMove = useEffectEvent((formTitle: string) => {
    if (isFormPlace()) {
      removeAnswer(formTitle);
      return;
    }
    const birth = rememberedBirth(BIRTH_STORES);
    if (birth && wantsAnswer()) restore(birth.fields);
  });
  useEffect(() => {
    if (!isLive) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // With an answer on the page its title is the answer's.
    const formTitle = document.title;
    window.addEventListener('popstate', () => onMove(formTitle), { signal });
    const remember = () => {
      if (form.current) rememberInTab(BIRTH_STORES, Object.fromEntries(formBody(form.current, {})));
    };
    window.addEventListener('pagehide', remember, { signal });
    return () => stop.abort();
  }, [isLive, form]);
}
