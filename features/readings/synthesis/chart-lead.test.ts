import { expect, it } from 'vitest';
import type { Share } from '../../../astrology/balance.ts';
import { elementLead, modeLead } from './chart-lead.ts';

const share = (count: number, weight: number): Share => ({ count, weight, share: weight / 21 });

function elements(fire: Share, earth: Share, air: Share, water: Share) {
  return { elements: { fire, earth, air, water } };
}

it('one element leads by its weight where it has most heads too', () => {
  expect(elementLead(elements(share(6, 11), share(2, 4), share(2, 3), share(2, 3)))).toEqual({
    kind: 'one',
    element: 'fire',
  });
});

it('two lead together where they weigh alike and more than the rest', () => {
  const two = elements(share(4, 8), share(2, 3), share(4, 7), share(2, 3));
  expect(elementLead(two)).toEqual({ kind: 'two', pair: 'fireAir' });
});

it('two lead together where one is ahead by weight and the other level by heads', () => {
  const two = elements(share(4, 9), share(1, 3), share(3, 4), share(4, 5));
  expect(elementLead(two)).toEqual({ kind: 'two', pair: 'fireWater' });
});

it('none leads where a third has more heads than either', () => {
  const three = elements(share(3, 8), share(5, 3), share(3, 8), share(1, 2));
  expect(elementLead(three)).toEqual({ kind: 'unclear' });
});

it('two do not lead where a third has as many heads as one of them', () => {
  const three = elements(share(4, 8), share(3, 8), share(3, 4), share(0, 1));
  expect(elementLead(three)).toEqual({ kind: 'even' });
});

it('all are even where none is seen ahead', () => {
  expect(elementLead(elements(share(3, 6), share(3, 5), share(3, 5), share(3, 5)))).toEqual({ kind: 'even' });
});

it('a mode leads by weight and heads together, or is even, or unclear', () => {
  const modes = (cardinal: Share, fixed: Share, mutable: Share) => ({ modes: { cardinal, fixed, mutable } });
  expect(modeLead(modes(share(6, 11), share(3, 5), share(3, 5)))).toBe('cardinal');
  expect(modeLead(modes(share(4, 7), share(4, 7), share(4, 7)))).toBe('even');
  // Beside a table of 5, 4 and 3 nobody is told of a lead.
  expect(modeLead(modes(share(5, 10), share(4, 7), share(3, 4)))).toBe('even');
  expect(modeLead(modes(share(3, 11), share(6, 5), share(3, 5)))).toBeNull();
});

it('two modes lead together where the third is seen to be behind', () => {
  const shares = [share(6, 9), share(1, 3), share(5, 9)] as const;
  const [most, few, many] = shares;
  expect(modeLead({ modes: { cardinal: most, fixed: few, mutable: many } })).toBe('cardinalMutable');
  expect(modeLead({ modes: { cardinal: few, fixed: many, mutable: most } })).toBe('fixedMutable');
  expect(modeLead({ modes: { cardinal: many, fixed: most, mutable: few } })).toBe('cardinalFixed');
  expect(modeLead({ modes: { cardinal: share(4, 7), fixed: share(2, 6), mutable: share(4, 7) } })).toBe(
    'even',
  );
});
