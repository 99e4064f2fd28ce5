import { describe, expect, it } from 'vitest';
import { PAPERS, SALE_PAPERS } from '../../contract/papers.ts';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { page as privacyPage } from '../../routes/pages/privacy-policy/page.tsx';
import { UNASKED_SERVICES } from '../../routes/services/unasked-services.fixture.ts';
import { request } from './request.ts';

function dayOf(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));
}

describe.each(LANGUAGES)('the papers in %s', (language) => {
  it.each([
    ['privacy-policy', 'privacy'],
    ['user-agreement', 'agreement'],
  ] as const)(
    '%s tells its version, and every line of its contents leads to a section',
    async (id, paper) => {
      const html = await (await request(href(id, language))).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toContain(dayOf(PAPERS[paper].date, LOCALES[language].tag));
      const contents = main.slice(main.indexOf('<ol'), main.indexOf('</ol>'));
      const targets = [...contents.matchAll(/href="#([\w-]+)"/g)].map(([, target = '']) => target);
      expect(targets.length).toBeGreaterThan(9);
      expect([...main.matchAll(/<h2 id="([\w-]+)"/g)].map(([, target]) => target)).toEqual(targets);
      // Nobody is set in the tests' settings: name, address and mail.
      expect(main.match(/<mark>/g)).toHaveLength(3);
      expect(main).not.toMatch(/\{\{|undefined/);
    },
  );

  it('say how a sale goes, and how it is withdrawn from', async () => {
    const html = await (await request(href('user-agreement', language))).text();
    for (const id of ['price', 'sale', 'withdrawal']) expect(html).toContain(`<h2 id="${id}"`);
    expect(html).toMatch(/\b14\b[\s\S]*\b7\b/);
    expect(PAPERS.agreement.version).toBeGreaterThanOrEqual(SALE_PAPERS.agreement);
    expect(PAPERS.privacy.version).toBeGreaterThanOrEqual(SALE_PAPERS.privacy);
  });

  it('are linked where an account is made', async () => {
    const html = await (await request(href('signup', language))).text();
    const form = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(form).toContain(`<a href="${href('user-agreement', language)}">`);
    expect(form).toContain(`<a href="${href('privacy-policy', language)}">`);
    expect(form).not.toMatch(/&lt;|<terms|<privacy/);
  });

  it('say that no model of others answers, or whose it is', async () => {
    const shown = async (model: { provider: string; country: string } | null) => {
      const services = { ...UNASKED_SERVICES, celestia: { ...UNASKED_SERVICES.celestia, model } };
      const prepared = await privacyPage.prepare(
        {
          language,
          params: {},
          query: new URLSearchParams(),
          form: null,
          nowMs: Date.UTC(2026, 10, 24),
          visitorZone: 'UTC',
        },
        { path: href('privacy-policy', language), clocks: services.clocks, give: () => services },
      );
      const { renderToStaticMarkup } = await import('react-dom/server');
      return prepared && 'body' in prepared ? renderToStaticMarkup(prepared.body) : '';
    };
    const [alone, asked] = [await shown(null), await shown({ provider: 'Stub Ltd', country: 'Narnia' })];
    expect(asked).toContain('Stub Ltd (Narnia)');
    expect(alone).not.toContain('Stub');
    expect(alone.length).toBeGreaterThan(5000);
  });
});
