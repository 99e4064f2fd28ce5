import { type RefObject, useEffect } from 'react';
import { keepQuestion, keptQuestion } from '../../state/asked-question.ts';
import { BIRTH_STORES } from '../../state/birth-stores.ts';

function fieldOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('question');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Keeps what is written in the question's field for the tab, and lets the questions to begin with fill it. */
export function useQuestion(form: RefObject<HTMLFormElement | null>, isLive: boolean) {
  useEffect(() => {
    const field = fieldOf(form.current);
    if (!isLive || !field) return undefined;
    if (field.value === '') field.value = keptQuestion(BIRTH_STORES);
    const keep = () => keepQuestion(BIRTH_STORES, field.value);
    field.addEventListener('input', keep);
    return () => field.removeEventListener('input', keep);
  }, [form, isLive]);
  /** Whether what sends the form is a question to begin with: then that fills the field, and nothing is sent. */
  return (submitter: HTMLElement | null): boolean => {
    const field = fieldOf(form.current);
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'starter' || !field) return false;
    field.value = submitter.value;
    keepQuestion(BIRTH_STORES, field.value);
    field.focus();
    return true;
  };
}
