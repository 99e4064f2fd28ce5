import { describe, expect, test } from 'vitest';
import { changeLink, inviteLink, readQuiz, resultLink } from './flow.ts';
import { encodeAnswers } from './quiz-answers.ts';
import { QUESTION_IDS } from './quiz-questions.ts';

const EMPTY = '-'.repeat(17);
const WHOLE = `ea${'a'.repeat(15)}`;

function at(parameters: Record<string, string>) {
  return readQuiz(new URLSearchParams(parameters));
}

const viewAt = (parameters: Record<string, string>) => at(parameters).view;

describe('the way through the test', () => {
  test('begins with the signs', () => {
    expect(at({})).toMatchObject({ broken: false, view: { kind: 'step', step: 'signs', missing: [] } });
  });

  test('goes on with the signs left out', () => {
    const state = at({ r: EMPTY, at: 'signs', go: 'attraction', yours: 'leo', theirs: '' });
    expect(state.view).toEqual({ kind: 'step', step: 'attraction', missing: [] });
    expect(state.answers).toEqual({ yours: 'leo', theirs: null, chosen: {} });
  });

  test('stays where a question is open, and keeps what was answered', () => {
    const state = at({ r: EMPTY, at: 'attraction', go: 'talk', reunion: 'b' });
    expect(state.view).toEqual({ kind: 'step', step: 'attraction', missing: ['desire', 'curiosity'] });
    expect(state.answers.chosen).toEqual({ reunion: 'b' });
  });

  test('leads back without asking for the open ones, and keeps what was answered', () => {
    const state = at({ r: EMPTY, at: 'talk', go: 'attraction', laughing: 'c' });
    expect(state.view).toEqual({ kind: 'step', step: 'attraction', missing: [] });
    expect(state.answers.chosen).toEqual({ laughing: 'c' });
  });

  test('shows the result once all is answered', () => {
    expect(viewAt({ r: WHOLE, at: 'repair', go: 'result' })).toEqual({ kind: 'result', shared: false });
    expect(viewAt({ r: WHOLE })).toEqual({ kind: 'result', shared: true });
  });

  test('shows the first open step to who jumps to the result', () => {
    const code = encodeAnswers({ yours: null, theirs: null, chosen: { reunion: 'a', desire: 'a' } });
    expect(viewAt({ r: code, go: 'result' })).toEqual({
      kind: 'step',
      step: 'attraction',
      missing: ['curiosity'],
    });
  });

  test('takes no answer that does not exist', () => {
    const state = at({ r: EMPTY, at: 'attraction', go: 'talk', reunion: 'e', desire: '<b>', curiosity: 'a' });
    expect(state.view).toMatchObject({ missing: ['reunion', 'desire'] });
    expect(at({ r: EMPTY, at: 'nowhere', go: 'nowhere' }).view).toMatchObject({ kind: 'step' });
  });

  test.each([{ r: 'x' }, { r: `${WHOLE}a` }, { with: 'x' }, { with: EMPTY }])(
    'begins anew where a link is broken: %j',
    (parameters) => {
      const state = at(parameters as Record<string, string>);
      expect(state).toMatchObject({ broken: true, view: { step: 'signs' } });
    },
  );
});

describe('the links of a result', () => {
  const { answers } = at({ r: WHOLE });
  const query = (link: string) => new URLSearchParams(link.slice(link.indexOf('?')));

  test('lead back to it, with the other one beside', () => {
    expect(viewAt(Object.fromEntries(query(resultLink('/en/x', answers, null))))).toMatchObject({
      shared: true,
    });
    expect(readQuiz(query(resultLink('/en/x', answers, answers))).other).toEqual(answers);
  });

  test('ask the other one for all fifteen answers', () => {
    const invited = readQuiz(query(inviteLink('/en/x', answers)));
    expect(invited).toMatchObject({ view: { kind: 'step', step: 'signs' }, other: answers });
    expect(QUESTION_IDS.filter((id) => invited.answers.chosen[id])).toEqual([]);
  });

  test('lead back to the answers given', () => {
    const state = readQuiz(query(changeLink('/en/x', answers, null)));
    expect(state).toMatchObject({ answers, view: { kind: 'step', step: 'signs' } });
  });
});
