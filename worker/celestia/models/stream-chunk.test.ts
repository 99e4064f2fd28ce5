import { describe, expect, it } from 'vitest';
import { readChunk } from './stream-chunk.ts';

const read = (event: unknown) => readChunk(JSON.stringify(event));
const NOTHING = { text: '', calls: [], isFinished: false, usage: null };
const delta = (change: object, more: object = {}) => ({ choices: [{ delta: change, ...more }] });

describe('an event of a model’s stream', () => {
  it.each([
    ['nothing', {}, NOTHING],
    ['no choice', { choices: [], response: null, error: null, usage: null, tool_calls: null }, NOTHING],
    ['text', delta({ content: 'Still.' }), { ...NOTHING, text: 'Still.' }],
    ['text of its other form', { response: 'Still.' }, { ...NOTHING, text: 'Still.' }],
    ['a number in the place of text', { response: 7 }, { ...NOTHING, text: '7' }],
    ['why it ends', delta({}, { finish_reason: 'stop' }), { ...NOTHING, isFinished: true }],
    ['that it goes on', delta({}, { finish_reason: null }), NOTHING],
    [
      'what was used',
      { usage: { prompt_tokens: 3, completion_tokens: 2 } },
      { ...NOTHING, usage: { inputTokens: 3, outputTokens: 2 } },
    ],
    [
      'parts of calls',
      delta({ tool_calls: [{ index: 4, id: 'a', function: { name: 'sky', arguments: '{"d"' } }, {}] }),
      {
        ...NOTHING,
        calls: [
          { index: 4, id: 'a', name: 'sky', arguments: '{"d"' },
          { index: 1, id: '', name: '', arguments: '' },
        ],
      },
    ],
    [
      'whole calls',
      { tool_calls: [{ name: 'sky', arguments: { d: 1 } }] },
      { ...NOTHING, calls: [{ index: 0, id: '', name: 'sky', arguments: '{"d":1}' }] },
    ],
  ])('that says %s is read', (_, event, chunk) => {
    expect(read(event)).toEqual(chunk);
  });

  it.each([
    ['no object', 7],
    ['choices that are none', { choices: {} }],
    ['text that is a list', delta({ content: ['Still.'] })],
    ['text of its other form that is a list', { response: [] }],
    ['calls that are none', delta({ tool_calls: 'sky' })],
    ['whole calls that are none', { tool_calls: {} }],
    ['a call by no number', delta({ tool_calls: [{ index: 'first' }] })],
    ['a call by a number', delta({ tool_calls: [{ id: 7 }] })],
    ['a call of no name', { tool_calls: [{ name: 7 }] }],
    ['a call of nothing', delta({ tool_calls: [{ function: 'sky' }] })],
    ['a function of no name', delta({ tool_calls: [{ function: { name: 7 } }] })],
    ['an end that is no word', delta({}, { finish_reason: 1 })],
    ['a use that is none', { usage: 7 }],
    ['an error', { error: { message: 'no' } }],
    ['an error beside text', { response: 'Still.', error: 'no' }],
    ['an error that says nothing', { error: '' }],
  ])('with %s is broken', (_, event) => {
    expect(() => read(event)).toThrow('broken');
  });

  it('that is no JSON is broken', () => {
    for (const data of ['', '{', 'Still.']) expect(() => readChunk(data)).toThrow('broken');
  });
});
