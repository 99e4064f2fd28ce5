import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../worker/env.ts';
import { type DocumentProps, renderStream, renderWhole } from '../../worker/http/rendering/render.tsx';

const NONCE = 'a-nonce';

const DOCUMENT: DocumentProps = {
  language: 'tr',
  head: { title: 'Başlık', description: 'a "quoted" <description>', jsonLd: [{ name: '</script><b>' }] },
  siteStyles: ['body{margin:0}'],
  pageStyles: ['main{margin:1px}'],
  canonical: 'https://celestia.test/tr',
  alternates: [],
  defaultAlternate: null,
  index: true,
  siteName: 'Celestia',
  card: '/cards/en/about.png',
  origin: 'https://celestia.test',
  entry: { script: '/assets/entry.js', zoneScript: '/assets/zone.js' },
  zoned: false,
  followsPerson: false,
  build: 'build-1',
};

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>;
}

/** A page with a shell of some size and one part that waits for `text`. */
async function stream(
  text: Promise<string>,
  signal?: AbortSignal,
): Promise<ReadableStreamDefaultReader<string>> {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => {
    c.set('nonce', NONCE);
    return renderStream(
      c,
      <main>
        <h1>Shell</h1>
        {Array.from({ length: 400 }, (_, index) => index).map((index) => (
          <p key={index}>{`line ${index}`}</p>
        ))}
        <Suspense fallback={<p>waiting</p>}>
          <Late text={text} />
        </Suspense>
      </main>,
      DOCUMENT,
    );
  });
  const request = new Request('https://celestia.test/', signal ? { signal } : {});
  const response = await app.fetch(request, env as unknown as AppEnv['Bindings']);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  if (!response.body) throw new Error('no body');
  return response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
}

async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<string[]> {
  const chunks: string[] = [];
  while (!chunks.join('').includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended before "${text}"`);
    chunks.push(value);
  }
  return chunks;
}

describe('a streamed page', () => {
  it('sends its shell while a part still waits, and the part when it comes', async () => {
    const late = Promise.withResolvers<string>();
    const reader = await stream(late.promise);
    const shell = (await readUntil(reader, 'waiting')).join('');
    expect(shell).toMatch(/^<!DOCTYPE html><html lang="tr"/);
    expect(shell).toContain('line 399');
    late.resolve('the late part');
    expect((await readUntil(reader, 'the late part')).join('')).toContain('<script nonce="a-nonce"');
  });

  it('gathers its small writes into a few chunks', async () => {
    const reader = await stream(Promise.resolve('soon'));
    const chunks: string[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value);
    const bytes = chunks.join('').length;
    expect(chunks.length).toBeLessThanOrEqual(Math.ceil(bytes / 8192) + 3);
  });

  it('stops its work when the visitor leaves', async () => {
    const leaving = new AbortController();
    const late = Promise.withResolvers<string>();
    const reader = await stream(late.promise, leaving.signal);
    await readUntil(reader, 'waiting');
    leaving.abort();
    const rest: string[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read()) rest.push(read.value);
    expect(rest.join('')).not.toContain('the late part');
  });
});

describe('a whole page', () => {
  it('escapes what its head is given and parts where a nonce belongs', () => {
    const html = renderWhole(<main>body</main>, DOCUMENT).join(NONCE);
    expect(html).toContain('content="a &quot;quoted&quot; &lt;description&gt;"');
    expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
    expect(html).toContain(`<style nonce="${NONCE}">body{margin:0}</style>`);
    expect(html).toMatch(
      /<script type="module" src="\/assets\/entry.js" nonce="a-nonce"><\/script><\/head><body><main>/,
    );
  });
});
