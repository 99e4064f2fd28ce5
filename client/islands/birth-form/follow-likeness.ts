import { type ChartFields, pickFields } from '../../../contract/birth-fields.ts';
import { LIKENESS_FORM_ID } from '../../components/uncertain-time/likeness-form-id.ts';

/** Tells of a rising sign that is chosen in the answer on the page: the birth of that answer with the choice. */
export function followLikeness(choose: (fields: ChartFields) => void): void {
  const form = document.getElementById(LIKENESS_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    const likeness = submitter instanceof HTMLButtonElement ? submitter.value : '';
    choose(pickFields({ ...Object.fromEntries(new FormData(form)), likeness }));
  });
}
