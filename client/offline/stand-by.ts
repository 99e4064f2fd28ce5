import { BIRTH_STORES } from '../state/birth-stores.ts';
import { writeLastChart } from '../state/last-chart.ts';
import { rememberedBirth } from '../state/remembered-birth.ts';

/** What can be pressed does nothing without the site's scripts, and what paper does not show is of no use there either. */
const LEFT_OUT = 'button, form, input, select, textarea, dialog, script, template, .no-print';

/** The chart as it can be read without scripts. */
function readableHtml(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  // What was asked for in a part of its own, and is gone, leaves its heading behind.
  for (const heading of copy.querySelectorAll('section > h2:only-child')) heading.parentElement?.remove();
  for (const { dataset } of copy.querySelectorAll<HTMLElement>('[data-island]')) {
    delete dataset.island;
    delete dataset.props;
    delete dataset.src;
  }
  return copy.innerHTML;
}

/** Where the birth is remembered, there its chart is kept: in the tab for everybody, in the browser for whoever asked for it. */
function keepChart(region: Element, styles: string): void {
  const chart = { html: readableHtml(region), styles, lang: document.documentElement.lang };
  writeLastChart(BIRTH_STORES.tab, chart);
  if (rememberedBirth(BIRTH_STORES)?.home === 'browser') writeLastChart(BIRTH_STORES.browser, chart);
}

/**
 * Makes ready for the time without a connection, once somebody has asked for a chart: a natal chart is kept as it was drawn, and the
 * service worker takes its place. Where it cannot, everything else goes on.
 */
export function standBy(region: Element, styles: string): void {
  if (region.querySelector('[data-readable]')) keepChart(region, styles);
  navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
