import { afterAll, describe, expect, inject, test } from 'vitest';
import { ADA, drawChart, fillBirth } from './births.ts';
import { findEngines } from './engines.ts';
import { click, fill, hover, submit, until, type Visitor, type VisitorOptions } from './visitor.ts';

const SITE = inject('site');
const DESK: VisitorOptions = { javaScript: true, widthPx: 1280, heightPx: 900 };
const { present } = findEngines();

describe.for(present)('$name', (engine) => {
  afterAll(() => engine.close());

  async function look(show: (visitor: Visitor) => Promise<void>): Promise<void> {
    const visitor = await engine.open(DESK);
    try {
      await show(visitor);
    } finally {
      await visitor.close();
    }
  }

  test('the degrees beside an angle are level with its letters, and all four angles answer', () =>
    look(async (visitor) => {
      await drawChart(visitor, SITE, ADA);
      const offsets = await visitor.evaluate(() =>
        [...document.querySelectorAll<SVGTextElement>('.wheel__axis text')].map((text) => {
          const [first, last] = [0, text.getNumberOfChars() - 1].map((at) => {
            const { y, height } = text.getExtentOfChar(at);
            return y + height / 2;
          });
          return Math.abs((first ?? 0) - (last ?? 9));
        }),
      );
      expect(offsets).toHaveLength(4);
      expect(Math.max(...offsets)).toBeLessThan(0.5);
      for (const angle of ['ascendant', 'midheaven', 'descendant', 'imumCoeli']) {
        await hover(visitor, `#wheel-${angle} text`);
        await until(
          visitor,
          () => document.querySelector('.wheel__details:not([hidden]) :is(h3, h4)') !== null,
        );
      }
    }));

  test('a question stands beside the line that holds it, not on its corner', () =>
    look(async (visitor) => {
      await visitor.goto(`${SITE}/en/natal-chart`);
      await fillBirth(visitor, { ...ADA, place: 'Springfield' });
      await submit(visitor, '#birth-form');
      await until(visitor, () => document.querySelector('[name=placeId][type=radio]') !== null);
      const [question, choice, isInBlock] = await visitor.evaluate(() => {
        const asked = document.querySelector('[name=placeId][type=radio]')?.closest('.birth__choices');
        const [legend, label] = ['legend', 'label'].map((tag) => asked?.querySelector(tag));
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
        // In a grid WebKit draws the line from the middle of the question down.
        const parent = legend?.parentElement;
        return [
          box(legend)?.toJSON(),
          box(label)?.toJSON(),
          parent && getComputedStyle(parent).display === 'block',
        ] as const;
      });
      expect(isInBlock).toBe(true);
      expect(choice?.left).toBe(question?.left);
      // To within what a browser rounds.
      expect(choice?.top).toBeGreaterThan((question?.bottom ?? Number.NaN) - 0.5);
    }));

  test('a select is drawn by the page', () =>
    look(async (visitor) => {
      await visitor.goto(`${SITE}/en/natal-chart`);
      const looks = await visitor.evaluate(() => {
        const select = document.querySelector('select');
        return select ? getComputedStyle(select).appearance : '';
      });
      expect(looks).toBe('none');
    }));

  test('the ring of a field leaves the hint above it whole', () =>
    look(async (visitor) => {
      await visitor.goto(`${SITE}/en/natal-chart`);
      await fill(visitor, '[name=place]', 'x');
      const roomPx = await visitor.evaluate(() => {
        const input = document.querySelector('[name=place]');
        const hint = document.querySelector('#birth-place-hint');
        if (!input || !hint) return Number.NaN;
        const { outlineWidth, outlineOffset } = getComputedStyle(input);
        const gapPx = input.getBoundingClientRect().top - hint.getBoundingClientRect().bottom;
        return gapPx - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
      });
      expect(roomPx).toBeGreaterThanOrEqual(0);
      await click(visitor, '[name=day]');
    }));
});
