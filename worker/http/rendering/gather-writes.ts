const CHUNK_BYTES = 8192;

/**
 * Joins the many small writes of a React stream into chunks of about 8 kB. What has come by the time the source
 * pauses is sent on, so a shell is not held back by a suspended part.
 */
export function gatherWrites(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let pending: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  }

  function flush(controller: TransformStreamDefaultController<Uint8Array>): void {
    stopWaiting();
    if (size === 0) return;
    const joined = new Uint8Array(size);
    let at = 0;
    for (const part of pending) {
      joined.set(part, at);
      at += part.length;
    }
    pending = [];
    size = 0;
    controller.enqueue(joined);
  }

  /** By the time the timer rings the source may have failed, and no hook of the stream tells of that. */
  function sendLate(controller: TransformStreamDefaultController<Uint8Array>): void {
    try {
      flush(controller);
    } catch {
      // The stream is over: nobody reads what is pending.
    }
  }

  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        pending.push(chunk);
        size += chunk.length;
        if (size >= CHUNK_BYTES) flush(controller);
        else timer ??= setTimeout(() => sendLate(controller), 0);
      },
      flush,
      cancel: stopWaiting,
    } as Transformer<Uint8Array, Uint8Array>),
  );
}
