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
  /** Whether Back or Forward has led here. */
  isBack?: boolean;
}

const WHOLE = JSON.stringify({ day: '10', month: '6', year: '1990', place: 'İstanbul' });
const HALF = JSON.stringify({ day: '10', month: '6' });
const SIGNED_IN = 'authUserDetail=%7B%7D';

/** What the page is marked by before it is painted, the fragment of its address then, and the state of its entry. */
function visit({ answers, birth, cookie = '', hash = '', state, isBack }: Visit) {
  const dataset: { own?: string; answer?: string } = {};
  const location = { hash };
  const history = {
    state: state ?? null,
    replaceState: (next: object | null, _title: string, to = location.hash) => {
      history.state = next;
      location.hash = to;
    },
  };
  const storage = { getItem: () => birth ?? null };
  runInNewContext(script, {
    document: { cookie, documentElement: { dataset }, currentScript: { dataset: { answers } } },
    sessionStorage: storage,
    localStorage: storage,
    location,
    history,
    performance: { getEntriesByType: () => [{ type: isBack ? 'back_forward' : 'navigate' }] },
    addEventListener: () => undefined,
  });
  return [dataset.own !== undefined, dataset.answer ?? null, location.hash, history.state];
}

test.each<[string, Visit, ReturnType<typeof visit>]>([
  ['nobody is known', { answers: 'page' }, [false, null, '', null]],
  ['a whole birth is answered', { answers: 'page', birth: WHOLE }, [true, '', '#chart-result', null]],
  ['half of one is the form’s', { answers: 'page', birth: HALF }, [true, null, '', null]],
  ['a page that waits for its button', { birth: WHOLE }, [true, null, '', null]],
  ['the form, whose entry says so', { answers: 'page', birth: WHOLE, state: {} }, [true, null, '', {}]],
  [
    'Back led to a form that says nothing yet',
    { answers: 'page', birth: WHOLE, isBack: true },
    [true, null, '', { isForm: true }],
  ],
  [
    'Back led to the form under a result',
    { answers: 'page', birth: WHOLE, hash: '#change', isBack: true },
    [true, '', '#chart-result', null],
  ],
  [
    'the form under a result',
    { answers: 'page', birth: WHOLE, hash: '#change' },
    [true, '', '#chart-result', null],
  ],
  [
    'something within an answer',
    { answers: 'page', birth: WHOLE, hash: '#position-sun' },
    [true, '', '#position-sun', null],
  ],
  ['a part of the page', { answers: 'part', birth: WHOLE, hash: '#chart' }, [true, 'here', '#chart', null]],
  ['an account without a birth', { answers: 'page', cookie: SIGNED_IN }, [true, null, '', null]],
  [
    'an account with one',
    { answers: 'page', cookie: `${SIGNED_IN}; authBasicPlanets=x` },
    [true, '', '#chart-result', null],
  ],
])('%s', (_what, how, marks) => {
  expect(visit(how)).toEqual(marks);
});
