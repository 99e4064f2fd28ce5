import { exports } from 'cloudflare:workers';
import { holdToContract } from './held-to-contract.ts';

export const ORIGIN = 'https://celestia.test';

/** Sends a request to the worker as the network would, redirects left alone. What the API answers is held to the contract. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const sent = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await exports.default.fetch(sent);
  const { pathname } = new URL(ORIGIN + path);
  if (pathname.startsWith('/api/')) await holdToContract(sent.method, pathname, response);
  return response;
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
