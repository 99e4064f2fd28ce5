import { describe, expect, it } from 'vitest';
import { chooseEclipses } from './choose-eclipses.ts';
import { dayOf, endMsOf } from './eclipse-view.ts';

const NOW_MS = Date.UTC(2026, 10, 20);

function choose(kind: 'solar' | 'lunar', query = '', nowMs = NOW_MS) {
  return chooseEclipses(kind, new URLSearchParams(query), nowMs);
}

describe('the eclipses of a page', () => {
  it('are the next twelve, the next one at the head, and apart from them the last three', () => {
    const choice = choose('solar');
    expect(choice?.list).toHaveLength(12);
    expect(choice?.list[0]).toBe(choice?.featured.eclipse);
    expect(choice?.past).toHaveLength(3);
    expect(choice?.past[0]).toBe(choice?.previous);
    expect(choice && dayOf(choice.featured.eclipse)).toBe('2027-02-06');
  });

  it('keep one at the head until the last of it is over', () => {
    const next = choose('lunar')?.featured.eclipse;
    if (!next) throw new Error('no next eclipse');
    const endMs = endMsOf(next);
    expect(choose('lunar', '', endMs - 1000)?.featured.eclipse).toEqual(next);
    expect(choose('lunar', '', endMs + 1000)?.previous).toEqual(next);
  });

  it('of a decade keep the next one of all at the head, whichever decade it is', () => {
    for (const decade of [1900, 2010, 2020, 2030, 2090]) {
      const choice = choose('solar', `decade=${decade}`);
      expect(choice && dayOf(choice.featured.eclipse)).toBe('2027-02-06');
      expect(choice?.list.every((eclipse) => dayOf(eclipse).startsWith(String(decade / 10)))).toBe(true);
    }
  });

  it('have their last one at the head when no other is to come in these two centuries', () => {
    const choice = choose('solar', '', Date.UTC(2099, 11, 31));
    expect(choice?.list).toEqual([]);
    expect(choice?.featured.eclipse).toBe(choice?.past[0]);
  });

  it('are found by their day alone', () => {
    expect(choose('solar', 'date=2027-08-02')?.isNext).toBe(false);
    expect(choose('solar', 'date=2027-08-03')).toBeNull();
    expect(choose('lunar', 'date=2027-08-02')).toBeNull();
  });
});
