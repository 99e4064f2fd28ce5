import { expect, it } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';

const FACTS: MailFacts = {
  name: 'Ada',
  email: 'ada@example.com',
  site: 'celestia.test',
  actionUrl: 'https://celestia.test/en/natal-chart?a=1&b=2',
  unsubscribeUrl: 'https://celestia.test/en/unsubscribe?token=x',
};

const words = await loadWords('en', ['mail']);

it('the welcome greets, leads to the chart, says why it comes and how it stops', () => {
  const { subject, text, headers } = composeMail('welcome', FACTS, words);
  expect(subject).toBe('Your Celestia account');
  const [greeting, first, second, ...rest] = text.split('\n\n');
  expect(greeting).toBe('Hello Ada,');
  expect([first, second].map((paragraph) => (paragraph ?? '').length > 40)).toEqual([true, true]);
  expect(rest).toEqual([
    'Draw your natal chart:\nhttps://celestia.test/en/natal-chart?a=1&b=2',
    'Clear skies,',
    'Celestia',
    'You’re getting this email because there’s an account at celestia.test for ada@example.com.',
    'No more news by email:\nhttps://celestia.test/en/unsubscribe?token=x\n',
  ]);
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://celestia.test/en/unsubscribe?token=x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('the address follows its words after a colon, as each language sets it', async () => {
  const { text } = composeMail('welcome', FACTS, await loadWords('fr', ['mail']));
  expect(text).toMatch(/\p{L}\u00a0:\nhttps:/u);
  expect(text).not.toMatch(/\p{L}:\n/u);
});

it('the welcome without a name, a chart or news leaves them out', () => {
  const facts = { ...FACTS, name: '', actionUrl: null, unsubscribeUrl: null };
  const { text, headers } = composeMail('welcome', facts, words);
  expect(text).toMatch(/^Hello,\n\n/);
  expect(text).not.toContain('http');
  expect(text).toMatch(/for ada@example\.com\.\n$/);
  expect(headers).toEqual({});
});

it('the farewell says nothing of an account that there still is', () => {
  const { subject, text } = composeMail('deleted', { ...FACTS, unsubscribeUrl: null }, words);
  expect(subject).toBe('Your account has been deleted');
  expect(text).not.toContain('ada@example.com');
  expect(text).not.toContain('http');
  expect(text).toMatch(/\n\nClear skies,\n\nCelestia\n$/);
});

it('the HTML says the same, line by line, with its links in place', () => {
  const { subject, text, html } = composeMail('welcome', { ...FACTS, name: 'A & "B"' }, words);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(`<title>${subject}</title>`);
  const lines = [...html.matchAll(/<p [^>]*>(.*?)<\/p>/g)].map(([, line = '']) => line);
  expect(lines).toHaveLength(text.split('\n\n').length);
  expect(lines[0]).toBe('Hello A &amp; &quot;B&quot;,');
  expect(lines.filter((line) => line.startsWith('<a '))).toEqual([
    expect.stringMatching(
      /^<a href="https:\/\/celestia\.test\/en\/natal-chart\?a=1&amp;b=2" [^>]*>Draw your natal chart<\/a>$/,
    ),
    expect.stringMatching(
      /^<a href="https:\/\/celestia\.test\/en\/unsubscribe\?token=x" [^>]*>No more news by email<\/a>$/,
    ),
  ]);
});
