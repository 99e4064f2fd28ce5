import { describe, expect, it } from 'vitest';
import { gatherWrites } from '../../worker/http/rendering/gather-writes.ts';

describe('gathered writes', () => {
  it('survive a reader that leaves and a source that fails', async () => {
    let source: ReadableStreamDefaultController<Uint8Array> | undefined;
    const open = () =>
      gatherWrites(
        new ReadableStream<Uint8Array>({
          start(controller) {
            source = controller;
          },
        }),
      ).getReader();
    const leaving = open();
    source?.enqueue(new Uint8Array(10));
    await leaving.cancel();
    const failing = open();
    source?.enqueue(new Uint8Array(10));
    source?.error(new Error('gone'));
    await expect(failing.read().then(() => failing.read())).rejects.toThrow('gone');
    await new Promise((done) => setTimeout(done, 20));
  });
});
