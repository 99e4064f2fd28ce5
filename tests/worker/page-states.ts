import { ASTROLOGER_IDS } from '../../contract/consulting.ts';
import { href } from '../../routes/href.ts';
import { isBuilt } from '../../routes/page-registry.ts';
import { PAGE_IDS, type PageId, pageRow } from '../../routes/table.ts';

/** Every page as tests ask for it, and what is asked of it beside. */

export const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};
const HOURLESS = { ...BIRTH, time: '', timeUnknown: '1' };
/** The clock went back that night: the time happened twice. */
const TWICE = { ...BIRTH, day: '30', month: '9', time: '02:30' };
/** Several places of one name, and nothing else. */
export const UNSURE = { place: 'Springfield' };

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
export const STATES: readonly { path: string; form?: Readonly<Record<string, string>> }[] = [
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

/** Pages of the sky. */
export const SKY_PATHS = (
  [
    'home',
    'is-mercury-retrograde',
    'moon-sign-today',
    'void-of-course-moon',
    'next-eclipse',
    'solar-eclipse',
    'lunar-eclipse',
    'astrological-events',
  ] as const
).map((id) => href(id, 'en', { year: '2026' }));

/** Moments at which the sky differs in kind. */
export const SKY_MOMENTS = [
  { moment: 'while Mercury goes back, in the Moon’s void', at: '2026-11-07T09:00:00Z' },
  { moment: 'on the day of a solar eclipse', at: '2026-08-12T12:00:00Z' },
  { moment: 'at the full Moon, a lunar eclipse just over', at: '2026-08-28T08:00:00Z' },
  { moment: 'on the last day of a year', at: '2026-12-31T23:30:00Z' },
] as const;

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

/** Every page that anybody may see, at its bare address. */
export const BARE = PAGE_IDS.filter(
  (id) => isBuilt(id) && !BARE_NOWHERE.includes(id) && pageRow(id).access !== 'signed-in',
).map((id) => href(id, pageRow(id).slugs.en === undefined ? 'tr' : 'en', PARAMS));
