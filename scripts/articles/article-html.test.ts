import { describe, expect, it } from 'vitest';
import { articleHtml } from './article-html.ts';
import { linkTarget } from './link-targets.ts';

const slugs = new Map([['chiron', 'chiron-the-old-wound']]);
const html = (markdown: string, language: 'en' | 'fr' | 'tr' = 'en') =>
  articleHtml(markdown, language, (target) => linkTarget(target, language, slugs));

describe('the Markdown of an article', () => {
  it('keeps its tags apart from the HTML around them', () => {
    expect(html('Mars is in {{sign mars now}}.').body).toEqual(['<p>Mars is in ', 'sign mars now', '.</p>']);
  });

  it('has a list of dates stand by itself', () => {
    expect(html('Before:\n\n{{eclipses 2026 2027}}\n\nAfter.').body).toEqual([
      '<p>Before:</p>',
      'eclipses 2026 2027',
      '<p>After.</p>',
    ]);
  });

  it('lists its headings by ids that every browser can be led to', () => {
    const { contents, body } = html('## Merkür’ün gölgesi: ışık\n\nText.', 'tr');
    expect(contents).toEqual([{ id: 'merkurun-golgesi-isik', text: 'Merkür’ün gölgesi: ışık' }]);
    expect(body.join('')).toContain('<h2 id="merkurun-golgesi-isik">');
  });

  it('is set as its language is printed', () => {
    expect(html("C'est « beau » : oui ! Et toi?", 'fr').body).toEqual([
      '<p>C’est «\u00a0beau\u00a0»\u00a0: oui\u202f! Et toi\u202f?</p>',
    ]);
    expect(html("It's 14:30...").body).toEqual(['<p>It’s 14:30…</p>']);
  });

  it('names pages and subjects, not addresses', () => {
    expect(html('[a](page:natal-chart)', 'tr').body[0]).toBe('<p><a href="/tr/dogum-haritasi">a</a></p>');
    expect(html('[a](page:horoscope/aries)', 'fr').body[0]).toContain('/fr/horoscope/belier');
    expect(html('[a](article:chiron)').body[0]).toContain('/en/blog/chiron-the-old-wound');
    expect(html('[a](category:moon)').body[0]).toContain('/en/blogs/moon');
  });

  it('says without a link what has no article yet', () => {
    expect(html('[the nodes](article:nodes)').body).toEqual(['<p>the nodes</p>']);
  });

  it.each([
    ['{{sign mars}}', 'now or a day expected'],
    ['{{nothing mars now}}', 'the name of a tag expected'],
    ['{{retrograde sun 2026}}', 'a body that turns retrograde expected'],
    ['{{sign mars now now}}', 'nothing more expected'],
    ['{{ingress saturn aries next}}', 'a year expected'],
    ['{{eclipses 2027 2026}}', 'a later year expected'],
    ['{{sign mars now', 'not closed'],
    ['See {{eclipses 2026}} here', 'a paragraph of its own'],
    ['{{sign mars now}}', 'belongs in a sentence'],
    ['# Title', 'only ## and ###'],
    ['## One\n\n## One', 'words of its own'],
    ['A "quote"', 'straight quotation mark'],
    ['<b>bold</b>', 'HTML stands in no article'],
    ['![x](y.png)', 'no picture but its own'],
    ['[a](/en/natal-chart)', 'no page:, category: or article:'],
    ['[a](page:nothing)', 'no page'],
    ['[a](article:nothing)', 'no page:, category: or article:'],
  ])('with a fault is refused: %s', (markdown, message) => {
    expect(() => html(markdown)).toThrow(message);
  });
});
