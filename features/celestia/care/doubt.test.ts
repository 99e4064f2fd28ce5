import { describe, expect, it } from 'vitest';
import { asMeant, careFor, type Hearing } from './care-for.ts';
import { earSureOf } from './ear/unsure-ear.fixture.ts';
import { helpCard } from './help-card.ts';
import { CALM, mayRead } from './verdict.ts';

/** What is hardly meant: a reading with a line and a small card below it, once. */

const HARDLY = -1.2;
const MAYBE = 0;
const NOT = -4;
const SCENE = 'two suitcases are open on the bed and I keep taking things out of them again';
const at = (life: number): Hearing => ({ language: 'en', ears: { en: earSureOf(life) } });
const now = { country: 'US', now: Date.parse('2026-11-30') };

describe('a message that hardly means it', () => {
  it('is read, with a small card', () => {
    const { state, verdict } = careFor(CALM, SCENE, at(HARDLY));
    expect(verdict).toEqual({ kind: 'doubt' });
    expect(mayRead(verdict)).toBe(true);
    expect(state.mood).toBe('calm');
    expect(helpCard(verdict, state, now)).toMatchObject({ kind: 'suicide', size: 'small' });
  });

  it('leaves no card to the reading after it', () => {
    const { state } = careFor(CALM, SCENE, at(HARDLY));
    const next = careFor(state, 'and how is my week going to be with all of that going on?', at(NOT));
    expect(next.verdict.kind).toBe('none');
    expect(helpCard(next.verdict, next.state, now)).toBeNull();
  });

  it('is asked about the second time', () => {
    const { state } = careFor(CALM, SCENE, at(HARDLY));
    const next = careFor(state, `${SCENE}, every evening`, at(HARDLY));
    expect(next.verdict).toEqual({ kind: 'hint', step: 'question', minor: false });
    expect(next.state.mood).toBe('hint');
  });

  it('is asked about the second time, whatever was talked of between', () => {
    const { state } = careFor(CALM, SCENE, at(HARDLY));
    const between = careFor(state, 'thanks, and what does my Venus say about me in love?', at(NOT));
    expect(careFor(between.state, SCENE, at(HARDLY)).verdict.kind).toBe('hint');
  });

  it('is asked about where care has spoken before', () => {
    const asked = careFor(CALM, 'I can’t do this anymore', at(MAYBE));
    const denied = careFor(asked.state, 'no, I’m safe, I don’t want to die', at(NOT));
    const calm = careFor(denied.state, 'so how does my week look, is it a good one for work?', at(NOT));
    expect(careFor(calm.state, SCENE, at(HARDLY)).verdict.kind).toBe('hint');
  });

  it('is asked about where no reading can follow', () => {
    const meant = asMeant(careFor(CALM, SCENE, at(HARDLY)));
    expect(meant.verdict).toEqual({ kind: 'hint', step: 'question', minor: false });
    expect(meant.state).toMatchObject({ mood: 'hint', card: 'suicide' });
    const none = careFor(CALM, SCENE, at(NOT));
    expect(asMeant(none)).toEqual(none);
  });

  it('is asked about of somebody under age, with the line for the young', () => {
    const { state } = careFor(CALM, 'I’m 14 and in 9th grade, what does my Moon say about school?', at(NOT));
    const { verdict, state: after } = careFor(state, SCENE, at(HARDLY));
    expect(verdict).toEqual({ kind: 'hint', step: 'question', minor: true });
    expect(helpCard(verdict, after, now)?.lines.some(({ kind }) => kind === 'child')).toBe(true);
  });

  it('is asked about beside violence, with the lines for both', () => {
    const text = 'my husband hit me in the face again last night and then he went out for the evening';
    const { verdict, state } = careFor(CALM, text, at(HARDLY));
    expect(verdict).toMatchObject({ kind: 'violence', hint: true });
    expect(helpCard(verdict, state, now)?.lines.some(({ kind }) => kind === 'suicide')).toBe(true);
  });
});

describe('no doubt is left by', () => {
  it.each([
    ['a few words', 'two suitcases'],
    ['a question by the names of the craft', 'is venus in my chart what keeps me packing all of this again'],
  ])('%s', (_, text) => {
    expect(careFor(CALM, text, at(HARDLY)).verdict.kind).toBe('none');
  });

  it('what no chart may answer', () => {
    const text = 'will the judge rule for me in court over the house that we had for years?';
    expect(careFor(CALM, text, at(HARDLY)).verdict.kind).toBe('boundary');
  });

  it('what an ear hears more of', () => {
    expect(careFor(CALM, SCENE, at(MAYBE)).verdict.kind).toBe('hint');
  });
});
