import { isSameBirth } from '../../features/births/same-birth.ts';
import { shownName } from '../show-person.ts';
import { accountList, setAccountList } from './account-list.ts';
import { followKept, keptNow } from './follow-kept-charts.ts';
import type { KeptChart } from './kept-charts.ts';
import { LOGIN_KEY } from './login-key.ts';

/** A kept chart where charts are offered, and where it is kept. */
export interface OfferedChart extends KeptChart {
  home: 'browser' | 'account';
}

/** The account's charts, and those of the browser that the account does not hold as well. */
export function mergeCharts(
  account: readonly KeptChart[],
  browser: readonly KeptChart[],
): readonly OfferedChart[] {
  const isOnlyHere = ({ fields }: KeptChart) => !account.some((chart) => isSameBirth(chart.fields, fields));
  return [
    ...account.map((chart) => ({ ...chart, home: 'account' as const })),
    ...browser.filter(isOnlyHere).map((chart) => ({ ...chart, home: 'browser' as const })),
  ];
}

interface Offered {
  account: readonly KeptChart[];
  browser: readonly KeptChart[];
  charts: readonly OfferedChart[];
}

const NONE: readonly KeptChart[] = [];

/** What was merged last: the same two lists give the same one, by which React sees that nothing has changed. */
let last: Offered = { account: NONE, browser: NONE, charts: [] };

/** The charts of browser and account as they are known now: one list without doubles. */
export function offeredNow(): readonly OfferedChart[] {
  const [account, browser] = [accountList() ?? NONE, keptNow()];
  if (account !== last.account || browser !== last.browser)
    last = { account, browser, charts: mergeCharts(account, browser) };
  return last.charts;
}

/** Asks for the account's, where somebody is signed in; where they cannot be had the browser's are offered alone. */
function askAccount(): void {
  if (shownName(document.cookie) === null) return;
  import('./account-charts.ts').then(
    ({ accountCharts }) => accountCharts.load(),
    () => undefined,
  );
}

/** Calls `heard` whenever what is offered may have changed, also with the person who is signed in; gives the way to stop. */
export function followOffered(heard: () => void): () => void {
  const stops = new AbortController();
  const onPerson = () => {
    if (accountList() !== null) setAccountList(null);
    askAccount();
  };
  window.addEventListener(LOGIN_KEY, onPerson, stops);
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === LOGIN_KEY || key === null) onPerson();
    },
    stops,
  );
  const stopKept = followKept(heard);
  askAccount();
  return () => {
    stops.abort();
    stopKept();
  };
}
