import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { manifestPath } from '../../routes/manifest-path.ts';
import { resolve } from '../../routes/resolve.ts';
import { sitemapEntries } from '../../routes/sitemap.ts';
import { pageRow } from '../../routes/table.ts';
import { inDrill } from '../drills.ts';
import { type Answer, type Crawl, crawl, TIMES, type Way } from './crawl/crawl.ts';
import { dataFaults, readData } from './crawl/data-faults.ts';
import { ORIGIN } from './request.ts';

/**
 * Files that lie beside the worker, which the tests' worker does not have: their paths, and what stands in drawings. The manifests are
 * made at build (scripts/vite/service-worker-beside-site.ts); that they are there, tests/browser/offline.spec.ts holds.
 */
const FILES = new Set([
  ...Object.keys(import.meta.glob('../../public/**/*')).map((path) => path.replace('../../public', '')),
  ...LANGUAGES.map(manifestPath),
]);
const DRAWINGS = import.meta.glob<string>('../../public/**/*.svg', { query: '?raw', import: 'default' });

/** Scripts as they are called before the build. */
function isSource(path: string): boolean {
  return path.startsWith('/client/');
}

function isFile(path: string): boolean {
  return FILES.has(path) || isSource(path);
}

/** The kinds of things that pages say they are. */
const DATA_TYPES = [
  'AboutPage',
  'Article',
  'Blog',
  'BreadcrumbList',
  'CollectionPage',
  'ContactPage',
  'Dataset',
  'DefinedTermSet',
  'Event',
  'FAQPage',
  'Product',
  'Quiz',
  'Service',
  'WebApplication',
  'WebPage',
  'WebSite',
];

/** Each of them in a drill; in each run one of them, whole. */
const CRAWLED = LANGUAGES.slice(0, inDrill(LANGUAGES.length, 1));

/** Whether an address is one that a visitor must sign in for. */
function isForSignedIn(path: string): boolean {
  const found = resolve(new URL(path, ORIGIN).pathname, {
    lastLanguage: undefined,
    isBuilt: () => true,
    deepLinkTokens: new Set(),
  });
  return found.kind === 'page' && pageRow(found.id).access === 'signed-in';
}

function isCalendar({ type }: Answer): boolean {
  return type.startsWith('text/calendar');
}

function told({ text, from }: Way): string {
  return `${text} on ${from}`;
}

/** Reading some 120 pages takes a fifth of it, on a machine that does other work beside. */
const MOST_MS = 120_000;

/** A sitemap: paths, with the addresses of the same in each language. */
type Sitemap = ReadonlyMap<string, Readonly<Record<string, string>>>;

function isWithin(way: Way): way is Way & { to: string } {
  return way.to !== null;
}

function countsOf(language: Language, { listed, answers, ways, parts }: Crawl): string {
  const counted = {
    'pages listed': listed.length,
    'addresses asked': answers.size,
    links: ways.length,
    anchors: ways.filter(({ anchor }) => anchor !== '').length,
    'lead elsewhere': ways.filter(({ to }) => to === null).length,
    'loaded parts': parts.length,
    calendars: [...answers.values()].filter(isCalendar).length,
  };
  const told = Object.entries(counted).map(([name, count]) => `${count} ${name}`);
  return `${language}: ${told.join(', ')}`;
}

async function sitemapOf(language: Language): Promise<Sitemap> {
  const entries = await sitemapEntries(language, TIMES);
  return new Map(
    entries.map(({ path, alternates }) => [
      path,
      Object.fromEntries(alternates.map((each) => [LOCALES[each.language].tag, ORIGIN + each.path])),
    ]),
  );
}

