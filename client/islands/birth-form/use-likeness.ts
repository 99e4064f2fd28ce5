import { useEffect, useEffectEvent } from 'react';
import { type ChartFields, pickFields } from '../../../contract/birth-fields.ts';
import { LIKENESS_FORM_ID } from '../../components/uncertain-time/likeness-form-id.ts';

/** A rising sign that is chosen in an answer draws the birth of that answer again, without leaving the page. */
export function useLikeness(isLive: boolean, draw: (fields: ChartFields) => void): void {
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== LIKENESS_FORM_ID) return;
    event.preventDefault();
    const likeness = submitter instanceof HTMLButtonElement ? submitter.value : '';
    draw(pickFields({ ...Object.fromEntries(new FormData(target)), likeness }));
  });
  useEffect(() => {
    if (!isLive) return undefined;
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [isLive]);
}
