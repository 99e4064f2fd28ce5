import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskAnswer } from '../../contract/chat.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, postJson, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '14',
  minute: '30',
  period: '24',
  place: 'Ankara',
};

/** The same, as the API takes it. */
const KNOWN = {
  date: '1990-06-10',
  time: '14:30',
  place: { latitude: 39.92, longitude: 32.85, timeZone: 'Europe/Istanbul' },
};

/** The same birth for both of a form for two. */
const PAIR = Object.fromEntries(
  ['a_', 'b_'].flatMap((person) => Object.entries(BIRTH).map(([name, value]) => [person + name, value])),
);

/** The door from a result to one's own conversations: hidden until a script knows that somebody is signed in. */
const doorTo = (about: string) =>
  `hidden="" data-signed-in="yes"><a href="${href('celestia-astrologer-chat', 'en')}?c=new&amp;about=${about}">`;

it.each([
  ['natal-chart', 'chart', BIRTH],
  ['relationship-compatibility-calculator', 'love', PAIR],
  ['rising-sign', 'ascendant', BIRTH],
  ['juno-calculation', 'juno', BIRTH],
  ['astrological-summary', 'chart', BIRTH],
  ['solar-eclipse', 'solarEclipse', { ...BIRTH, ask: 'chart' }],
  ['lunar-eclipse', 'lunarEclipse', { ...BIRTH, ask: 'chart' }],
  ['home', 'today', BIRTH],
] as const)(
  'a result of %s has a door to the conversations, and its bare form none',
  async (id, about, fields) => {
    const path = href(id, 'en');
    expect(await (await postForm(path, fields)).text()).toContain(doorTo(about));
    expect(await (await request(path)).text()).not.toContain('about=');
  },
);

describe('home', () => {
  beforeEach(() => {
    serveKeys();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has a door for who is signed in, with a birth and without one, which needs no script', async () => {
    const headers = await signIn({ id: 'home-door' });
    const link = (about: string) =>
      `<a href="${href('celestia-astrologer-chat', 'en')}?c=new&amp;about=${about}">`;
    const html = async () => (await request(href('home', 'en'), { headers })).text();
    const newcomer = await html();
    expect(newcomer).toContain(link('today'));
    expect(newcomer).not.toContain(doorTo('today'));
    const body = new URLSearchParams({ task: 'birth', ...BIRTH });
    await request(href('profile', 'en'), { method: 'POST', headers, body });
    const known = await html();
    expect(known).toContain('id="your-day"');
    expect(known).toContain(link('today'));
    expect(known).not.toContain(doorTo('today'));
  });

  it.each(LANGUAGES)('leads to a question that is written in %s', async (language) => {
    const headers = await signIn({ id: `by-a-door-${language}` });
    for (const about of ['today', 'solarEclipse', 'lunarEclipse', 'ascendant', 'juno']) {
      const path = `${href('celestia-astrologer-chat', language)}?c=new&about=${about}`;
      const html = await (await request(path, { headers })).text();
      const field = /<textarea[^>]*id="chat-text"[^>]*>([^<]*)</.exec(html)?.[1];
      expect(field, about).toMatch(/\?$/);
    }
  });
});

it.each(LANGUAGES)('the questions about eclipses are heard as such in %s', async (language) => {
  const { about } = (await loadWords(language, ['chat'])).section('chat');
  for (const [question, body] of [
    [about.solarEclipse, 'sun'],
    [about.lunarEclipse, 'moon'],
  ] as const) {
    const response = await postJson('/api/chat/ask', { question, language, birth: KNOWN });
    const { answer } = (await response.json()) as AskAnswer;
    expect(answer.kind, question).toBe('reading');
    expect(
      answer.citations.some((cited) => cited.kind === 'eclipse' && cited.body === body),
      question,
    ).toBe(true);
  }
});
