import { describe, expect, it } from 'vitest';
import { postForm, postJson } from './request.ts';

/** The Moon passes from Capricorn into Aquarius on 12 June 1990 in İstanbul. */
const DAY = { day: '12', month: '6', year: '1990', timeUnknown: 'on', placeId: '745044', place: 'İstanbul' };
const BIRTH = { date: '1990-06-12', time: null, place: { id: 745_044 } };

interface Change {
  body: string;
}

describe('a birth without an hour on a day on which the Moon changes its sign', () => {
  it('is such a day', async () => {
    const chart = (await (await postJson('/api/astrology/natal-chart', BIRTH)).json()) as {
      day: { signChanges: Change[] };
    };
    expect(chart.day.signChanges.map(({ body }) => body)).toContain('moon');
  });

  it.each(['/en/natal-chart', '/en/astrological-summary'])(
    '%s weighs no Moon and draws none',
    async (path) => {
      const html = await (await postForm(path, DAY)).text();
      expect(html).toContain('class="balance"');
      expect(
        html.slice(html.indexOf('class="balance"'), html.indexOf('</dl>', html.indexOf('class="balance"'))),
      ).not.toContain('moon');
      expect(html).not.toContain('data-body="moon"');
      expect(html).toContain('data-body="sun"');
    },
  );

  it('names both signs of the Moon in the table of positions', async () => {
    const html = await (await postForm('/en/natal-chart', DAY)).text();
    const row = html.match(/<tr id="position-moon">.*?<\/tr>/)?.[0];
    expect(row).toContain('Capricorn / Aquarius');
    expect(row).not.toContain('°');
  });

  it.each([
    ['one of two', { a_timeUnknown: 'on', b_hour: '14', b_minute: '30', b_period: '24' }, 4],
    ['both of two', { a_timeUnknown: 'on', b_timeUnknown: 'on' }, 8],
  ] as const)('of %s leaves the Moon of both so far off either way', async (_, times, degrees) => {
    const fields = Object.fromEntries(
      ['day', 'month', 'year', 'place', 'placeId'].flatMap((name) => [
        [`a_${name}`, DAY[name as keyof typeof DAY]],
        [`b_${name}`, DAY[name as keyof typeof DAY]],
      ]),
    );
    const path = '/en/relationship-compatibility-calculator';
    const html = await (await postForm(path, { ...fields, ...times })).text();
    expect(html).toContain(`its Moon may be as much as ${degrees}° off either way`);
  });

  it('has no Moon on the wheel of a couple, and both signs in its table', async () => {
    const fields = Object.fromEntries(
      Object.entries(DAY).flatMap(([name, value]) => [
        [`a_${name}`, value],
        [`b_${name}`, name === 'day' ? '3' : value],
      ]),
    );
    const html = await (await postForm('/en/relationship-compatibility-calculator', fields)).text();
    expect(html).toContain('<td>Capricorn / Aquarius</td>');
    expect(html).toMatch(/id="[\w-]*-sun"/);
  });
});