describe.each(CRAWLED)('the pages that search engines are told of in %s', (language) => {
  let found: Crawl;
  const sitemaps = new Map<Language, Sitemap>();
  const answerTo = (path: string) => found.answers.get(path);
  const isListed = (path: string) => [...sitemaps.values()].some((sitemap) => sitemap.has(path));
  beforeAll(async () => {
    for (const each of LANGUAGES) sitemaps.set(each, await sitemapOf(each));
    found = await crawl(language, (path) => isFile(path) || isListed(path));
    console.log(countsOf(language, found));
  }, MOST_MS);

  it('have titles of at most 60 and descriptions of at most 160 characters, all of them', () => {
    for (const { path } of found.listed) {
      const { title, description } = answerTo(path)?.page ?? { title: '', description: '' };
      expect.soft(title.length, `${path}: ${title}`).toBeGreaterThan(8);
      expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
      expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(40);
      expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });

  it('stand where they are listed, each its own canonical, and are to be indexed', () => {
    for (const { path } of found.listed) {
      const answer = answerTo(path);
      expect(answer?.status, path).toBe(200);
      expect(answer?.page?.canonical, path).toBe(ORIGIN + path);
      expect(answer?.page?.isIndexed, path).toBe(true);
    }
  });

  it('lead nowhere that does not answer, but to what is for the signed-in by way of the sign-in', () => {
    const signIn = `${href('login', language)}?redirect=`;
    const answered = ({ to }: { to: string }) => {
      const answer = answerTo(to);
      if (answer?.status === 302) return isForSignedIn(to) && answer.location.startsWith(signIn);
      return answer ? answer.status === 200 : isFile(to) || isListed(to);
    };
    expect(
      found.ways
        .filter(isWithin)
        .filter((way) => !answered(way))
        .map(told),
    ).toEqual([]);
  });

  it('lead to no anchor that is not there', () => {
    const anchored = found.ways.filter(isWithin).filter(({ anchor }) => anchor !== '');
    const lost = anchored.filter(({ to, anchor }) => !answerTo(to)?.page?.ids.has(anchor));
    expect(lost.map(told)).toEqual([]);
  });

  it('load nothing that is not there', async () => {
    for (const part of found.parts.filter(isWithin)) {
      const { to, anchor } = part;
      expect(isFile(to) || answerTo(to)?.status === 200, told(part)).toBe(true);
      if (anchor === '' || answerTo(to)?.page?.ids.has(anchor)) continue;
      const drawing = await DRAWINGS[`../../public${to}`]?.();
      expect(drawing ?? '', told(part)).toContain(`id="${anchor}"`);
    }
  });

  it('name their sisters as the sitemap does, and those name them', () => {
    const own = sitemaps.get(language);
    for (const { path, alternates } of found.listed) {
      const { 'x-default': anywhere, ...named } = Object.fromEntries(answerTo(path)?.page?.alternates ?? []);
      expect(named, path).toEqual(own?.get(path));
      expect(Object.values(named), path).toContain(anywhere);
      expect(Object.values(named), path).toContain(ORIGIN + path);
      for (const sister of alternates) {
        expect(sitemaps.get(sister.language)?.get(sister.path), sister.path).toEqual(named);
      }
    }
  });

  it('are all reached from home, but for what is led to where it is sold', () => {
    const leads = Map.groupBy(found.ways.filter(isWithin), ({ from }) => from);
    const reached = new Set([href('home', language)]);
    for (const path of reached) for (const { to } of leads.get(path) ?? []) reached.add(to);
    const lost = found.listed.map(({ path }) => path).filter((path) => !reached.has(path));
    expect(lost).toEqual([href('astrology-consulting-form', language)]);
  });

  it('tell of calendars that a reader of them takes', () => {
    const calendars = [...found.answers].filter(([, answer]) => isCalendar(answer));
    expect(calendars.length).toBeGreaterThan(3);
    for (const [path, { text }] of calendars) {
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      expect(events.length, path).toBeGreaterThan(0);
      const ids = events.map((event) => event.getFirstPropertyValue('uid'));
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it('say of themselves what schema.org knows, and all that search engines ask for', async () => {
    const types = new Set<string>();
    for (const { path } of found.listed) {
      const data = readData(answerTo(path)?.page?.data ?? []);
      for (const each of data) types.add(each['@type']);
      expect(await dataFaults(data), path).toEqual([]);
    }
    expect([...types].sort()).toEqual(DATA_TYPES);
  });

  it('have a picture of their own for other sites', () => {
    for (const { path } of found.listed) {
      expect(answerTo(path)?.page?.card, path).toMatch(
        new RegExp(`^${ORIGIN}/cards/${language}/[a-z0-9-]+\\.png$`),
      );
    }
  });
});
