import { expect, test } from 'vitest';
import { readAnswer } from './post-form.ts';

/** As much of a document as the answer is read from: Node has no parser for HTML. */
function pageOf({ props, hasChart = false }: { props?: unknown; hasChart?: boolean }) {
  const island = props === undefined ? null : { dataset: { props: JSON.stringify(props) } };
  return {
    title: 'Natal chart',
    querySelector: () => island,
    getElementById: () => ({ firstElementChild: hasChart ? {} : null }),
  } as unknown as Document;
}

const FORM = { errors: [], values: {} };

test('a page with a chart is a chart, and brings the form along', () => {
  expect(readAnswer(pageOf({ props: FORM, hasChart: true }), 200)).toMatchObject({
    kind: 'chart',
    form: FORM,
    title: 'Natal chart',
  });
});

test('422 and 503 with a form are the form with its errors', () => {
  expect(readAnswer(pageOf({ props: FORM }), 422).kind).toBe('form');
  expect(readAnswer(pageOf({ props: FORM }), 503).kind).toBe('form');
});

test('an error page without a form is a failure, and the form on the page stays', () => {
  expect(readAnswer(pageOf({}), 500).kind).toBe('failed');
  expect(readAnswer(pageOf({}), 429).kind).toBe('failed');
});

test('anything else is left to the browser', () => {
  expect(readAnswer(pageOf({}), 200).kind).toBe('odd');
  expect(readAnswer(pageOf({ props: FORM }), 200).kind).toBe('odd');
  expect(readAnswer(pageOf({}), 403).kind).toBe('odd');
});
