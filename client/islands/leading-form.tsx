import type { LeadingFormProps } from '../components/birth-form/birth-form-props.ts';
import { BIRTH_FORM } from './birth-form/birth-form-kind.ts';
import { LiveBirthForm } from './birth-form/live-birth-form.tsx';
import { readFormProps } from './birth-form/post-form.ts';
import { getPage } from './shared/answered-page.ts';
import type { HydrateIslands } from './shared/island-module.ts';
import { hydrateWith } from './shared/react-root.ts';

/** Brings a form to life whose answer is another page's, with the words of that page's form. Throws where that cannot be had. */
export async function mount(
  element: HTMLElement,
  own: LeadingFormProps,
  hydrateIslands: HydrateIslands,
): Promise<void> {
  const form = readFormProps(await getPage(own.action), BIRTH_FORM);
  if (!form) throw new Error(`no birth form at ${own.action}`);
  // What goes along unseen there does not go along from here.
  const server = { ...form, hidden: {}, ...own, leadsOn: true } as const;
  await hydrateWith(element, (onReady) => (
    <LiveBirthForm server={server} hydrateIslands={hydrateIslands} onReady={onReady} />
  ));
}
