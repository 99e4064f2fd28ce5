import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpOptions } from '../api/http.ts';
import { createAccountCharts } from './account-charts.ts';
import { accountList, setAccountList } from './account-list.ts';
import { mergeCharts } from './offered-charts.ts';

const FIELDS = { day: '6', month: '6', year: '1990', time: '14:30', place: 'Paris' };
const NEW = { name: 'Ada', isTyped: true, fields: FIELDS };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  setAccountList(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function server(...answers: (object | number)[]) {
  const asked: { path: string; json: unknown }[] = [];
  const send = async (path: string, { json }: HttpOptions = {}) => {
    const answer = answers[asked.length] ?? 500;
    asked.push({ path, json });
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
  };
  return { asked, charts: createAccountCharts(send) };
}

test('a chart that is kept joins the list that is known', async () => {
  const { asked, charts } = server(
    { charts: [{ id: 'old', name: 'Old', fields: { year: '1900' } }] },
    { id: 'new', name: 'Ada', fields: FIELDS },
  );
  await charts.load();
  expect(await charts.keepAll([NEW])).toBe('kept');
  expect(accountList()?.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(asked[1]?.path).toMatch(/^\/api\/user\/charts\/[0-9a-f]{32}$/);
  await charts.load();
  expect(asked).toHaveLength(2);
});

test('one that the account has is renamed where a name was typed, and keeps its own where none was', async () => {
  const known = { id: 'old', name: 'Old', fields: FIELDS };
  const typed = server(known, { id: 'old', name: 'Ada' });
  expect(await typed.charts.keepAll([NEW])).toBe('kept');
  expect(typed.asked[1]).toEqual({ path: '/api/user/charts/old', json: { name: 'Ada' } });
  const untyped = server(known);
  expect(await untyped.charts.keepAll([{ ...NEW, isTyped: false }])).toBe('kept');
  expect(untyped.asked).toHaveLength(1);
});

test('whose it is is sent, and said of one that the account has; unsaid, what was said before stays', async () => {
  const known = { id: 'old', name: 'Old', kind: 'friend', fields: FIELDS };
  const said = server(known, { id: 'old', name: 'Old', kind: 'partner' });
  expect(await said.charts.keepAll([{ ...NEW, isTyped: false, kind: 'partner' }])).toBe('kept');
  expect(said.asked.map(({ json }) => json)).toEqual([
    { name: 'Ada', kind: 'partner', fields: FIELDS },
    { name: 'Old', kind: 'partner' },
  ]);
  const unsaid = server(known, { id: 'old', name: 'Ada' });
  expect(await unsaid.charts.keepAll([NEW])).toBe('kept');
  expect(unsaid.asked[1]?.json).toEqual({ name: 'Ada' });
});

test('what is asked for twice at the same moment is sent one after the other', async () => {
  let open = 0;
  let most = 0;
  const charts = createAccountCharts(async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return Response.json({ id: 'one', name: 'Ada', fields: FIELDS });
  });
  expect(await Promise.all([charts.keepAll([NEW]), charts.keepAll([NEW])])).toEqual(['kept', 'kept']);
  expect(most).toBe(1);
});

test.each([
  [409, 'full'],
  [503, 'failed'],
  [401, 'failed'],
] as const)('%i is told as %s, and what comes after it is not sent', async (status, outcome) => {
  const { asked, charts } = server(status);
  expect(await charts.keepAll([NEW, NEW])).toBe(outcome);
  expect(asked).toHaveLength(1);
});

test('a list that could not be had is asked for again', async () => {
  const { asked, charts } = server(503, { charts: [] });
  await charts.load();
  expect(accountList()).toBeNull();
  await charts.load();
  expect([accountList(), asked.length]).toEqual([[], 2]);
});

test('browser and account are one list, in which no birth stands twice', () => {
  const mine = { id: 'a', name: 'Mine', kind: 'mine' as const, fields: { ...FIELDS, placeId: '2988507' } };
  const twin = { id: 'b', name: 'Twin', kind: null, fields: FIELDS };
  const other = { id: 'c', name: 'Other', kind: null, fields: { ...FIELDS, year: '1991' } };
  expect(mergeCharts([mine], [twin, other])).toEqual([
    { ...mine, home: 'account' },
    { ...other, home: 'browser' },
  ]);
});
