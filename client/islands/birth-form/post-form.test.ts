import { expect, test } from 'vitest';
import { pageStylesOf } from '../shared/answered-page.ts';
import { BIRTH_FORM } from './birth-form-kind.ts';
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

const STYLES = '.wheel{width:100%}';
const FORM = { errors: [], values: {} };

test('a page with a chart is a chart, and brings the form along', () => {
  expect(
    readAnswer({ page: pageOf({ props: FORM, hasChart: true }), styles: STYLES, status: 200 }, BIRTH_FORM),
  ).toMatchObject({
    kind: 'chart',
    form: FORM,
    title: 'Natal chart',
    styles: STYLES,
  });
});

test('422 and 503 with a form are the form with its errors', () => {
  expect(readAnswer({ page: pageOf({ props: FORM }), styles: STYLES, status: 422 }, BIRTH_FORM).kind).toBe(
    'form',
  );
  expect(readAnswer({ page: pageOf({ props: FORM }), styles: STYLES, status: 503 }, BIRTH_FORM).kind).toBe(
    'form',
  );
});

test('an error page without a form is a failure, and the form on the page stays', () => {
  expect(readAnswer({ page: pageOf({}), styles: STYLES, status: 500 }, BIRTH_FORM).kind).toBe('failed');
  expect(readAnswer({ page: pageOf({}), styles: STYLES, status: 429 }, BIRTH_FORM).kind).toBe('failed');
});

test('anything else is left to the browser', () => {
  expect(readAnswer({ page: pageOf({}), styles: STYLES, status: 200 }, BIRTH_FORM).kind).toBe('odd');
  expect(readAnswer({ page: pageOf({ props: FORM }), styles: STYLES, status: 200 }, BIRTH_FORM).kind).toBe(
    'odd',
  );
  expect(readAnswer({ page: pageOf({}), styles: STYLES, status: 403 }, BIRTH_FORM).kind).toBe('odd');
});

test('the styles of a page are those of the element that says so', () => {
  const html = `<style nonce="a">p{margin:0}</style><style id="page-styles" nonce="b">${STYLES}</style><p>…</p>`;
  expect(pageStylesOf(html)).toBe(STYLES);
  expect(pageStylesOf('<style nonce="a">p{margin:0}</style>')).toBe('');
});
