import { expect, test } from 'vitest';
import { BIRTH_FORM } from './birth-form-kind.ts';
import { pageStylesOf, readAnswer } from './post-form.ts';

/** As much of a document as the answer is read from: Node has no parser for HTML. */
function pageOf({ props, hasChart = false }: { props?: unknown; hasChart?: boolean }) {
  const island = props === undefined ? null : { dataset: { props: JSON.stringify(props) } };
  return {
    title: 'Natal chart',
    querySelector: () => island,
    getElementById: () => ({ firstElementChild: hasChart ? {} : null }),
  } as unknown as Document;
}

const STYLES = '.wheel{width:100%}';
const FORM = { errors: [], values: {} };

test('a page with a chart is a chart, and brings the form along', () => {
  expect(
    readAnswer(pageOf({ props: FORM, hasChart: true }), { island: BIRTH_FORM, styles: STYLES, status: 200 }),
  ).toMatchObject({
    kind: 'chart',
    form: FORM,
    title: 'Natal chart',
    styles: STYLES,
  });
});

test('422 and 503 with a form are the form with its errors', () => {
  expect(readAnswer(pageOf({ props: FORM }), { island: BIRTH_FORM, styles: STYLES, status: 422 }).kind).toBe(
    'form',
  );
  expect(readAnswer(pageOf({ props: FORM }), { island: BIRTH_FORM, styles: STYLES, status: 503 }).kind).toBe(
    'form',
  );
});

test('an error page without a form is a failure, and the form on the page stays', () => {
  expect(readAnswer(pageOf({}), { island: BIRTH_FORM, styles: STYLES, status: 500 }).kind).toBe('failed');
  expect(readAnswer(pageOf({}), { island: BIRTH_FORM, styles: STYLES, status: 429 }).kind).toBe('failed');
});

test('anything else is left to the browser', () => {
  expect(readAnswer(pageOf({}), { island: BIRTH_FORM, styles: STYLES, status: 200 }).kind).toBe('odd');
  expect(readAnswer(pageOf({ props: FORM }), { island: BIRTH_FORM, styles: STYLES, status: 200 }).kind).toBe(
    'odd',
  );
  expect(readAnswer(pageOf({}), { island: BIRTH_FORM, styles: STYLES, status: 403 }).kind).toBe('odd');
});

test('the styles of a page are those of the element that says so', () => {
  const html = `<style nonce="a">p{margin:0}</style><style id="page-styles" nonce="b">${STYLES}</style><p>…</p>`;
  expect(pageStylesOf(html)).toBe(STYLES);
  expect(pageStylesOf('<style nonce="a">p{margin:0}</style>')).toBe('');
});
