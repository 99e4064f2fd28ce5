import { expect, test } from 'vitest';
import { letGo } from './leave.ts';
import { LOGIN_KEY } from './login-key.ts';
import { LAST_CHART_KEY, REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY } from './remembered-keys.ts';

function fakeView(removeItem: (key: string, store: 'browser' | 'tab') => void) {
  const heard: string[] = [];
  const storeOf = (name: 'browser' | 'tab') =>
    ({ removeItem: (key: string) => removeItem(key, name) }) as Storage;
  const dispatchEvent = ({ type }: Event) => heard.push(type) > 0;
  return { heard, localStorage: storeOf('browser'), sessionStorage: storeOf('tab'), dispatchEvent };
}

test('the note of a sign-in, the one birth, the two that were compared and the chart that was drawn go, and forms hear of it', () => {
  const gone: Record<'browser' | 'tab', string[]> = { browser: [], tab: [] };
  const view = fakeView((key, store) => gone[store].push(key));
  letGo(view);
  expect(gone).toEqual({
    browser: [LOGIN_KEY, LAST_CHART_KEY],
    tab: [REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY, LAST_CHART_KEY],
  });
  expect(view.heard).toEqual([REMEMBERED_BIRTH_KEY]);
});

test('where storage is forbidden there is nothing to let go of, and nothing breaks', () => {
  const view = fakeView(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  letGo(view);
  expect(view.heard).toEqual([REMEMBERED_BIRTH_KEY]);
});
