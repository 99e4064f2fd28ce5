import { expect, it } from 'vitest';
import { eclipsesAnswer } from './eclipse-answers.ts';

/** Its figures are pinned as somebody else reads them; that they are right is for the almanacs in `astrology/eclipses`. */
it('the answer for one eclipse of each kind is as it was', () => {
  const range = { fromMs: Date.UTC(2026, 7, 1), toMs: Date.UTC(2026, 7, 31) };
  expect(eclipsesAnswer({ ...range, kinds: ['solar', 'lunar'] })).toMatchSnapshot();
});
