import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LANGUAGES } from '../locales/locales.ts';
import type { PageParams } from '../routes/collection.ts';
import { href } from '../routes/href.ts';
import type { PageId } from '../routes/table.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../scripts/browser.ts';
import type { BenchRow } from './row.ts';

/** Where the local runtime takes every visitor to be: a browser elsewhere is led to its own day, which is another page. */
const LOCAL_ZONE = 'America/Chicago';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Every kind of page that search engines are told of, with its parameters. */
const PAGES = [
  ['home'],
  ['natal-chart'],
  ['rising-sign'],
  ['juno-calculation'],
  ['astrological-summary'],
  ['relationship-compatibility-calculator'],
  ['compatibility-test'],
  ['solar-eclipse'],
  ['lunar-eclipse'],
  ['astrological-events', { year: '2026' }],
  ['horoscopes'],
  ['horoscope', { sign: 'leo' }],
  ['about'],
] as const satisfies readonly (readonly [id: PageId, params?: PageParams])[];

/** Audits that lost points, for the reason beside a score below 100. */
function lossesOf(audits: Readonly<Record<string, { score: number | null; title: string }>>): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)
    .join('; ');
}

/** A run whose trace could not be read gives no score at all, which is no result; the next one mostly does. */
const MAX_RUNS = 3;

async function runLighthouse(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  return { scores: CATEGORIES.map((id) => categories[id]?.score ?? null), audits };
}

async function audit(url: string, port: number): Promise<BenchRow> {
  let run = await runLighthouse(url, port);
  for (let runs = 1; runs < MAX_RUNS && run.scores.includes(null); runs++) {
    run = await runLighthouse(url, port);
  }
  const met = run.scores.every((score) => score === 1);
  const scores = run.scores.map((score) => (score === null ? 'none' : Math.round(score * 100)));
  return {
    what: `Lighthouse mobile, ${new URL(url).pathname}`,
    measured: scores.join(' / ') + (met ? '' : ` (${lossesOf(run.audits)})`),
    target: '100 / 100 / 100 / 100',
    met,
  };
}

/** Lighthouse, mobile: performance, accessibility, best practices, SEO. */
export async function lighthouseScores(origin: string): Promise<BenchRow[]> {
  const chromePath = await ensureBrowser();
  if (chromePath === null) return [{ what: 'Lighthouse', measured: 'no browser', target: '100', met: false }];
  const chrome = await chromeLauncher.launch({
    chromePath,
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    envVars: { ...process.env, TZ: LOCAL_ZONE },
  });
  try {
    const rows: BenchRow[] = [];
    for (const [page, params] of PAGES) {
      for (const language of LANGUAGES) {
        rows.push(await audit(origin + href(page, language, params), chrome.port));
      }
    }
    return rows;
  } finally {
    chrome.kill();
  }
}
