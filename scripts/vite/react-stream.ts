/** What a stream takes of the renderer to a string: React builds both of one renderer, and these are its doors. */
const INNER_NAMES = [
  'abort',
  'createFormatContext',
  'createRenderState',
  'createRequest',
  'createResumableState',
  'escapeTextForBrowser',
  'performWork',
  'startFlowing',
];

/** As react-dom-server.edge.production.js goes about it, over the strings of the other build; what is written at once is sent at once. */
const TO_A_STREAM = `
exports.renderToReadableStream = function (children, { nonce, signal, onError }) {
  return new Promise(function (resolve, reject) {
    const resumable = createResumableState();
    const state = createRenderState(resumable, false);
    if (nonce !== undefined) {
      state.nonce.script = nonce;
      state.startInlineScript = '<script nonce="' + escapeTextForBrowser(nonce) + '"';
    }
    const encoder = new TextEncoder();
    let isOver = false;
    let isFirst = true;
    function destinationOf(controller) {
      let text = '';
      let isLast = false;
      function send() {
        if (isOver) return;
        // The one thing that a stream's renderer writes and a string's does not.
        if (isFirst && text.startsWith('<html')) text = '<!DOCTYPE html>' + text;
        isFirst = false;
        if (text !== '') controller.enqueue(encoder.encode(text));
        text = '';
        isOver = isLast;
        if (isLast) controller.close();
      }
      return {
        push(chunk) {
          if (chunk === null) isLast = true;
          if (text === '') queueMicrotask(send);
          text += chunk ?? '';
          return true;
        },
        destroy(error) {
          if (!isOver) controller.error(error);
          isOver = true;
        },
      };
    }
    function answer() {
      resolve(
        new ReadableStream(
          {
            pull(controller) {
              startFlowing(request, destinationOf(controller));
            },
            cancel(reason) {
              isOver = true;
              request.destination = null;
              abort(request, reason);
            },
          },
          { highWaterMark: 0 },
        ),
      );
    }
    const request = createRequest(
      children, resumable, state, createFormatContext(0, null, 0, null),
      undefined, onError, undefined, undefined, answer, reject, reject, undefined,
    );
    if (signal?.aborted) abort(request, signal.reason);
    else signal?.addEventListener('abort', () => abort(request, signal.reason), { once: true });
    performWork(request);
    if (request.status === 10) request.status = 11;
  });
};
`;

/** What React makes once, as it is read, to tell that something waits. It is known by itself, and nobody reads where it was made. */
const SUSPENSE_MARK = 'var SuspenseException = Error(formatProdErrorMessage(460));';

/**
 * The renderer without the trace of that error. To say where an error was made V8 parses the whole script a second time, at every start.
 * @throws Error where React is built otherwise than it was.
 */
export function withoutTrace(code: string): string {
  if (!code.includes(SUSPENSE_MARK)) throw new Error("React's renderer marks otherwise what waits");
  return code.replace(
    SUSPENSE_MARK,
    'var SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } });',
  );
}

/**
 * React's renderer to a string, which renders to a stream as well.
 * @param code `react-dom-server-legacy.browser.production.js`.
 * @throws Error where React is built otherwise than it was.
 */
export function withStream(code: string): string {
  const missing = INNER_NAMES.filter((name) => !code.includes(`function ${name}(`));
  if (missing.length > 0) throw new Error(`React's renderer to a string has no ${missing.join(', ')}`);
  return code + TO_A_STREAM;
}
