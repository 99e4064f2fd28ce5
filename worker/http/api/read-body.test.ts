import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { readBody } from './read-body.ts';

const Person = v.object({
  name: v.pipe(v.string(), v.maxLength(5, 'too_long')),
  birth: v.optional(v.object({ day: v.number() })),
});

/** What is read of a body, or why nothing is. */
async function read(body: BodyInit, type = 'application/json'): Promise<object> {
  const app = new Hono<AppEnv>();
  app.post('/', async (c) => c.json(await readBody(c, Person)));
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.json({ code: error.code, ...(error.fields && { fields: error.fields }) });
  });
  const answer = await app.request('/', { method: 'POST', body, headers: { 'Content-Type': type } });
  return (await answer.json()) as object;
}

describe('a body', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])(
    'of the type %j is read',
    async (type) => {
      expect(await read('{"name":"Ada"}', type)).toEqual({ name: 'Ada' });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/json',
    'application/jsonp',
    'application/+json',
    '',
  ])('of the type %j, which a form on another site may send, is refused', async (type) => {
    expect(await read('{"name":"Ada"}', type)).toEqual({ code: 'unsupported_media_type' });
  });

  it.each([
    ['{"name":"Augusta"}', { name: 'too_long' }],
    ['{"name":7,"birth":{"day":"first"}}', { name: 'malformed', 'birth.day': 'malformed' }],
    ['{}', { name: 'malformed' }],
    ['[]', { name: 'malformed' }],
    ['7', { body: 'malformed' }],
    ['no json', { body: 'malformed' }],
    ['', { body: 'malformed' }],
  ])('that says %j is told its faults by their fields', async (body, fields) => {
    expect(await read(body)).toEqual({ code: 'invalid_input', fields });
  });
});
