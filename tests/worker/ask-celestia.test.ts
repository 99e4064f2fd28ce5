import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { SAMPLE_BIRTHS } from '../../routes/pages/ask-celestia/sample-answers.ts';
import { ORIGIN, postForm, request } from './request.ts';

const PATH = href('ask-celestia', 'en');
const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  period: '24',
  place: 'İstanbul',
  placeId: '745044',
};

async function ask(fields: Record<string, string>, path = PATH): Promise<{ status: number; html: string }> {
  const response = await postForm(path, fields);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return { status: response.status, html: await response.text() };
}

/** What stands in the region of the answer. */
function answerIn(html: string): string {
  return /<section class="ask-answer[\s\S]*?(?=<section class="ask__about)/.exec(html)?.[0] ?? '';
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="(#wheel-[^"]*)"/g)].map(([, path = '']) => path);
}

const SAMPLE_ZONES = {
  tr: 'Europe/Istanbul',
  en: 'America/New_York',
  es: 'America/Mexico_City',
  fr: 'Europe/Paris',
  pt: 'America/Sao_Paulo',
} as const;

describe('the page that asks Celestia', () => {
  it.each(LANGUAGES)('has in %s a sample that is born when and where its words say', async (language) => {
    const { intro } = (await loadWords(language, ['ask'])).section('ask').samples;
    const clock = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: SAMPLE_ZONES[language],
    });
    expect(clock.format(Date.parse(SAMPLE_BIRTHS[language].utc))).toBe('1994-03-14 08:20');
    for (const figure of ['14', '1994', '8:20']) expect(intro).toContain(figure);
  });

  it.each(LANGUAGES)(
    'says in %s what she is before all else, and shows samples of the hour',
    async (language) => {
      const words = (await loadWords(language, ['ask'])).section('ask');
      const html = await (await request(href('ask-celestia', language))).text();
      const main = html.slice(html.indexOf('<main'));
      expect(main.indexOf(words.who.is)).toBeGreaterThan(0);
      expect(main.indexOf(words.who.is)).toBeLessThan(main.indexOf('<textarea'));
      for (const question of words.samples.questions) expect(main).toContain(`<h3>${question}</h3>`);
      expect(main.match(/class="said"/g)).toHaveLength(words.samples.questions.length);
      expect(main.match(/name="starter"/g)).toHaveLength(8);
      expect(main).toContain(words.sent.here);
      expect(main).toContain(`href="${href('signup', language)}"`);
    },
  );

  it('brings the question of a door along, and no other text of an address', async () => {
    const html = await (await request(`${PATH}?about=venus`)).text();
    expect(html).toMatch(/<textarea[^>]*>What does my Venus say about me\?<\/textarea>/);
    const other = await (await request(`${PATH}?about=constructor`)).text();
    expect(other).toMatch(/<textarea[^>]*><\/textarea>/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PATH}"`);
  });

  it('is where each placement of a chart leads', async () => {
    const html = await (await postForm(href('natal-chart', 'en'), BIRTH)).text();
    const doors = [...html.matchAll(/ask-celestia[^"?]*\?about=(\w+)"/g)].map(([, id]) => id);
    expect(doors).toHaveLength(16);
    expect(new Set(doors)).toContain('venus');
    expect(new Set(doors)).toContain('node');
  });
});

