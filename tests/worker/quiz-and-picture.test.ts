import { describe, expect, it } from 'vitest';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';

const WHOLE = `ea${'abc'.repeat(5)}`;

describe.each(LANGUAGES)('the compatibility test in %s', (language) => {
  const path = href('compatibility-test', language);

  it('asks for the signs first, and is kept and indexed', async () => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(html).toContain('name="yours"');
    expect(html).not.toContain('noindex');
  });

  it('names the open questions and keeps the answers', async () => {
    const response = await request(`${path}?r=${'-'.repeat(17)}&at=talk&go=home&laughing=c`);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('id="quiz-listening-error"');
    expect(html).not.toContain('id="quiz-laughing-error"');
    expect(html).toMatch(
      /name="laughing"[^>]*checked[^>]*value="c"|name="laughing" value="c"[^>]*checked|value="c"[^>]*checked/,
    );
  });

  it('ends in a result that nobody indexes, with links that lead to it', async () => {
    const html = await (await request(`${path}?r=${WHOLE}&at=repair&go=result`)).text();
    expect(html).toContain('noindex');
    expect(html).toContain(`href="${path}?r=${WHOLE}"`);
    expect(html).toContain(`href="${path}?with=${WHOLE}"`);
    expect(html).not.toContain('{{');
    const both = await (await request(`${path}?r=${WHOLE}&with=eb${'d'.repeat(15)}`)).text();
    expect(both).toContain('id="quiz-differ"');
    expect(both).not.toContain('{{');
  });

  it('says what the two signs are to one another, also where only the other person named them', async () => {
    const text = (await loadTexts(language, 'sunPairs')).aries.leo;
    const shown = text.replaceAll("'", '&#x27;');
    const own = await (await request(`${path}?r=${WHOLE}`)).text();
    expect(own).toContain(shown);
    const theirs = await (await request(`${path}?r=--${'a'.repeat(15)}&with=${WHOLE}`)).text();
    expect(theirs).toContain(shown);
    const unnamed = await (await request(`${path}?r=--${'a'.repeat(15)}`)).text();
    expect(unnamed).not.toContain(shown);
  });

  it('lets no visitor’s answers into the page that is kept for all', async () => {
    const answered = await request(`${path}?yours=leo&reunion=b`);
    expect(answered.headers.get('Cache-Control')).toBe('private, no-cache');
    const kept = await (await request(`${path}?utm=1`)).text();
    expect(kept).not.toMatch(/value="leo"[^>]*selected|selected[^>]*value="leo"|checked=""/);
    expect(kept).toContain('name="yours"');
  });

  it('keeps the answers when the language is switched', async () => {
    const html = await (await request(`${path}?r=${WHOLE}`)).text();
    for (const other of LANGUAGES) {
      expect(html).toContain(`href="${href('compatibility-test', other)}?r=${WHOLE}"`);
    }
  });

  it('says that a link is broken and begins', async () => {
    const response = await request(`${path}?r=%3Cscript%3E`);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('role="alert"');
  });
});

describe('GET /api/astrology/compatibility-test', () => {
  it('answers with levels and the pair of signs', async () => {
    const answer = (await (await request(`/api/astrology/compatibility-test?r=${WHOLE}`)).json()) as object;
    expect(answer).toMatchObject({ signs: { yours: 'leo', theirs: 'aries', apart: 4 }, comparison: null });
  });

  it.each([
    ['', 'r'],
    ['?r=x', 'r'],
    [`?r=${'-'.repeat(17)}`, 'r'],
    [`?r=${WHOLE}&with=x`, 'with'],
  ])('refuses %j by the field', async (query, field) => {
    const response = await request(`/api/astrology/compatibility-test${query}`);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: Record<string, { message: string }> } };
    expect(error.fields[field]?.message.length).toBeGreaterThan(5);
  });
});

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'Istanbul' };

describe.each(LANGUAGES)('the picture to share in %s', (language) => {
  const path = href('stencil', language);

  it('is drawn from a birth, with nothing of the birth in its address', async () => {
    const response = await postForm(path, BIRTH);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toMatch(/\?s=cj[a-l-]{8}g&amp;style=night&amp;format=story/);
    // What an island says may have gaps to fill; what the page says has none.
    expect(html.replaceAll(/data-props="[^"]*"/g, '')).not.toContain('{{');
  });

  it('keeps the token of a deep link out of what is shared', async () => {
    const bare = await (await request(`/${language}/stencil/first-token?s=cjdbakjjjhg`)).text();
    expect(bare).toContain(`href="${path}?s=cjdbakjjjhg&amp;style=night&amp;format=story"`);
    const [first, second] = await Array.fromAsync(['first-token', 'second-token'], async (token) =>
      (await request(`/${language}/stencil/${token}`)).text(),
    );
    expect(first).toContain('/stencil/first-token"');
    expect(second).not.toContain('first-token');
  });

  it('is drawn from the signs of a link', async () => {
    const html = await (await request(`${path}?s=cjdbakjjjhg&style=dusk&format=square`)).text();
    expect(html).toContain('viewBox="0 0 1080 1080"');
    expect(html).toMatch(/value="dusk"[^>]*checked|checked[^>]*value="dusk"/);
  });

  it('names what is wrong with a birth, and a link that is broken', async () => {
    expect((await postForm(path, { ...BIRTH, month: '13' })).status).toBe(422);
    const broken = await request(`${path}?s=%22%3E`);
    expect(broken.status).toBe(422);
    expect(await broken.text()).toContain('role="alert"');
  });
});

describe('GET /api/astrology/stencil', () => {
  it('answers with a file that stands alone', async () => {
    const response = await request('/api/astrology/stencil?s=cjdbakjjjhg&lang=tr');
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('İkizler');
  });

  it.each([
    ['', 's'],
    ['?s=x', 's'],
    ['?s=cjdbakjjjhg&style=neon', 'style'],
    ['?s=cjdbakjjjhg&format=a4', 'format'],
    ['?s=cjdbakjjjhg&lang=de', 'lang'],
  ])('refuses %j by the field', async (query, field) => {
    const response = await request(`/api/astrology/stencil${query}`);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: Record<string, { message: string }> } };
    expect(error.fields[field]?.message.length).toBeGreaterThan(5);
  });
});
