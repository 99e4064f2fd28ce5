import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import script from './known-birth.js?raw';

interface Visit {
  /** How the page answers a birth that is remembered; absent: it waits for its button. */
  answers?: 'page' | 'part';
  birth?: string;
  cookie?: string;
  hash?: string;
  /** Of the entry in the history. */
  state?: object;
}

const WHOLE = JSON.stringify({ day: '10', month: '6', year: '1990', place: 'İstanbul' });
const HALF = JSON.stringify({ day: '10', month: '6' });
const SIGNED_IN = 'authUserDetail=%7B%7D';

/** What the page is marked by before it is painted, and the fragment of its address then. */
function visit({ answers, birth, cookie = '', hash = '', state }: Visit) {
  const dataset: { own?: string; answer?: string } = {};
  const location = { hash };
  const storage = { getItem: () => birth ?? null };
  runInNewContext(script, {
    document: { cookie, documentElement: { dataset }, currentScript: { dataset: { answers } } },
    sessionStorage: storage,
    localStorage: storage,
    location,
    history: {
      state: state ?? null,
      replaceState: (_state: null, _title: string, to: string) => {
        location.hash = to;
      },
    },
    addEventListener: () => undefined,
  });
  return [dataset.own !== undefined, dataset.answer ?? null, location.hash];
}

test.each<[string, Visit, ReturnType<typeof visit>]>([
  ['nobody is known', { answers: 'page' }, [false, null, '']],
  ['a whole birth is answered', { answers: 'page', birth: WHOLE }, [true, '', '#chart-result']],
  ['half of one is the form’s', { answers: 'page', birth: HALF }, [true, null, '']],
  ['a page that waits for its button', { birth: WHOLE }, [true, null, '']],
  ['Back led to the form', { answers: 'page', birth: WHOLE, state: {} }, [true, null, '']],
  [
    'the form under a result',
    { answers: 'page', birth: WHOLE, hash: '#change' },
    [true, '', '#chart-result'],
  ],
  [
    'something within an answer',
    { answers: 'page', birth: WHOLE, hash: '#position-sun' },
    [true, '', '#position-sun'],
  ],
  ['a part of the page', { answers: 'part', birth: WHOLE, hash: '#chart' }, [true, 'here', '#chart']],
  ['an account without a birth', { answers: 'page', cookie: SIGNED_IN }, [true, null, '']],
  [
    'an account with one',
    { answers: 'page', cookie: `${SIGNED_IN}; authBasicPlanets=x` },
    [true, '', '#chart-result'],
  ],
])('%s', (_what, how, marks) => {
  expect(visit(how)).toEqual(marks);
});
