import type { TodayIslandProps } from '../components/island-props.ts';
import { BIRTH_STORES } from '../state/birth-stores.ts';
import { forgetBirth, type RememberedBirth, rememberInBrowser } from '../state/remembered-birth.ts';
import { REMEMBERED_BIRTH_KEY } from '../state/remembered-keys.ts';
import { followBirth } from './birth-form/follow-birth.ts';
import { postPage } from './shared/answered-page.ts';
import type { HydrateIslands } from './shared/island-module.ts';
import { putPart } from './shared/put-part.ts';

/** What the page shows: the day (empty text, as the head's script has it), that it could not be had, or the form. */
type Shown = '' | 'failed' | null;

function setShown(shown: Shown): void {
  const { dataset } = document.documentElement;
  if (shown === null) delete dataset.known;
  else dataset.known = shown;
}

/** Shows where the birth is remembered, and the buttons that now do something. */
function showHome(region: Element, home: RememberedBirth['home']): void {
  for (const told of region.querySelectorAll<HTMLElement>('[data-home]')) {
    told.hidden = told.dataset.home !== home;
  }
  for (const button of region.querySelectorAll<HTMLElement>('[data-act]')) {
    button.hidden = button.dataset.act === 'keep' && home !== 'tab';
  }
}

function leadToForm(): void {
  document.querySelector<HTMLElement>('#birth-form input:not([type=hidden])')?.focus();
}

/** Empties the form, and keeps what is remembered out of it. */
function askAnew(): void {
  const form = document.querySelector<HTMLFormElement>('#birth-form');
  form?.reset();
  form?.closest('[data-island]')?.setAttribute('data-anew', '');
}

function tellThisTab(): void {
  window.dispatchEvent(new Event(REMEMBERED_BIRTH_KEY));
}

/**
 * Puts the day of the birth that is remembered here in the place of home's form: posted to home, whose answer holds it.
 * Within its element: `#today`, the region, and a `[data-again]` button that shows where the day could not be had.
 */
export function mount(
  element: HTMLElement,
  { path }: TodayIslandProps,
  hydrateIslands: HydrateIslands,
): void {
  const region = element.querySelector('#today');
  if (!region) return;
  let known: RememberedBirth | null = null;
  /** The fields that are shown or asked for. */
  let asked = '';

  const showForm = () => {
    asked = '';
    region.replaceChildren();
    setShown(null);
  };
  const ask = async ({ fields }: RememberedBirth) => {
    const mine = JSON.stringify(fields);
    asked = mine;
    region.replaceChildren();
    setShown('');
    const outcome = await postPage(path, new URLSearchParams(fields));
    // Another birth has come in between, or this one has gone.
    if (asked !== mine || !known) return;
    const part = outcome.kind === 'page' ? outcome.page.getElementById('today') : null;
    if (outcome.kind === 'page' && part?.firstElementChild) {
      putPart(region, { part, styles: outcome.styles }, hydrateIslands);
      showHome(region, known.home);
    } else if (outcome.kind === 'page' && outcome.status === 422) showForm();
    else {
      asked = '';
      setShown('failed');
    }
  };
  const acts: Readonly<Record<string, () => void>> = {
    keep: () => {
      if (known) rememberInBrowser(BIRTH_STORES, known.fields);
      tellThisTab();
    },
    forget: () => {
      forgetBirth(BIRTH_STORES);
      tellThisTab();
      leadToForm();
    },
    other: () => {
      showForm();
      askAnew();
      leadToForm();
    },
  };
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.dataset.again !== undefined && known) void ask(known);
    acts[target.dataset.act ?? '']?.();
  });
  followBirth((birth) => {
    known = birth;
    if (!birth) showForm();
    else if (asked === JSON.stringify(birth.fields)) showHome(region, birth.home);
    else void ask(birth);
  }, null);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellThisTab();
  });
}
