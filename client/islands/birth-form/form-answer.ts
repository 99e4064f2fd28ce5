import '../shared/form-styles.ts';

/** What sends a form and shows its answer: fetched as soon as something is typed. */
export { followLikeness } from './follow-likeness.ts';
export { postForm } from './post-form.ts';
export { showChart } from './show-chart.ts';
export { takeParts } from './take-parts.ts';
