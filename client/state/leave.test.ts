import { expect, test } from 'vitest';
import { letGo } from './leave.ts';
import { LOGIN_KEY } from './login-key.ts';
import { REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY } from './remembered-keys.ts';

function fakeView(removeItem: (key: string) => void) {
  const heard: string[] = [];
  const store = { removeItem } as Storage;
  const dispatchEvent = ({ type }: Event) => heard.push(type) > 0;
  return { heard, localStorage: store, sessionStorage: store, dispatchEvent };
}

test('the note of a sign-in, the one birth and the two that were compared go, and forms hear of it', () => {
  const gone: string[] = [];
  const view = fakeView((key) => gone.push(key));
  letGo(view);
  expect(gone).toEqual([LOGIN_KEY, REMEMBERED_BIRTH_KEY, REMEMBERED_PAIR_KEY]);
  expect(view.heard).toEqual([REMEMBERED_BIRTH_KEY]);
});

test('where storage is forbidden there is nothing to let go of, and nothing breaks', () => {
  const view = fakeView(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  letGo(view);
  expect(view.heard).toEqual([REMEMBERED_BIRTH_KEY]);
});
