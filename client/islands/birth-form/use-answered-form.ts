import { useEffect, useEffectEvent } from 'react';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { ANSWERED_EVENT } from './answered-form.ts';
import { BIRTH_FORM } from './birth-form-kind.ts';

/** Hears of the form as it was answered where another part of the page has sent the birth. */
export function useAnsweredForm(onForm: (form: BirthFormProps) => void): void {
  const heard = useEffectEvent(onForm);
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && BIRTH_FORM.isForm(event.detail)) heard(event.detail);
    };
    document.addEventListener(ANSWERED_EVENT, hear);
    return () => document.removeEventListener(ANSWERED_EVENT, hear);
  }, []);
}
