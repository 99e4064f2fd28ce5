import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { computeSynastry } from '../../../astrology/synastry/compute-synastry.ts';
import { PAIR_GROUP_IDS } from '../../../astrology/synastry/pair-groups.ts';
import { people, personOf } from '../../../astrology/synastry/people.fixture.ts';
import { type Contribution, THEME_IDS } from '../../../astrology/synastry/synastry-types.ts';
import { loadWords } from '../../../locales/index.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { BiWheel } from '../bi-wheel/bi-wheel.tsx';
import { chiefStories, scoredAspects, strongestStories } from './aspect-stories.ts';
import { ScoreCard } from './score-card.tsx';
import { Strongest } from './strongest.tsx';

const ADA = personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95);
const BO = personOf(Date.UTC(1987, 1, 3, 7, 15), 48.85, 2.35);

describe('the bi-wheel', () => {
  test('names every point with its owner, and has no style attribute, which the policy would refuse', async () => {
    const words = await loadWords('fr', ['astro', 'compatibility']);
    const html = renderToStaticMarkup(
      <BiWheel
        first={ADA}
        second={BO}
        names={{ first: 'Ada', second: '<Bo>' }}
        aspects={computeSynastry(ADA, BO).aspects}
        words={words.section('astro')}
        title="Roue"
        description="Deux cartes"
      />,
    );
    expect(html).toContain('Ada\u00a0: Soleil, 19°19′ Gémeaux');
    expect(html).toContain('&lt;Bo&gt;\u00a0: Ascendant, ');
    expect(html).not.toContain('style=');
  });
});

describe('the stories', () => {
  test('tell each line once, the strongest first, and hold every point of the score', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const { contributions } = computeSynastry(one, other).score;
        const aspects = scoredAspects(contributions);
        const stories = strongestStories(aspects, 100);
        const lines = stories.map(({ group, tone }) => `${group} ${tone}`);
        expect(new Set(lines).size).toBe(lines.length);
        const moved = stories.map((story) => story.moved);
        expect(moved).toEqual(moved.toSorted((a, b) => b - a));
        const all = contributions.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
        expect(moved.reduce((sum, points) => sum + points, 0)).toBeCloseTo(all, 6);
      }),
      { numRuns: 40 },
    );
  });

  test.each(LANGUAGES)('have a line of their own for each kind of pair and tone in %s', async (language) => {
    const { lines } = (await loadWords(language, ['compatibility'])).section('compatibility');
    const all = PAIR_GROUP_IDS.flatMap((group) => Object.values(lines[group]));
    expect(all).toHaveLength(54);
    expect(new Set(all).size).toBe(54);
    for (const line of all) {
      expect(line).toMatch(/[.!?]$/);
      expect(line.length, line).toBeLessThanOrEqual(125);
    }
  });
});

describe('what is said first', () => {
  test('is what gives most and what takes most, of what no unknown hour may undo', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const aspects = scoredAspects(computeSynastry(one, other).score.contributions);
        const { good, rub } = chiefStories(aspects);
        const sum = (story: typeof good) =>
          (story?.aspects ?? [])
            .flatMap(({ parts }) => parts)
            .reduce((total, { weight }) => total + weight, 0);
        const sure = aspects.filter(({ certain }) => certain);
        const rest = strongestStories(sure, sure.length);
        for (const story of rest) {
          if (story.tone === 'hard') expect(sum(rub)).toBeLessThanOrEqual(Math.min(0, sum(story)) + 1e-9);
          else expect(sum(good)).toBeGreaterThanOrEqual(Math.max(0, sum(story)) - 1e-9);
        }
        for (const story of [good, rub])
          expect(story?.aspects.every(({ certain }) => certain) ?? true).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('a theme that no aspect speaks of is told in words, not as nought', async () => {
    const words = await loadWords('tr', ['astro', 'compatibility']);
    const synastry = { ...computeSynastry(ADA, BO), davison: null };
    const { score } = synastry;
    const render = (contributions: typeof score.contributions) =>
      renderToStaticMarkup(
        <ScoreCard
          synastry={{ ...synastry, score: { ...score, contributions } }}
          names={{ first: 'Ada', second: 'Bo' }}
          words={words.section('compatibility')}
          astro={words.section('astro')}
          tag="tr"
        />,
      );
    for (const theme of THEME_IDS) {
      const alone = score.contributions.filter((part) => part.theme === theme);
      const told = THEME_IDS.filter((id) => render(alone).includes(`themes__bar--${id}`));
      expect(told).toEqual(alone.length > 0 ? [theme] : []);
      expect(render(alone).split('bu konuda açı yok')).toHaveLength(THEME_IDS.length - told.length + 1);
    }
  });
});

/** The stories of two people in English. @param open points whose sign the day of birth leaves open, of each. */
async function storiesOf({
  contributions,
  texts = {},
  open = [],
}: {
  contributions: readonly Contribution[];
  texts?: object;
  open?: readonly string[];
}): Promise<string> {
  const words = await loadWords('en', ['astro', 'compatibility']);
  const synastry = computeSynastry(ADA, BO);
  const member = (figure: typeof ADA) => ({
    figure: { ...figure, aspects: [] },
    open: new Set(open),
    birth: null,
  });
  return renderToStaticMarkup(
    <Strongest
      first={member(ADA)}
      second={member(BO)}
      synastry={{
        ...synastry,
        davison: null,
        score: { ...synastry.score, contributions: [...contributions] },
      }}
      reading={{ aspects: texts, overlays: [] } as unknown as Parameters<typeof Strongest>[0]['reading']}
      names={{ first: 'Ada', second: 'Bo' }}
      words={words.section('compatibility')}
      astro={words.section('astro')}
      tag="en"
      glossaryPath="/glossary"
    />,
  );
}

describe('what is written at length on a story', () => {
  test('an aspect whose points all round to nothing is in no list', async () => {
    const { contributions } = computeSynastry(ADA, BO).score;
    const faint = { ...contributions[0], first: 'pluto', second: 'pluto', weight: 0.04 } as Contribution;
    const told = await storiesOf({ contributions });
    expect(await storiesOf({ contributions: [...contributions, faint] })).toBe(told);
    expect(told).not.toMatch(/[+−]?0\.0\b/);
  });

  test('stands above each pair that it is true of, the first person’s point beside the second’s', async () => {
    const { contributions } = computeSynastry(ADA, BO).score;
    // One text for all: each pair of a story stands below it.
    const texts = new Proxy({}, { get: () => 'A text.' });
    const html = await storiesOf({ contributions, texts, open: ['venus'] });
    const pairs = [...html.matchAll(/<p class="meaning__fact">(.*?)<\/p>/g)].map(([, pair = '']) =>
      [...pair.matchAll(/>(Ada|Bo): ([^<]*)</g)].map(([, name, place]) => `${name} ${place}`),
    );
    const stories = strongestStories(scoredAspects(contributions), 8);
    expect(pairs).toHaveLength(stories.flatMap(({ aspects }) => aspects).length);
    for (const [first, second, ...others] of pairs) {
      expect([first?.slice(0, 4), second?.slice(0, 3), others]).toEqual(['Ada ', 'Bo ', []]);
    }
    // A point whose sign is open has its name alone.
    expect(pairs.flat().some((place) => /^(?:Ada|Bo) Venus$/.test(place))).toBe(true);
  });
});
