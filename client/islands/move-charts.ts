import { countedText } from '../../locales/counted-text.ts';
import { fillText } from '../../locales/fill-text.ts';
import { siteHttp } from '../api/site-http.ts';
import type { MoveChartsProps } from '../components/island-props.ts';
import { readKept, writeKept } from '../state/kept-charts.ts';
import { moveCharts } from './move-charts/move.ts';

const storage = () => window.localStorage;

/**
 * Offers to move the charts of this browser into the account. Within its element, all hidden until there is a chart:
 * `[data-move-text]`, a `button[data-move]` and `[data-status]`, a live region.
 */
export function mount(element: HTMLElement, { tag, words }: MoveChartsProps): void {
  const part = element.querySelector<HTMLElement>('[data-move-part]');
  const button = element.querySelector<HTMLButtonElement>('button[data-move]');
  const text = element.querySelector('[data-move-text]');
  const status = element.querySelector('[data-status]');
  const charts = readKept(storage);
  if (!part || !button || !text || !status || charts.length === 0) return;
  text.textContent = countedText(words.text, charts.length, tag);
  part.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const { left, outcome, most } = await moveCharts(readKept(storage), siteHttp.send);
    writeKept(storage, left);
    if (outcome === 'moved') {
      status.textContent = words.moved;
      location.reload();
      return;
    }
    button.disabled = false;
    status.textContent = outcome === 'full' ? fillText(words.full, { count: most }) : words.failed;
  });
}
