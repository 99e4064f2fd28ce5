import { describe, expect, it } from 'vitest';
import { OPEN_OPERATIONS, OWN_OPERATIONS } from '../../contract/operations.ts';
import { postJson, request } from './request.ts';

const ELSEWHERE = { Origin: 'https://somebody.test', 'Sec-Fetch-Site': 'cross-site' };
const BIRTH = {
  date: '1990-06-10',
  time: '14:30',
  place: { latitude: 41, longitude: 29, timeZone: 'Europe/Istanbul' },
};

describe('GET /api/openapi.json', () => {
  it('tells of what any origin may ask, and of nothing else', async () => {
    const response = await request('/api/openapi.json', { headers: ELSEWHERE });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: object };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).toSorted()).toEqual(
      Object.values(OPEN_OPERATIONS)
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

describe('another origin', () => {
  it('may ask for a chart, and is told nothing with credentials', async () => {
    const response = await postJson('/api/astrology/natal-chart', BIRTH, ELSEWHERE);
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('reads what is wrong with its question', async () => {
    const response = await postJson('/api/astrology/natal-chart', {}, ELSEWHERE);
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([422, '*']);
  });

  it('is told beforehand that it may post', async () => {
    const response = await request('/api/astrology/juno', {
      method: 'OPTIONS',
      headers: { ...ELSEWHERE, 'Access-Control-Request-Method': 'POST' },
    });
    expect([response.status, response.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'GET,HEAD,POST',
    ]);
  });

  it.each(Object.values(OWN_OPERATIONS))('is not answered by $method $path', async ({ method, path }) => {
    const body = method === 'GET' ? {} : { body: '{}' };
    const headers = { ...ELSEWHERE, 'Content-Type': 'application/json' };
    const response = await request(path.replace('{id}', 'somebody-1'), { method, headers, ...body });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    if (method !== 'GET') expect(response.status).toBe(403);
  });
});

describe('a method that is not taken', () => {
  it.each(Object.values({ ...OPEN_OPERATIONS, ...OWN_OPERATIONS }))(
    'is refused by $path with those that are',
    async ({ path }) => {
      const allowed = Object.values({ ...OPEN_OPERATIONS, ...OWN_OPERATIONS })
        .filter((operation) => operation.path === path)
        .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      const method = allowed.includes('PATCH') ? 'PUT' : 'PATCH';
      const response = await request(path.replace('{id}', 'somebody-1').replace('{messageId}', 'a'), {
        method,
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
    },
  );
});
