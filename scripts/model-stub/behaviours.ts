import { call, closing, DONE, errorBody, opening, spoken, text } from './wire.ts';

/** How the stub behaves, by the name of the model that is asked for. What each must lead to: docs/chat.md. */

/** What of a request decides an answer. */
export interface StubRequest {
  messages: readonly { role: string; content?: string | null }[];
  tools: number;
}

export interface StubAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Bytes as they are sent, each part by itself. */
  parts: Iterable<Uint8Array>;
  /** After the last part the line stays open and silent. */
  isSilent: boolean;
}

/** The lines that are true of Istanbul, 15 May 1990, 06:30 UTC (the tests' own chart), in the form that is asked for. */
export const TRUE_LINES = [
  '[natal.sun] Your Sun is in Taurus, so you build slowly and keep what you build.',
  '[natal.venus] Your Venus is in Aries, and in love you go first.',
  '[] Give yourself a week before you decide anything, and notice what your body says about it.',
  '[natal.mars] With Mars in Pisces you move when something touches you, and not before.',
  '[] Where do you already feel that pull?',
] as const;

/** The same in Turkish. */
const TRUE_LINES_IN_TURKISH = [
  '[natal.sun] Güneş’in Boğa’da, ağır ağır kurar, kurduğunu da bırakmazsın.',
  '[natal.venus] Venüs’ün Koç’ta, aşkta ilk adımı sen atarsın.',
  '[] Karar vermeden önce kendine bir hafta tanı, bedeninin ne dediğine kulak ver.',
  '[natal.mars] Mars’ın Balık’ta, bir şey içine dokununca harekete geçersin, ondan önce değil.',
  '[] Bu çekimi şimdiden nerede hissediyorsun?',
] as const;

const encoder = new TextEncoder();
const SSE = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' } as const;

function streamed(wire: string, isSilent = false): StubAnswer {
  return { status: 200, headers: SSE, parts: [encoder.encode(wire)], isSilent };
}

function says(lines: readonly string[]): StubAnswer {
  return streamed(opening() + spoken(lines.join('\n')) + closing('stop'));
}

function failed(status: number, headers: Readonly<Record<string, string>> = {}): StubAnswer {
  const body = errorBody('the stub was asked to fail', 'stub_error');
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    parts: [encoder.encode(body)],
    isSilent: false,
  };
}

/** Whether an answer in Turkish is asked for. */
function isTurkish({ messages }: StubRequest): boolean {
  return messages.some(({ role, content }) => role === 'system' && content?.includes('Write in Turkish'));
}

/** Whether something was held, and is asked for once more. */
function isAskedAgain({ messages }: StubRequest): boolean {
  return messages.at(-1)?.content?.startsWith('These lines were held back') ?? false;
}

function toolResults({ messages }: StubRequest): number {
  return messages.filter(({ role }) => role === 'tool').length;
}

/** A true line, a bad one, a true one: what is asked for again is bad again. */
function between(bad: string): (request: StubRequest) => StubAnswer {
  return (request) =>
    isAskedAgain(request)
      ? says([bad])
      : says([TRUE_LINES[0], bad, TRUE_LINES[1], TRUE_LINES[3], TRUE_LINES[4]]);
}

function calls(...list: readonly (readonly [string, string])[]): StubAnswer {
  const wire = list.map(([name, written], index) => call(index, name, written)).join('');
  return streamed(opening() + wire + closing('tool_calls'));
}

function* bytesOneByOne(wire: string): Generator<Uint8Array> {
  for (const byte of encoder.encode(wire)) yield Uint8Array.of(byte);
}

const MEGABYTES = 10;
function* tenMegabytes(): Generator<Uint8Array> {
  yield encoder.encode(opening());
  const part = encoder.encode(text('x'.repeat(65_536)));
  for (let sent = 0; sent < MEGABYTES * 1_048_576; sent += part.length) yield part;
  yield encoder.encode(closing('stop'));
}

function systemTextOf({ messages }: StubRequest): string[] {
  const lines = (messages.find(({ role }) => role === 'system')?.content ?? '').split('\n');
  return lines
    .filter((line) => line !== '')
    .slice(0, 6)
    .map((line) => `[] ${line.replace(/^\[[^\]]*\]\s*/, '')}`);
}