describe('a question that is posted', () => {
  it('is answered from the birth, each fact a chip that leads to a body on the wheel', async () => {
    const { status, html } = await ask({ question: 'What does my chart say about love?', ...BIRTH });
    expect(status).toBe(200);
    const answer = answerIn(html);
    expect(answer).toContain('class="wheel__sky"');
    // Venus of 10 June 1990 stands in Taurus.
    expect(answer).toMatch(/href="#wheel-venus"[\s\S]*?Venus · 12°53′ Taurus · 8th house/);
    for (const path of hrefsIn(answer)) expect(answer).toContain(`id="${path.slice(1)}"`);
    expect(answer).toContain('id="meaning-venus"');
  });

  it('is answered from the sky alone without a birth, and where it is to be left out', async () => {
    for (const fields of [{}, { ...BIRTH, without: '1' }]) {
      const { status, html } = await ask({ question: 'When is the next full moon?', ...fields });
      expect(status).toBe(200);
      const answer = answerIn(html);
      expect(answer).toContain('from the sky alone');
      expect(answer).not.toContain('wheel__sky');
      expect(answer).not.toMatch(/\d(?:st|nd|rd|th) house/);
    }
  });

  it('may be one of those to begin with', async () => {
    const { html } = await ask({ question: '', starter: 'When is the next full moon?' });
    expect(answerIn(html)).toContain('You asked: When is the next full moon?');
  });

  it('is shown in the language it was put in, on the page’s own', async () => {
    const { html } = await ask({ question: 'Bugün benim için nasıl geçecek, işte ne olur?', ...BIRTH });
    expect(answerIn(html)).toContain('<div class="said" lang="tr">');
  });

  it('is written into the page as text', async () => {
    const { html } = await ask({ question: '<img src=x onerror=alert(1)> When is the next full moon?' });
    expect(html).not.toContain('<img src=x');
  });

  it.each([
    ['no question', { question: '  ' }, 'Write your question.'],
    ['a long one', { question: 'x'.repeat(1001) }, 'Ask in at most 1,000 characters.'],
    [
      'an impossible day',
      { question: 'What now?', ...BIRTH, month: '2', day: '31' },
      'That month is shorter',
    ],
  ])('that cannot be answered keeps what was typed: %s', async (_what, fields, message) => {
    const { status, html } = await ask(fields);
    expect(status).toBe(422);
    expect(html).toContain('id="birth-errors"');
    expect(html).toContain(message);
    expect(html).toContain(`>${fields.question}</textarea>`);
    expect(answerIn(html)).toBe('');
  });

  it('tells of both faults, the question’s and the birth’s, at once', async () => {
    const { html } = await ask({ question: '', ...BIRTH, month: '2', day: '31' });
    expect(html).toContain('2 things need your attention');
  });
});

describe('somebody in danger', () => {
  it.each([
    ['I want to kill myself', 'Talk to someone now', false],
    ['My husband hits me every night', 'Help for you', true],
  ])('gets help before anything is checked: %s', async (question, title, leaves) => {
    const { status, html } = await ask({ question, ...BIRTH, month: '2', day: '31' });
    expect(status).toBe(200);
    const answer = answerIn(html);
    expect(answer).toContain(title);
    expect(answer).toContain('https://findahelpline.com');
    expect(answer.includes('Leave this page now')).toBe(leaves);
    expect(answer).not.toContain(question);
    expect(html).not.toContain('class="ask__lead');
    expect(answer).not.toContain('wheel__sky');
  });

  it('gets the lines of their country, each to be called', async () => {
    const sent = new Request(ORIGIN + PATH, {
      method: 'POST',
      body: new URLSearchParams({ question: 'I want to kill myself' }),
      cf: { country: 'US' },
    } as RequestInit);
    const { exports } = await import('cloudflare:workers');
    const html = await (await exports.default.fetch(sent)).text();
    expect(answerIn(html)).toMatch(/href="tel:988"/);
  });
});

it('a day’s questions are counted by address, told of with when to come back, and never stand in the way of help', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.99' };
  const post = (question: string) =>
    request(PATH, { method: 'POST', headers: from, body: new URLSearchParams({ question }) });
  await env.ACCOUNTS.prepare('DELETE FROM asked').run();
  await post('When is the next full moon?');
  await env.ACCOUNTS.prepare('UPDATE asked SET times = 30').run();
  const refused = await post('When is the next new moon?');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toMatch(/You can ask again in \d+ (?:hour|minute)s?\./);
  expect(html).toContain('>When is the next new moon?</textarea>');
  expect((await post('I want to kill myself')).status).toBe(200);
});

describe('the days of an answer', () => {
  // Between them they are a day apart at every moment, and one of them from the home zone.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are told in the visitor’s zone in its chips too: %s',
    async (timezone) => {
      const init = { method: 'POST', cf: { timezone } } as RequestInit;
      const question = 'When is the next full moon?';
      const page = await request(PATH, { ...init, body: new URLSearchParams({ question }) });
      const api = await request('/api/chat/ask', {
        ...init,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ question, language: 'en' }),
      });
      const { answer } = (await api.json()) as {
        answer: { citations: { kind: string; instant?: string }[] };
      };
      const { instant = '' } = answer.citations.find(({ kind }) => kind === 'lunation') ?? {};
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: timezone });
      expect(answerIn(await page.text())).toContain(day.format(Date.parse(instant)));
    },
  );
});
