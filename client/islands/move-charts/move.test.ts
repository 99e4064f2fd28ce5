import { expect, test } from 'vitest';
import type { HttpOptions } from '../../api/http.ts';
import { keepChart } from '../../state/kept-charts.ts';
import { moveCharts } from './move.ts';

const CHARTS = ['1990', '1991', '1992'].reduce(
  (charts, year) => keepChart(charts, { name: year, fields: { day: '1', month: '1', year } }),
  keepChart([], { name: '1989', fields: { day: '1', month: '1', year: '1989' } }),
);

function server(answers: readonly (number | 'down')[]) {
  const asked: { path: string; body: unknown }[] = [];
  const send = async (path: string, { json }: HttpOptions = {}) => {
    const answer = answers[asked.length] ?? 200;
    asked.push({ path, body: json });
    if (answer === 'down') throw new TypeError('the line is down');
    return new Response(null, { status: answer });
  };
  return { asked, send };
}

test('every chart goes to the account, by an id that follows from its birth', async () => {
  const [first, second] = [server([]), server([])];
  expect(await moveCharts(CHARTS, first.send)).toMatchObject({ left: [], outcome: 'moved' });
  await moveCharts(CHARTS, second.send);
  expect(first.asked.map(({ path }) => path)).toEqual(second.asked.map(({ path }) => path));
  expect(new Set(first.asked.map(({ path }) => path)).size).toBe(4);
  expect(first.asked[0]?.path).toMatch(/^\/api\/user\/charts\/[0-9a-f]{32}$/);
});

test('what is not taken stays in the browser', async () => {
  const down = await moveCharts(CHARTS, server([200, 'down']).send);
  expect(down).toMatchObject({ outcome: 'failed', left: CHARTS.slice(1) });
  const full = await moveCharts(CHARTS, server([200, 200, 409]).send);
  expect(full).toMatchObject({ outcome: 'full', left: CHARTS.slice(2) });
});