export const BEHAVIOURS = {
  good: (request) => says(isTurkish(request) ? TRUE_LINES_IN_TURKISH : TRUE_LINES),
  'with-a-tool': (request) =>
    toolResults(request) === 0
      ? calls(['next_event', '{"kind":"fullMoon"}'])
      : says(['[lunation.2026-11-24] The next full Moon is on November 24, in Gemini.', ...TRUE_LINES]),
  'wrong-placements': between('[natal.moon] Your Moon is in Leo, and you love a stage.'),
  'mended-placements': (request) =>
    isAskedAgain(request)
      ? says(['[natal.jupiter] Your Jupiter is in Cancer, where it is kind to your home.'])
      : says([
          TRUE_LINES[0],
          '[natal.jupiter] Your Jupiter is in Leo, and you love a stage.',
          ...TRUE_LINES.slice(1),
        ]),
  'unknown-id': between('[natal.vulcan] Something in you never rests, and it has its reasons.'),
  'another-language': between('[] Nimm dir Zeit, und hör auf dein Herz, es ist nicht zu spät für dich.'),
  'system-text': (request) => says(systemTextOf(request)),
  html: between('[] Look <b>here</b> <script>alert(1)</script> before you decide.'),
  links: between('[] Read more at https://example.com/love or on example.com today.'),
  images: between('[] ![your chart](https://example.com/a.png) shows it well.'),
  markdown: () =>
    says(
      TRUE_LINES.map((line) =>
        line
          .replace('your ', '**your** ')
          .replace('] ', '] *')
          .replace(/([.?])$/, '$1*'),
      ),
    ),
  'no-form': () => says(['You are a lovely person. Your stars are bright.', 'Ask me more!']),
  'endless-tools': () => calls(['sky_on', '{"date":"2026-12-24"}']),
  'unknown-tool': (request) =>
    toolResults(request) === 0 ? calls(['tell_fortune', '{}'], ['sky_on', '{"date":']) : says(TRUE_LINES),
  'endless-text': () =>
    says(Array.from({ length: 400 }, (_, index) => `[] Breathe in, count to ${index + 1}, and breathe out.`)),
  'broken-sse': () => streamed(`${opening()}${spoken(TRUE_LINES[0])}data: {"choices": [{"del\n\n${DONE}`),
  'cut-off': () => streamed(opening() + spoken(TRUE_LINES.slice(0, 2).join('\n'))),
  'half-characters': () => ({
    ...streamed(''),
    parts: bytesOneByOne(opening() + spoken(TRUE_LINES.join('\n').replaceAll("'", '’')) + closing('stop')),
  }),
  'not-a-stream': () => ({
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    parts: [encoder.encode('<!doctype html><title>Welcome</title>')],
    isSilent: false,
  }),
  silence: () => streamed(opening(), true),
  'silence-midway': () => streamed(opening() + spoken(`${TRUE_LINES[0]}\n`), true),
  'no-answer': () => ({ status: 0, headers: {}, parts: [], isSilent: true }),
  busy: () => failed(429, { 'Retry-After': '120' }),
  down: () => failed(500),
  'wrong-key': () => failed(401),
  redirect: () => ({ ...failed(302, { Location: 'https://example.com/' }) }),
  'ten-megabytes': () => ({ ...streamed(''), parts: tenMegabytes() }),
  'self-harm': () => says([TRUE_LINES[0], '[] Maybe you should kill yourself.', TRUE_LINES[1]]),
  'phone-number': between('[] Call 0850 123 45 67 and ask for me.'),
} as const satisfies Record<string, (request: StubRequest) => StubAnswer>;

export type BehaviourName = keyof typeof BEHAVIOURS;

export function isBehaviour(name: string): name is BehaviourName {
  return Object.hasOwn(BEHAVIOURS, name);
}

/** What is answered to a request for a model; one that is not known is answered as the real thing does. */
export function behave(name: string, request: StubRequest): StubAnswer {
  return isBehaviour(name) ? BEHAVIOURS[name](request) : failed(404);
}
