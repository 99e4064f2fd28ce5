import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../locales/locales.ts';
import { careAnswer } from './care-answer.ts';
import { careAfter } from './care-for.ts';
import { NO_EARS } from './ear/ear.ts';
import { FRESH_DAYS, helpCard, linesFor, staleLines } from './help-card.ts';
import { HELP_LINES } from './help-lines/all-lines.ts';
import { LINE_SOURCES } from './help-lines/line-sources.ts';

const CHECKED = Date.parse('2026-11-23');
const DAY_MS = 86_400_000;
const WANTED = 'TR US GB IE CA AU NZ ES MX AR CO CL PE FR BE CH LU PT BR AO MZ DE IT AT NL'.split(' ');

describe('the table of help lines', () => {
  it('has every country that was asked for, each with its source', () => {
    for (const country of WANTED) {
      const lines = HELP_LINES[country] ?? [];
      expect(lines.length, country).toBeGreaterThan(0);
      for (const { kind, name, call, text, web, checked } of lines) {
        expect(call ?? text ?? web, name).toBeTruthy();
        expect(LINE_SOURCES[`${country} ${kind} ${name}`]).toMatch(/^https?:\/\//);
        expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  it('is as it was when somebody last compared it', () => {
    const rows = Object.entries(HELP_LINES).flatMap(([country, lines]) =>
      lines.map((entry) => {
        const source = LINE_SOURCES[`${country} ${entry.kind} ${entry.name}`];
        return `${country} ${Object.values(entry).join(' | ')} | ${source}`;
      }),
    );
    expect(rows.join('\n')).toMatchSnapshot();
  });

  it('is stale after so many days, and not before', () => {
    expect(staleLines(CHECKED + FRESH_DAYS * DAY_MS)).toEqual([]);
    expect(staleLines(CHECKED + (FRESH_DAYS + 1) * DAY_MS).length).toBeGreaterThan(50);
  });

  it('leaves the emergency number when it is stale', () => {
    const late = CHECKED + 400 * DAY_MS;
    expect(linesFor('US', ['emergency', 'suicide'], late).map(({ kind }) => kind)).toEqual(['emergency']);
  });
});

describe('the card', () => {
  it('has the lines of the country, the directory always, and a way out where somebody may look on', () => {
    const { verdict, state } = careAfter(['my husband hits me']);
    const shown = helpCard(verdict, state, { country: 'FR', now: CHECKED });
    expect(shown?.lines.map(({ call }) => call)).toEqual(['112', '3919']);
    expect(shown?.quickExit).toMatch(/^https:/);
    const unknown = helpCard(verdict, state, { country: null, now: CHECKED });
    expect(unknown?.lines).toEqual([]);
    expect(unknown?.directory.url).toBe('https://findahelpline.com');
    expect(helpCard(verdict, state, { country: 'constructor', now: CHECKED })?.lines).toEqual([]);
  });

  it('adds the line of the young for a minor in danger', () => {
    const { verdict, state } = careAfter(['I’m 15 and I want to die']);
    const shown = helpCard(verdict, state, { country: 'GB', now: CHECKED });
    expect(shown?.lines.map(({ kind }) => kind)).toEqual(['emergency', 'suicide', 'child']);
  });

  it('is small beside a question and a grief, and none where nothing calls for it', () => {
    const shownFor = (text: string) => {
      const { verdict, state } = careAfter([text], { language: 'en', ears: NO_EARS });
      return helpCard(verdict, state, { country: 'US', now: CHECKED });
    };
    expect(shownFor('I can’t go on like this')?.size).toBe('small');
    expect(shownFor('My father died last year')?.size).toBe('small');
    expect(shownFor('What is my Moon sign?')).toBeNull();
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('answer every verdict, and no text twice in a row', async () => {
    const { care } = (await import(
      `../../../locales/${language}/celestia/care.ts`
    )) as typeof import('../../../locales/en/celestia/care.ts');
    const said: string[] = [];
    for (const messages of [
      ['I want to die', 'ok', 'and Venus?', 'hm'],
      ['I can’t go on like this', 'and Venus?', 'hm'],
      ['my dad beats me', 'hm'],
      ['When will I die?'],
      ['I’m 15', 'my boyfriend is 24, are we compatible?'],
    ]) {
      messages.forEach((_, index) => {
        const { verdict, state } = careAfter(messages.slice(0, index + 1), { language: 'en', ears: NO_EARS });
        const text = careAnswer(verdict, state, care).join('\n');
        expect(text !== '', messages[index]).toBe(verdict.kind !== 'none');
        if (text !== '') said.push(text);
      });
    }
    for (const [index, text] of said.entries()) expect(text).not.toBe(said[index - 1]);
    expect(said.join(' ')).not.toMatch(
      /language model|dil modeli|modelo de (?:lenguaje|linguagem)|modèle de langage/i,
    );
  });

  it('have as many turns as the English ones, and a placeholder for each number', async () => {
    const { care } = (await import(
      `../../../locales/${language}/celestia/care.ts`
    )) as typeof import('../../../locales/en/celestia/care.ts');
    expect(care.danger.card).toHaveLength(3);
    expect(care.danger.followUps).toHaveLength(3);
    expect(care.hint.followUps).toHaveLength(2);
    expect(care.card.call).toContain('{{number}}');
    expect(care.card.textWord).toMatch(/(?=.*\{\{word\}\})(?=.*\{\{number\}\})/);
    expect(care.card.hours.daily).toMatch(/(?=.*\{\{from\}\})(?=.*\{\{to\}\})/);
  });
});
