import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASTROLOGER_IDS } from '../../contract/consulting.ts';
import { href } from '../../routes/href.ts';
import { isBuilt } from '../../routes/page-registry.ts';
import { PAGE_IDS, type PageId, pageRow } from '../../routes/table.ts';
import { postForm, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

/** Every style sheet of the site, as pages inline them. */
const SHEETS = import.meta.glob<string>('../../{client,routes}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
const HOURLESS = { ...BIRTH, time: '', timeUnknown: '1' };
/** The clock went back that night: the time happened twice. */
const TWICE = { ...BIRTH, day: '30', month: '9', time: '02:30' };
/** Several places of one name, and nothing else. */
const UNSURE = { place: 'Springfield' };

function pair(first: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>) {
  const named = (prefix: string, fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, value]) => [prefix + name, value] as const);
  return Object.fromEntries([...named('a_', first), ...named('b_', second)]);
}

const CALCULATORS = [
  'natal-chart',
  'rising-sign',
  'juno-calculation',
  'astrological-summary',
  'stencil',
] as const;
const ANSWERS = `ea${'abc'.repeat(5)}`;

/** States of pages that their bare address does not show: what is posted, or the address alone. */
const STATES: readonly { path: string; form?: Readonly<Record<string, string>> }[] = [
  ...CALCULATORS.flatMap((id) =>
    [BIRTH, HOURLESS, TWICE, UNSURE].map((form) => ({ path: href(id, 'en'), form })),
  ),
  ...[pair(BIRTH, BIRTH), pair(BIRTH, HOURLESS), pair(TWICE, UNSURE)].map((form) => ({
    path: href('relationship-compatibility-calculator', 'en'),
    form,
  })),
  ...(['solar-eclipse', 'lunar-eclipse'] as const).flatMap((id) => {
    const path = href(id, 'en');
    return [
      { path: `${path}?ask=chart` },
      { path: `${path}?decade=2030` },
      { path, form: { ...BIRTH, ask: 'chart' } },
      { path, form: { ...HOURLESS, ask: 'chart' } },
      { path, form: UNSURE },
      { path, form: { place: 'İstanbul', placeId: '745044' } },
    ];
  }),
  ...[
    { question: '' },
    { question: 'When is the next full moon?' },
    { question: 'What does my Venus say about me?', ...BIRTH },
    { question: 'What does my Moon say about me?', ...HOURLESS },
    { question: 'My husband hits me every night' },
  ].map((form) => ({ path: href('ask-celestia', 'en'), form })),
  { path: `${href('compatibility-test', 'en')}?r=${'-'.repeat(17)}&at=talk&go=home&laughing=c` },
  { path: `${href('compatibility-test', 'en')}?r=${ANSWERS}` },
  { path: `${href('compatibility-test', 'en')}?r=${ANSWERS}&with=eb${'d'.repeat(15)}` },
  { path: `${href('horoscope', 'en', { sign: 'leo' })}?period=month` },
  { path: '/en/calendar/first-token?month=2025-03' },
  { path: `${href('unsubscribe', 'en')}?token=broken` },
  { path: `${href('password-reset', 'en')}?mode=resetPassword` },
  { path: href('contact', 'en'), form: {} },
  { path: href('tik-tok', 'en'), form: { day: '10', month: '6', year: '1990' } },
  { path: href('the-universe-has-a-plan-for-you', 'en'), form: BIRTH },
  { path: `${href('consulting-answer', 'en')}?token=broken` },
  ...[pair(BIRTH, {}), pair(HOURLESS, {}), pair(TWICE, UNSURE), {}].map((form) => ({
    path: href('report-detail', 'en', { report: 'work-and-vocation' }),
    form,
  })),
  { path: href('report-detail', 'en', { report: 'childs-chart' }), form: {} },
  { path: '/en/nothing-stands-here' },
];

/** Without a style: the first wants a token, the others only lead on. */
const BARE_NOWHERE: readonly PageId[] = ['calendar', 'onelink-tiktok', 'order', 'book'];

const PARAMS = {
  sign: 'leo',
  year: '2026',
  category: 'sky-events',
  article: 'mercury-retrograde',
  package: 'year-ahead',
  report: 'natal-book',
  astrologer: ASTROLOGER_IDS[0],
};

const BARE = PAGE_IDS.filter(
  (id) => isBuilt(id) && !BARE_NOWHERE.includes(id) && pageRow(id).access !== 'signed-in',
).map((id) => href(id, pageRow(id).slugs.en === undefined ? 'tr' : 'en', PARAMS));

/** Set by scripts alone, each of which brings the style with it. */
const WAITING = '[aria-busy]';

/** Classes that a sheet has rules for, as the server sends them. */
function classesOf(sheet: string): Set<string> {
  const heads = [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(
    ([, head = '']) => head,
  );
  const names = heads
    .filter((head) => !head.includes(WAITING))
    .flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)]);
  return new Set(names.map(([, name = '']) => name));
}

const STYLED = new Set(Object.values(SHEETS).flatMap((sheet) => [...classesOf(sheet)]));

/** Classes of a page's markup that have rules, none of which is inlined in it. */
function unstyledClasses(html: string): string[] {
  const inlined = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const here = classesOf(inlined);
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(used)].filter((name) => STYLED.has(name) && !here.has(name));
}

it('the sheets are whole in tests, as pages inline them', () => {
  const lengths = Object.values(SHEETS).map((sheet) => sheet.length);
  expect(lengths.length).toBeGreaterThan(30);
  expect(Math.min(...lengths)).toBeGreaterThan(50);
});

describe('a page inlines the style of every class that it shows', () => {
  it.each(BARE)('%s', async (path) => {
    const response = await request(path);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(unstyledClasses(await response.text())).toEqual([]);
  });

  it.each(STATES)('$path with $form', async ({ path, form }) => {
    const response = form ? await postForm(path, form) : await request(path);
    const html = await response.text();
    expect(html).toContain('<style');
    expect(unstyledClasses(html)).toEqual([]);
  });

  it('of an account, with a birth and without', async () => {
    const headers = await signIn({ id: 'styled-person' });
    const path = href('profile', 'en');
    const bare = await (await request(path, { headers })).text();
    const body = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(path, { method: 'POST', headers, body });
    const kept = await (await request(path, { headers })).text();
    const refused = new URLSearchParams({ task: 'birth', ...UNSURE });
    const asked = await (await request(path, { method: 'POST', headers, body: refused })).text();
    const security = await (await request(href('account-security', 'en'), { headers })).text();
    for (const html of [bare, kept, asked, security]) {
      expect(html).toContain('<style');
      expect(unstyledClasses(html)).toEqual([]);
    }
  });
});
