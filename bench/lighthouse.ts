import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CATEGORY_SLUGS } from '../locales/article-categories.ts';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import type { PageParams } from '../routes/collection.ts';
import { href } from '../routes/href.ts';
import type { PageId } from '../routes/table.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../scripts/browser.ts';
import type { BenchRow } from './row.ts';

/** Where the local runtime takes every visitor to be: a browser elsewhere is led to its own day, which is another page. */
const LOCAL_ZONE = 'America/Chicago';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ARTICLES: Readonly<Record<Language, string>> = {
  tr: 'merkur-retrosu',
  en: 'mercury-retrograde',
  es: 'mercurio-retrogrado',
  fr: 'mercure-retrograde',
  pt: 'mercurio-retrogrado',
};

/** Every kind of page that search engines are told of, with its parameters, which may differ by language. */
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
  ['ask-celestia'],
  ['faq'],
  ['is-mercury-retrograde'],
  ['moon-sign-today'],
  ['void-of-course-moon'],
  ['next-eclipse'],
  ['glossary'],
  ['blogs'],
  ['blog-category', (language) => ({ category: CATEGORY_SLUGS.sky[language] })],
  ['blog-article', (language) => ({ article: ARTICLES[language] })],
] as const satisfies readonly (readonly [
  id: PageId,
  params?: PageParams | ((language: Language) => PageParams),
])[];

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

type Run = Awaited<ReturnType<typeof runLighthouse>>;

async function runWhole(url: string, port: number): Promise<Run> {
  let run = await runLighthouse(url, port);
  for (let runs = 1; runs < MAX_RUNS && run.scores.includes(null); runs++) {
    run = await runLighthouse(url, port);
  }
  return run;
}

function isPerfect({ scores }: Run): boolean {
  return scores.every((score) => score === 1);
}

function sumOf({ scores }: Run): number {
  return scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

/** What else the machine does takes a point now and then: a page that lost one is asked three times, and the middle run counts. */
async function runFairly(url: string, port: number): Promise<Run> {
  const first = await runWhole(url, port);
  if (isPerfect(first)) return first;
  const runs = [first, await runWhole(url, port), await runWhole(url, port)];
  return runs.toSorted((one, other) => sumOf(one) - sumOf(other))[1] ?? first;
}

async function audit(url: string, port: number): Promise<BenchRow> {
  const run = await runFairly(url, port);
  const met = isPerfect(run);
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
        const own = typeof params === 'function' ? params(language) : params;
        rows.push(await audit(origin + href(page, language, own), chrome.port));
      }
    }
    return rows;
  } finally {
    chrome.kill();
  }
}
