import { RESULT_ID } from '../../components/birth-form/result-id.ts';
import type { IslandName } from '../../components/island-props.ts';
import { isDown, type PostedPage, postPage } from '../shared/answered-page.ts';

/** A chart as the server's page has it. */
export interface AnsweredChart {
  region: Element;
  title: string;
  /** The styles of what is on that page. */
  styles: string;
}

/** What came back for a posted form. `odd`: something that only the browser itself can show. */
export type FormAnswer<Form> =
  | ({ kind: 'chart'; form: Form; page: Document } & AnsweredChart)
  | { kind: 'form'; form: Form; page: Document }
  /** The form has done its work and its page leads on. */
  | { kind: 'moved'; url: string }
  | { kind: 'failed' }
  | { kind: 'odd' };

/** How the form is found in the page that answers: its island, and what tells that island's props from any other thing. */
export interface FormIsland<Form> {
  name: IslandName;
  isForm(props: unknown): props is Form;
}

/** What the server told a page's form; null where the page has no such form. */
export function readFormProps<Form>(page: Document, { name, isForm }: FormIsland<Form>): Form | null {
  const island = page.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const props: unknown = JSON.parse(island?.dataset.props ?? 'null');
  return isForm(props) ? props : null;
}

/** Reads the page that the server answered with, and what it is dressed in. */
export function readAnswer<Form>(
  { page, styles, status }: PostedPage,
  island: FormIsland<Form>,
): FormAnswer<Form> {
  const form = readFormProps(page, island);
  if (!form) return isDown(status) ? { kind: 'failed' } : { kind: 'odd' };
  if (status >= 400) return { kind: 'form', form, page };
  const region = page.getElementById(RESULT_ID);
  return region?.firstElementChild
    ? { kind: 'chart', region, form, page, title: page.title, styles }
    : { kind: 'odd' };
}

/** Posts the form to its own page and reads the page that comes back. */
export async function postForm<Form>(
  form: HTMLFormElement,
  body: URLSearchParams,
  island: FormIsland<Form>,
): Promise<FormAnswer<Form>> {
  const outcome = await postPage(form.action, body);
  if (outcome.kind !== 'page') return outcome;
  try {
    return readAnswer(outcome, island);
  } catch {
    return { kind: 'odd' };
  }
}
