import { PAGE_STYLES_ID } from '../../../contract/page-styles.ts';
import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';
import { RESULT_ID } from '../../components/birth-form/result-id.ts';

/** A chart as the server's page has it. */
export interface AnsweredChart {
  region: Element;
  title: string;
  /** The styles of what is on that page. */
  styles: string;
}

/** What came back for a posted form. `odd`: something that only the browser itself can show. */
export type FormAnswer =
  | ({ kind: 'chart'; form: BirthFormProps } & AnsweredChart)
  | { kind: 'form'; form: BirthFormProps }
  /** The form has done its work and its page leads on. */
  | { kind: 'moved'; url: string }
  | { kind: 'failed' }
  | { kind: 'odd' };

const TIMEOUT_MS = 30_000;

/** The fields of a form as the browser would send them, `extra` in place of any of the same name. */
export function formBody(form: HTMLFormElement, extra: Readonly<Record<string, string>>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  return body;
}

/** Tells a birth form's props by what no other island has; the server wrote them from the same type. */
function isBirthForm(props: unknown): props is BirthFormProps {
  return typeof props === 'object' && props !== null && 'errors' in props && 'values' in props;
}

function readFormProps(page: Document): BirthFormProps | null {
  const island = page.querySelector<HTMLElement>('[data-island="birth-form"]');
  const props: unknown = JSON.parse(island?.dataset.props ?? 'null');
  return isBirthForm(props) ? props : null;
}

const STYLE_ELEMENTS = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * The answer as a document. Its style elements are left out: they carry the nonce of another response, and the
 * browser would report each as a breach of this page's policy.
 */
function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(STYLE_ELEMENTS, ''), 'text/html');
}

/** The text of the element that holds the styles of what is on a page. */
export function pageStylesOf(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENTS)];
  return elements.find(([, attributes]) => attributes?.includes(`id="${PAGE_STYLES_ID}"`))?.[2] ?? '';
}

/** Reads the page that the server answered with, and what it is dressed in. */
export function readAnswer(page: Document, styles: string, status: number): FormAnswer {
  const form = readFormProps(page);
  if (!form) return status >= 500 || status === 429 ? { kind: 'failed' } : { kind: 'odd' };
  if (status >= 400) return { kind: 'form', form };
  const region = page.getElementById(RESULT_ID);
  return region?.firstElementChild
    ? { kind: 'chart', region, form, title: page.title, styles }
    : { kind: 'odd' };
}

/** Posts the form to its own page and reads the page that comes back. */
export async function postForm(form: HTMLFormElement, body: URLSearchParams): Promise<FormAnswer> {
  let text: string;
  let response: Response;
  try {
    response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    return { kind: 'failed' };
  }
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml && (response.status >= 500 || response.status === 429)) return { kind: 'failed' };
  if (response.redirected) return { kind: 'moved', url: response.url };
  if (!isHtml) return { kind: 'odd' };
  try {
    return readAnswer(parsePage(text), pageStylesOf(text), response.status);
  } catch {
    return { kind: 'odd' };
  }
}
