import { exports } from 'cloudflare:workers';

export const ORIGIN = 'https://celestia.test';

/** Sends a request to the worker as the network would, redirects left alone. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }));
}

export function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text,
  });
}

export function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  return request(path, { method: 'POST', body: new URLSearchParams(fields) });
}
