import { SETTINGS_ID } from '../components/chart-settings/settings-id.ts';
import type { SettingsFormIslandProps } from '../components/island-props.ts';
import { noteAnswer } from './birth-form/answer-place.ts';
import { tellBirthForm } from './birth-form/answered-form.ts';
import { BIRTH_FORM } from './birth-form/birth-form-kind.ts';
import { formBody } from './birth-form/form-body.ts';
import { postForm } from './birth-form/post-form.ts';
import { rememberHere } from './birth-form/remember-here.ts';
import { showChart } from './birth-form/show-chart.ts';
import type { HydrateIslands } from './shared/island-module.ts';

/** Leads eyes and focus to what the switch changed, which a screen reader then says. */
function leadToChanges(): void {
  const changes = document.getElementById(SETTINGS_ID);
  changes?.focus({ preventScroll: true });
  changes?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}

interface Sending extends SettingsFormIslandProps {
  form: HTMLFormElement;
  hydrateIslands: HydrateIslands;
}

/** Draws the chart by the settings that are chosen, in the place of the one on the page. */
async function send({ form, hydrateIslands, applying, failed }: Sending): Promise<void> {
  const button = form.querySelector('[type=submit]');
  if (button?.hasAttribute('aria-busy')) return;
  const [status, alert] = [form.querySelector('[role=status]'), form.querySelector('[role=alert]')];
  const say = (busy: string, wrong: string) => {
    if (busy) button?.setAttribute('aria-busy', 'true');
    else button?.removeAttribute('aria-busy');
    if (status) status.textContent = busy;
    if (alert) alert.textContent = wrong;
    alert?.toggleAttribute('hidden', wrong === '');
  };
  say(applying, '');
  const body = formBody(form, {});
  const answer = await postForm(form, body, BIRTH_FORM);
  say('', answer.kind === 'failed' ? failed : '');
  if (answer.kind === 'failed') return;
  if (answer.kind !== 'chart') {
    // Only a whole page can show what is wrong with a birth that was right before.
    form.submit();
    return;
  }
  rememberHere(Object.fromEntries(body));
  tellBirthForm(answer.form);
  if (!showChart(answer, hydrateIslands, 'nowhere')) return;
  noteAnswer(false);
  leadToChanges();
}

/** Lets the form that switches a chart's settings answer on its page. */
export function mount(
  element: HTMLElement,
  messages: SettingsFormIslandProps,
  hydrateIslands: HydrateIslands,
): void {
  const form = element.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send({ form, hydrateIslands, ...messages });
  });
}
