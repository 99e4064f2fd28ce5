import { describe, expect, it } from 'vitest';
import { type ModelEnv, readModelSettings } from './read-model-settings.ts';

const AI = { run: () => Promise.resolve(null) };
const ENDPOINT = {
  MODEL_URL: 'https://model.test/v1',
  MODEL_NAME: 'good',
  MODEL_KEY: 'the-key',
  MODEL_PROVIDER: 'Example',
  MODEL_COUNTRY: 'IE',
  MODEL_INPUT_PRICE: '0.25',
  MODEL_OUTPUT_PRICE: '2',
  MODEL_DAILY_CEILING: '5',
};
const BINDING = { ...ENDPOINT, MODEL_URL: '', MODEL_NAME: '@cf/meta/llama', AI };

const read = (env: object) => readModelSettings(env as ModelEnv);

describe('the settings of a model', () => {
  const paid = {
    provider: { name: 'Example', country: 'IE' },
    prices: { inputPerToken: 0.25, outputPerToken: 2 },
    ceilingMillionths: 5_000_000,
  };

  it('name an endpoint, and what it costs', () => {
    expect(read({ ...ENDPOINT, AI })).toEqual({
      kind: 'endpoint',
      model: 'good',
      url: 'https://model.test/v1',
      key: 'the-key',
      ...paid,
    });
  });

  it('name a model of the binding where there is no endpoint', () => {
    expect(read(BINDING)).toEqual({ kind: 'workers-ai', model: '@cf/meta/llama', ai: AI, ...paid });
    expect(read({ ...BINDING, MODEL_NAME: '@hf/other/one' })).toMatchObject({ kind: 'workers-ai' });
  });

  it.each([
    ['what is free costs nothing', { MODEL_INPUT_PRICE: '0', MODEL_OUTPUT_PRICE: '0' }],
    ['nothing may be spent', { MODEL_DAILY_CEILING: '0' }],
    ['there is no key', { MODEL_KEY: '' }],
    ['one’s own machine is asked', { MODEL_URL: 'http://localhost:1234/v1' }],
    ['one’s own machine is asked by its number', { MODEL_URL: 'http://127.0.0.1:1234/v1' }],
    ['one’s own machine is asked by its newer number', { MODEL_URL: 'http://[::1]:1234/v1' }],
  ])('hold where %s', (_, change) => {
    expect(read({ ...ENDPOINT, ...change })?.kind).toBe('endpoint');
  });

  it('are exact to a millionth, and never more than is said', () => {
    expect(read({ ...ENDPOINT, MODEL_DAILY_CEILING: '0.0000019' })?.ceilingMillionths).toBe(1);
  });

  it.each([
    ...Object.keys(ENDPOINT)
      .filter((name) => name !== 'MODEL_KEY' && name !== 'MODEL_URL')
      .map((name) => [`without ${name}`, { ...ENDPOINT, [name]: '' }] as const),
    ['with a price that is none', { ...ENDPOINT, MODEL_INPUT_PRICE: 'free' }],
    ['with a price below nothing', { ...ENDPOINT, MODEL_OUTPUT_PRICE: '-1' }],
    ['with a ceiling without end', { ...ENDPOINT, MODEL_DAILY_CEILING: 'Infinity' }],
    ['with a country by its name', { ...ENDPOINT, MODEL_COUNTRY: 'Ireland' }],
    ['with an address over plain http', { ...ENDPOINT, MODEL_URL: 'http://model.test/v1' }],
    ['with an address that looks like one’s own', { ...ENDPOINT, MODEL_URL: 'http://localhost.evil.test' }],
    ['with an address that is none', { ...ENDPOINT, MODEL_URL: 'model.test' }],
    ['with a model that the binding has not', { ...BINDING, MODEL_NAME: 'good' }],
    ['without the binding', { ...BINDING, AI: undefined }],
  ] as const)('%s name nobody', (_, env) => {
    expect(read(env)).toBeNull();
  });
});
