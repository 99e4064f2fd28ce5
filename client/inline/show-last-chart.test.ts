import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LAST_CHART_KEY } from '../state/remembered-keys.ts';
import script from './show-last-chart.js?raw';

const chartOf = (html: string) => JSON.stringify({ html, styles: '.wheel{}', lang: 'tr' });

interface Kept {
  tab?: string;
  browser?: string;
}

/** What the page shows of charts that tab and browser keep. */
function shownOf({ tab, browser }: Kept, isForbidden = false) {
  const part = () => ({ hidden: true, innerHTML: '', lang: '' });
  const parts = { 'last-chart': part(), 'no-chart': part(), 'chart-result': part() };
  const sheets: { textContent: string }[] = [];
  const store = (text: string | undefined) => ({
    getItem(key: string) {
      if (isForbidden) throw new Error('forbidden');
      return key === LAST_CHART_KEY ? (text ?? null) : null;
    },
  });
  runInNewContext(script, {
    document: {
      getElementById: (id: keyof typeof parts) => parts[id],
      createElement: () => ({ textContent: '' }),
      head: { append: (sheet: { textContent: string }) => sheets.push(sheet) },
    },
    sessionStorage: store(tab),
    localStorage: store(browser),
    addEventListener: () => undefined,
  });
  const { innerHTML, lang } = parts['chart-result'];
  return {
    html: innerHTML,
    lang,
    styles: sheets.map(({ textContent }) => textContent),
    isChartShown: !parts['last-chart'].hidden,
    isHintShown: !parts['no-chart'].hidden,
  };
}

const NOTHING = { html: '', lang: '', styles: [], isChartShown: false, isHintShown: true };

test('the chart of the tab is shown before the browser’s, in its language and dress', () => {
  const shown = shownOf({ tab: chartOf('mine'), browser: chartOf('older') });
  expect(shown).toEqual({
    html: 'mine',
    lang: 'tr',
    styles: ['.wheel{}'],
    isChartShown: true,
    isHintShown: false,
  });
  expect(shownOf({ browser: chartOf('kept') }).html).toBe('kept');
});

test.each<[string, Kept, boolean]>([
  ['there is none', {}, false],
  ['what is kept is no chart', { tab: '{', browser: '{' }, false],
  ['storage is forbidden', { tab: chartOf('mine') }, true],
])('the page says how a chart comes to be there where %s', (_, kept, isForbidden) => {
  expect(shownOf(kept, isForbidden)).toEqual(NOTHING);
});
