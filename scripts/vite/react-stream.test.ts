import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { withoutTrace, withStream } from './react-stream.ts';

interface Renderer {
  renderToReadableStream(
    node: ReactNode,
    options: { nonce?: string; signal?: AbortSignal; onError?: (error: unknown) => void },
  ): Promise<ReadableStream<Uint8Array>>;
}

/** What a build of React's server renderer exports, changed beforehand. */
function rendererOf(build: string, change: (code: string) => string): Renderer {
  const require = createRequire(import.meta.url);
  const file = join(dirname(require.resolve('react-dom/package.json')), `cjs/${build}.production.js`);
  const built: Partial<Renderer> = {};
  new Function('exports', 'require', change(readFileSync(file, 'utf8')))(built, require);
  return built as Renderer;
}

const { renderToReadableStream } = rendererOf('react-dom-server-legacy.browser', (code) =>
  withStream(withoutTrace(code)),
);
const edge = rendererOf('react-dom-server.edge', (code) => code);

function Late({ text }: { text: Promise<string> }) {
  return use(text);
}

/** A page with one part that waits for `text`. */
function pageOf(text: Promise<string>) {
  const late = createElement(Late, { text });
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Shell'),
    createElement(Suspense, { fallback: 'waiting' }, late),
  );
}

async function rest(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) text += read.value;
  return text;
}

const reading = (stream: ReadableStream<Uint8Array>) =>
  stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();

it('sends the shell at once and a late part when it comes, in a script with the nonce', async () => {
  const late = Promise.withResolvers<string>();
  const reader = reading(await renderToReadableStream(pageOf(late.promise), { nonce: 'a"nonce' }));
  const shell = (await reader.read()).value;
  expect(shell).toMatch(/^<main><h1>Shell<\/h1><!--\$\?--><template id="B:0"><\/template>waiting<!--\/\$-->/);
  late.resolve('the late part');
  const part = await rest(reader);
  expect(part).toMatch(/^<div hidden id="S:0">the late part<!-- --><\/div><script nonce="a&quot;nonce">/);
  expect(part).toContain('$RC("B:0","S:0")');
});

it('tells of a part that fails, and leaves what waits in its place', async () => {
  const onError = vi.fn();
  const late = Promise.withResolvers<string>();
  const reader = reading(await renderToReadableStream(pageOf(late.promise), { onError }));
  expect((await reader.read()).value).toContain('waiting');
  late.reject(new Error('no sky'));
  expect(await rest(reader)).not.toContain('hidden');
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error('no sky'));
});

it('ends when the visitor leaves', async () => {
  const leaving = new AbortController();
  const late = Promise.withResolvers<string>();
  const stream = await renderToReadableStream(pageOf(late.promise), {
    signal: leaving.signal,
    onError: () => undefined,
  });
  const reader = reading(stream);
  expect((await reader.read()).value).toContain('waiting');
  leaving.abort();
  expect(await rest(reader)).not.toContain('the late part');
});

it('refuses a page whose shell fails', async () => {
  const Broken = () => {
    throw new Error('no shell');
  };
  const asked = renderToReadableStream(createElement(Broken), { onError: () => undefined });
  await expect(asked).rejects.toThrow('no shell');
});

it.each([0, 20])(
  'writes what React writes to a stream itself, with parts that come after %i ms',
  async (ms) => {
    const documentOf = () => {
      const text = new Promise<string>((resolve) => setTimeout(resolve, ms, 'the “late” part & more'));
      const lines = Array.from({ length: 900 }, (_, index) =>
        createElement('p', { key: index }, 'line & ', index, ' ş'),
      );
      const drawn = createElement(
        'svg',
        null,
        createElement(Suspense, { fallback: null }, createElement(Late, { text })),
      );
      return createElement(
        'html',
        { lang: 'tr' },
        createElement('head', null, createElement('title', null, 'Başlık')),
        createElement('body', null, lines, pageOf(text), drawn),
      );
    };
    const [ours, theirs] = await Promise.all(
      [{ renderToReadableStream }, edge].map(async (renderer) =>
        new Response(await renderer.renderToReadableStream(documentOf(), { nonce: 'a-nonce' })).text(),
      ),
    );
    expect(ours).toContain('hidden id="S:0"');
    // An edge stream names the script at its shell's end, for a `link rel="expect"` that neither writes.
    expect(theirs).not.toContain('rel="expect"');
    expect(ours).toBe(theirs?.replace(' id="_R_"', ''));
  },
);

it('says so when React is built otherwise', () => {
  expect(() => withStream('function abort() {}')).toThrow(/createRequest/);
});

it('marks what waits without an error that says where it was made', () => {
  const marked = withoutTrace('var SuspenseException = Error(formatProdErrorMessage(460));\nrest');
  const mark = new Function(
    'formatProdErrorMessage',
    `${marked.replace('rest', '')} return SuspenseException;`,
  )((code: number) => `error ${code}`);
  expect(mark).toBeInstanceOf(Error);
  expect(mark.message).toBe('error 460');
  expect(mark.stack).toBeUndefined();
  expect(() => withoutTrace('built otherwise')).toThrow('marks otherwise');
});
