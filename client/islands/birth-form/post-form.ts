import { PAGE_STYLES_ID } from '../../../contract/page-styles.ts';
import { RESULT_ID } from '../../components/birth-form/result-id.ts';
import type { IslandName } from '../../components/island-props.ts';

/** A chart as the server's page has it. */
export interface AnsweredChart {
  region: Element;
  title: string;
  /** The styles of what is on that page. */
  styles: string;
}

/** What came back for a posted form. `odd`: something that only the browser itself can show. */
export type FormAnswer<Form> =
  | ({ kind: 'chart'; form: Form } & AnsweredChart)
  | { kind: 'form'; form: Form }
  /** The form has done its work and its page leads on. */
  | { kind: 'moved'; url: string }
  | { kind: 'failed' }
  | { kind: 'odd' };

const TIMEOUT_MS = 30_000;

/** How the form is found in the page that answers: its island, and what tells that island's props from any other thing. */
export interface FormIsland<Form> {
  name: IslandName;
  isForm(props: unknown): props is Form;
}

function readFormProps<Form>(page: Document, { name, isForm }: FormIsland<Form>): Form | null {
  const island = page.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const props: unknown = JSON.parse(island?.dataset.props ?? 'null');
  return isForm(props) ? props : null;
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
export function readAnswer<Form>(
  page: Document,
  { island, styles, status }: { island: FormIsland<Form>; styles: string; status: number },
): FormAnswer<Form> {
  const form = readFormProps(page, island);
  if (!form) return status >= 500 || status === 429 ? { kind: 'failed' } : { kind: 'odd' };
  if (status >= 400) return { kind: 'form', form };
  const region = page.getElementById(RESULT_ID);
  return region?.firstElementChild
    ? { kind: 'chart', region, form, title: page.title, styles }
    : { kind: 'odd' };
}

/** Posts the form to its own page and reads the page that comes back. */
export async function postForm<Form>(
  form: HTMLFormElement,
  body: URLSearchParams,
  island: FormIsland<Form>,
): Promise<FormAnswer<Form>> {
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
    return readAnswer(parsePage(text), { island, styles: pageStylesOf(text), status: response.status });
  } catch {
    return { kind: 'odd' };
  }
}
