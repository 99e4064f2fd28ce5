import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedBytes } from './signed-bytes.ts';

describe('bytes in base64', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(fc.int8Array(), (bytes) => {
        expect(signedBytes(Buffer.from(bytes.buffer).toString('base64'))).toEqual(bytes);
      }),
    );
  });
});
