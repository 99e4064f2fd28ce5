import { afterAll, describe, expect, inject, test } from 'vitest';
import { ADA, BO, fillBirth } from './births.ts';
import { findEngines } from './engines.ts';
import { click, fill, submit, until, type Visitor } from './visitor.ts';

const PHONE = { widthPx: 360, heightPx: 780 } as const;
const SITE = inject('site');
const PASSWORD = 'correct horse';

async function textOf(visitor: Visitor, selector: string): Promise<string> {
  return visitor.evaluate((css: string) => document.querySelector(css)?.textContent ?? '', selector);
}

async function expectNoOverflow(visitor: Visitor): Promise<void> {
  const [content, window] = await visitor.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content).toBe(window);
}

/** Runs a walk in a page of its own. */
function walking(engine: { open: (typeof present)[number]['open'] }, javaScript: boolean) {
  return async (walk: (visitor: Visitor) => Promise<void>) => {
    const visitor = await engine.open({ ...PHONE, javaScript });
    try {
      await walk(visitor);
    } finally {
      await visitor.close();
    }
  };
}

const { present } = findEngines();

describe.for(present)('$name', (engine) => {
  afterAll(() => engine.close());

  for (const javaScript of [true, false]) {
    const walks = walking(engine, javaScript);

    describe(javaScript ? 'with JavaScript' : 'without JavaScript', () => {
      test('a birth becomes a chart, and 31 February is named by its field', () =>
        walks(async (visitor) => {
          await visitor.goto(`${SITE}/en/natal-chart`);
          await fillBirth(visitor, { ...ADA, day: '31', month: '2' });
          await submit(visitor, '#birth-form');
          await until(
            visitor,
            () => document.querySelector('[name=day]')?.getAttribute('aria-invalid') === 'true',
          );
          const kept = await visitor.evaluate(() =>
            ['day', 'hour', 'minute', 'place'].map(
              (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
            ),
          );
          expect(kept).toEqual(['31', '2', '30', 'İstanbul']);
          await visitor.goto(`${SITE}/en/natal-chart`);
          await fillBirth(visitor, ADA);
          await submit(visitor, '#birth-form');
          await until(visitor, () => document.querySelector('svg.wheel__sky') !== null);
          expect(await textOf(visitor, '#position-sun')).toContain('Gemini');
          expect(await textOf(visitor, '.receipt')).toContain('Europe/Istanbul');
          expect(await visitor.evaluate(() => location.search)).toBe('');
          await expectNoOverflow(visitor);
        }));

      test('an eclipse asks which place is meant, and answers for it', () =>
        walks(async (visitor) => {
          await visitor.goto(`${SITE}/en/solar-eclipse`);
          await fill(visitor, '#eclipse-place', 'Springfield');
          await submit(visitor, '#place');
          await until(visitor, () => document.querySelector('#place [type=radio]') !== null);
          await click(visitor, '#place [type=radio]');
          await submit(visitor, '#place');
          await until(visitor, () => document.querySelector('.eclipse-answer') !== null);
          expect(await textOf(visitor, '.eclipse-answer')).toContain('Springfield');
          await expectNoOverflow(visitor);
        }));

      test('two births become a comparison', () =>
        walks(async (visitor) => {
          await visitor.goto(`${SITE}/tr/iliski-uyumluluk-hesaplayici`);
          await fillBirth(visitor, ADA, 'a_');
          await fillBirth(visitor, BO, 'b_');
          await submit(visitor, '#pair-form');
          await until(visitor, () => document.querySelector('.gauge__number') !== null);
          expect(await textOf(visitor, '.gauge__number')).toMatch(/^\d{1,2}$/);
          await expectNoOverflow(visitor);
        }));

      test('the menu of a phone is closed, opens, and leads to another language', () =>
        walks(async (visitor) => {
          await visitor.goto(`${SITE}/en/natal-chart`);
          const heightPx = () =>
            visitor.evaluate(() => document.querySelector('#menu')?.getBoundingClientRect().height ?? 0);
          expect(await heightPx()).toBe(0);
          await click(visitor, '[popovertarget=menu]');
          expect(await heightPx()).toBeGreaterThan(0);
          await click(visitor, '#menu [hreflang=fr]');
          await until(visitor, () => location.pathname === '/fr/carte-natale');
        }));
    });
  }

  test('a known visitor signs in', () =>
    walking(
      engine,
      true,
    )(async (visitor) => {
      const email = `${engine.name.toLowerCase()}-${Date.now()}@example.com`;
      const accounts = `${inject('emulator')}/identitytoolkit.googleapis.com/v1/accounts`;
      const made = await fetch(`${accounts}:signUp?key=demo`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
      });
      expect(made.status).toBe(200);
      await visitor.goto(`${SITE}/en/accounts/login?redirect=%2Fen%2Fnatal-chart`);
      await until(
        visitor,
        () => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false,
      );
      await fill(visitor, '#auth-email', email);
      await fill(visitor, '#auth-password', PASSWORD);
      await click(visitor, '[data-screen]:not([hidden]) [type=submit]');
      await until(
        visitor,
        (address: string) =>
          location.pathname === '/en/accounts/profile' &&
          document.querySelector('main')?.textContent?.includes(address),
        email,
      );
    }));
});
