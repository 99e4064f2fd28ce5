import { describe, expect, it } from 'vitest';
import { mediaType, readForm } from './form.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://celestia.test/', { method: 'POST', body, headers });

describe('a form', () => {
  it.each([
    [
      'encoded in its address',
      new URLSearchParams([
        ['day', '1'],
        ['day', '2'],
        ['place', 'İzmir ş'],
      ]),
    ],
    [
      'in parts',
      formOf([
        ['day', '1'],
        ['day', '2'],
        ['place', 'İzmir ş'],
      ]),
    ],
  ])('%s is read, the last of a name counts', async (_, body) => {
    expect(await readForm(post(body))).toEqual({ day: '2', place: 'İzmir ş' });
  });

  it('is read whatever the case of its type and whatever stands behind it', async () => {
    const type = { 'Content-Type': 'Application/X-WWW-Form-URLencoded ; charset=UTF-8' };
    expect(await readForm(post('day=1', type))).toEqual({ day: '1' });
  });

  it('has its texts read and its files left out', async () => {
    const body = formOf([['name', 'Ada']]);
    body.set('photo', new Blob(['x'.repeat(100)]), 'ada.jpg');
    expect(await readForm(post(body))).toEqual({ name: 'Ada' });
  });

  it('of more than forty fields, or ten thousand letters of one, is read so far', async () => {
    const body = new URLSearchParams({ long: 'x'.repeat(10_001) });
    for (let field = 2; field <= 41; field++) body.set(`field-${field}`, String(field));
    const read = await readForm(post(body));
    expect(read.long).toHaveLength(10_000);
    expect([read['field-40'], read['field-41']]).toEqual(['40', undefined]);
  });

  it.each([
    ['a type that is none', 'day=1', 'text/plain', 'unsupported_media_type'],
    ['JSON', '{}', 'application/json', 'unsupported_media_type'],
    ['parts without a border', 'day=1', 'multipart/form-data', 'invalid_input'],
  ])('of %s is refused', async (_, body, type, code) => {
    await expect(readForm(post(body, { 'Content-Type': type }))).rejects.toMatchObject({ code });
  });
});

it('the type of what has none is empty', () => {
  expect([undefined, null, '', ' Text/HTML ; charset=utf-8'].map(mediaType)).toEqual([
    '',
    '',
    '',
    'text/html',
  ]);
});

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
