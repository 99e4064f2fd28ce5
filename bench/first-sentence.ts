import { type BenchRow, median } from './row.ts';
import { type RunningWorkerd, startWorkerd } from './workerd.ts';

const PORT = 8799;
const WARM_UP = 12;
const ASKED = 61;
const MAX_MS = 100;

/** A question of each kind that takes her longest: the chart, its transits, the year's events, the sky alone. */
const QUESTIONS = [
  ['en', 'What does my Venus say about love?'],
  ['es', '¿Cómo viene este mes en el trabajo?'],
  ['tr', 'Bu hafta beni ne bekliyor?'],
  ['fr', 'Quand aura lieu la prochaine éclipse ?'],
  ['pt', 'Quando minha vida amorosa melhora?'],
] as const;

/** Another birth each time, so that nothing is there from before. */
function birthOf(index: number): object {
  const day = String(1 + (index % 28)).padStart(2, '0');
  return {
    date: `${1960 + (index % 45)}-0${1 + (index % 9)}-${day}`,
    time: `${String(index % 24).padStart(2, '0')}:30`,
    place: { latitude: 41.01, longitude: 28.98, timeZone: 'Europe/Istanbul' },
  };
}

/** Milliseconds from the request to the answer, whose sentences have all passed the guard: none is sent before. */
async function answerMs({ origin }: RunningWorkerd, index: number): Promise<number> {
  const [language, question] = QUESTIONS[index % QUESTIONS.length] ?? QUESTIONS[0];
  const startMs = performance.now();
  const response = await fetch(`${origin}/api/chat/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, language, birth: birthOf(index) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${question}: ${response.status} ${text}`);
  return performance.now() - startMs;
}

/** How long somebody waits for Celestia's first guarded sentence, in a bare workerd. */
export async function firstSentence(): Promise<BenchRow> {
  const server = await startWorkerd(PORT);
  try {
    for (let index = 0; index < WARM_UP; index++) await answerMs(server, index);
    const times: number[] = [];
    for (let index = 0; index < ASKED; index++) times.push(await answerMs(server, WARM_UP + index));
    const ms = median(times);
    const worst = Math.max(...times);
    return {
      what: 'Celestia’s first guarded sentence, from the request, a new birth each time, workerd',
      measured: `${ms.toFixed(0)} ms (worst ${worst.toFixed(0)} ms)`,
      target: `≤ ${MAX_MS} ms at the median`,
      met: ms <= MAX_MS,
    };
  } finally {
    await server.stop();
  }
}
