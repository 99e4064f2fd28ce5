import { type RefObject, useEffect, useEffectEvent } from 'react';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { keepLoverDraft, loverDraft } from '../../state/lover-draft.ts';
import { formBody } from '../birth-form/form-body.ts';

type Fields = Readonly<Record<string, string>>;

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  isLive: boolean;
  /** What the server has written into the form: then that is what counts. */
  isAnswered: boolean;
  /** Writes a birth into its fields. */
  fillBirth(fields: Fields): void;
}

/** The fields that are no birth's: a name, a text, and who speaks. */
function fillRest(form: HTMLFormElement, fields: Fields): void {
  for (const name of ['name', 'text', 'persona']) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if ((isText || control instanceof RadioNodeList) && fields[name]) control.value = fields[name];
  }
}

/** Keeps for the tab what stands in the form, and brings it back. What has to be agreed to is asked each time. */
export function useLoverDraft({ form, isLive, isAnswered, fillBirth }: DraftOptions): void {
  const restore = useEffectEvent((element: HTMLFormElement) => {
    const fields = isAnswered ? null : loverDraft(BIRTH_STORES);
    // Whoever was quicker than this script goes on with what they type.
    const { name, text } = Object.fromEntries(formBody(element, {}));
    if (!fields || name || text) return;
    fillBirth(fields);
    fillRest(element, fields);
  });
  useEffect(() => {
    const element = form.current;
    if (!isLive || !element) return undefined;
    restore(element);
    const keep = () => {
      const { agree: _agree, ...fields } = Object.fromEntries(formBody(element, {}));
      keepLoverDraft(BIRTH_STORES, fields);
    };
    element.addEventListener('input', keep);
    element.addEventListener('submit', keep);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('submit', keep);
    };
  }, [form, isLive]);
}
