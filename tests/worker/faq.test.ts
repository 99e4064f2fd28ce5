import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';

interface FaqJsonLd {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

function textOf(markup: string): string {
  return markup.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe.each(LANGUAGES)('the questions in %s', (language) => {
  it('are told to search engines as they are shown, and each answer has an address', async () => {
    const html = await (await request(href('faq', language))).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    const told = scripts.map(([, json = '']) => JSON.parse(json) as FaqJsonLd);
    const questions = told.find((each) => each['@type'] === 'FAQPage')?.mainEntity ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(24);

    const items = html.matchAll(
      /<summary><h3>(.*?)<\/h3><\/summary><div id="([\w-]+)" class="faq__answer"><p>(.*?)<\/p>(.*?)<\/div>/g,
    );
    const shown = [...items].map(([, question = '', id = '', answer = '', rest = '']) => {
      expect(rest).toContain(`href="#${id}"`);
      return { id, question: textOf(question), answer: textOf(answer) };
    });
    expect(shown.map(({ question, answer }) => [question, answer])).toEqual(
      questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    );
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it('lead to pages that there are', async () => {
    const html = await (await request(href('faq', language))).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const paths = new Set([...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path));
    expect(paths.size).toBeGreaterThan(4);
    for (const path of paths) expect((await request(path, { redirect: 'manual' })).status, path).toBe(200);
  });
});
