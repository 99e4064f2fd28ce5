import { describe, expect, inject, test } from 'vitest';
import { ADA, type Birth, BO } from './births.ts';
import { countSheets } from './count-sheets.ts';
import { canPrintInWebKit, printInWebKit, type SentForm } from './print-webkit.ts';

const SITE = inject('site');

function fieldsOf({ time, ...birth }: Birth, prefix = ''): Record<string, string> {
  const [hour = '', minute = ''] = time.split(':');
  const fields = { ...birth, hour, minute, period: '24' };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
}

const CHART: SentForm = { selector: '#birth-form', fields: fieldsOf(ADA) };
const PAIR: SentForm = { selector: '#pair-form', fields: { ...fieldsOf(ADA, 'a_'), ...fieldsOf(BO, 'b_') } };

describe.runIf(canPrintInWebKit())('WebKit', () => {
  test.for([
    ['a chart', 3, 8, '/en/natal-chart', CHART],
    ['a chart in Turkish', 3, 8, '/tr/dogum-haritasi', CHART],
    ['a comparison', 3, 7, '/en/relationship-compatibility-calculator', PAIR],
    ['a day’s horoscope', 1, 1, '/en/horoscope/leo?period=day', undefined],
    ['a year’s horoscope', 2, 3, '/fr/horoscope/lion?period=year', undefined],
  ] as const)('%s prints on %i to %i sheets', async ([, least, most, path, form]) => {
    const sheets = countSheets(await printInWebKit(SITE + path, form));
    expect(sheets).toBeGreaterThanOrEqual(least);
    expect(sheets).toBeLessThanOrEqual(most);
  });
});
