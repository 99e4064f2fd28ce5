import { describe, expect, it } from 'vitest';
import { MAX_LETTER_LENGTH } from '../../contract/limits.ts';
import { readLetter } from './read-letter.ts';

const FIELDS = {
  name: 'Ada',
  email: 'ada@example.com',
  kind: 'mistake',
  message: 'The Moon of my chart\r\nlooks wrong.',
};

describe('the fields of the contact form', () => {
  it('make a letter, its lines as they were typed', () => {
    expect(readLetter(FIELDS).letter).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      kind: 'mistake',
      text: 'The Moon of my chart\nlooks wrong.',
    });
  });

  it('need no name', () => {
    expect(readLetter({ ...FIELDS, name: '' }).letter?.name).toBe('');
  });

  it('count a new line once, as the browser does', () => {
    const message = 'a\r\n'.repeat(MAX_LETTER_LENGTH / 2 - 1).concat('ab');
    expect(readLetter({ ...FIELDS, message }).faults).toBeNull();
    expect(readLetter({ ...FIELDS, message: `${message}c` }).faults).toEqual({ message: 'too_long' });
  });

  it('put no second line into a head', () => {
    expect(readLetter({ ...FIELDS, name: 'Ada\r\nBcc: all@example.com' }).letter?.name).toBe(
      'Ada Bcc: all@example.com',
    );
    expect(readLetter({ ...FIELDS, email: 'ada@example.com\nx@example.com' }).faults).toEqual({
      email: 'malformed',
    });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'a@b.c, d@e.f', 'a@b..c'])(
    'take %j for no address',
    (email) => {
      expect(readLetter({ ...FIELDS, email }).faults).toEqual({ email: 'malformed' });
    },
  );

  it('tell everything that is missing at once', () => {
    expect(readLetter({}).faults).toEqual({ email: 'required', kind: 'required', message: 'required' });
    expect(readLetter({ ...FIELDS, kind: 'spam', message: 'hi' }).faults).toEqual({
      kind: 'required',
      message: 'too_short',
    });
  });
});
