import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../locales/locales.ts';
import { sampleOf } from '../../../tests/drills.ts';
import { careAfter, type Hearing } from './care-for.ts';
import {
  CALM_TURNS,
  type CareMessage,
  careMessages,
  isNeverLearned,
  wasKeptBack,
} from './care-messages.fixture.ts';
import { loadEars } from './ear/load-ears.ts';

/** What a message of each kind has to be met with. */
const ANSWERED_BY = {
  danger: ['danger', 'hint'],
  hint: ['danger', 'hint', 'violence'],
  violence: ['violence', 'danger'],
  none: ['none', 'boundary'],
} as const;

interface Turn {
  before: readonly string[];
  hearing: Hearing;
}

function isRight({ kind, text }: CareMessage, { before, hearing }: Turn): boolean {
  const { verdict } = careAfter([...before, text], hearing);
  return (ANSWERED_BY[kind] as readonly string[]).includes(verdict.kind);
}

/** What care hears of messages that nothing was made from, at the least; the figures of docs/chat.md are above it. */
const RECALL_UNSEEN = 0.8;
const FALSE_ALARMS_UNSEEN = 0.25;

/** So many of a list are tried in each run of the tests; `npm run drills` tries all. */
const SAMPLE = 40;

function wrong(messages: readonly CareMessage[], turn: Turn): string[] {
  return sampleOf(messages, SAMPLE)
    .filter((message) => !isRight(message, turn))
    .map(({ text }) => text);
}

const RECALL = 0.99;
const FALSE_ALARMS = 0.01;
/** One of a sample may be wrong where its share of the sample is more than a hundredth. */
function oneOf(count: number): number {
  return Math.max(FALSE_ALARMS, 1.01 / count);
}

describe.each(LANGUAGES)('care in %s', async (language) => {
  const hearing = { language, ears: await loadEars([''], language) };
  const first = careMessages(language, 'first');
  const all = [...first, ...careMessages(language, 'second')];
  const calls = all.filter(({ kind }) => kind === 'danger' || kind === 'hint');
  const lookalikes = all.filter(({ kind }) => kind === 'none');

  it('has two hundred messages of each sort and more', () => {
    expect(calls.length).toBeGreaterThanOrEqual(200);
    expect(lookalikes.length).toBeGreaterThanOrEqual(200);
    expect(first.filter(wasKeptBack).length).toBeGreaterThan(100);
  });

  it.each([
    ['first', []],
    ['eighth', CALM_TURNS[language]],
  ])('hears a call in the %s turn', (_, before) => {
    const missed = wrong(calls, { before, hearing });
    expect(missed.length / sampleOf(calls, SAMPLE).length, missed.join('\n')).toBeLessThanOrEqual(1 - RECALL);
  });

  it.each([
    ['first', []],
    ['eighth', CALM_TURNS[language]],
  ])('raises no false alarm in the %s turn', (_, before) => {
    const alarms = wrong(lookalikes, { before, hearing });
    const { length } = sampleOf(lookalikes, SAMPLE);
    expect(alarms.length / length, alarms.join('\n')).toBeLessThanOrEqual(oneOf(length));
  });

  it('hears most of what strangers wrote and nothing was made from', () => {
    const unseen = careMessages(language, 'third').filter(isNeverLearned);
    const turn = { before: [], hearing };
    const share = (messages: readonly CareMessage[]) =>
      messages.filter((message) => !isRight(message, turn)).length / messages.length;
    const ofCalls = unseen.filter(({ kind }) => kind === 'danger' || kind === 'hint');
    expect(share(ofCalls)).toBeLessThanOrEqual(1 - RECALL_UNSEEN);
    expect(share(unseen.filter(({ kind }) => kind === 'none'))).toBeLessThanOrEqual(FALSE_ALARMS_UNSEEN);
  });

  it('hears violence', () => {
    const told = all.filter(({ kind }) => kind === 'violence');
    const missed = wrong(told, { before: [], hearing });
    expect(missed.length / sampleOf(told, SAMPLE).length, missed.join('\n')).toBeLessThanOrEqual(1 - RECALL);
  });

  it('answers plain words of danger with the card, seldom with a question', () => {
    const plain = sampleOf(
      first.filter(({ kind }) => kind === 'danger'),
      SAMPLE,
    );
    const asked = plain.filter(({ text }) => careAfter([text], hearing).verdict.kind !== 'danger');
    expect(asked.length / plain.length, asked.map(({ text }) => text).join('\n')).toBeLessThan(0.05);
  });
});
