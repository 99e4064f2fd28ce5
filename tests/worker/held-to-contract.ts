import * as v from 'valibot';
import { expect } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { OPEN_OPERATIONS, type Operation, OWN_OPERATIONS } from '../../contract/operations.ts';

const OPERATIONS: readonly Operation[] = Object.values({ ...OPEN_OPERATIONS, ...OWN_OPERATIONS });

function operationOf(method: string, path: string): Operation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return OPERATIONS.find((operation) => {
    const pattern = operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
    return operation.method === asked && new RegExp(`^${pattern}$`).test(path);
  });
}

/** Parsed, an answer must be what it was: a schema that knows too little would drop the rest. */
function expectWhole(schema: v.GenericSchema, json: unknown, name: string): void {
  const parsed = v.safeParse(schema, json);
  expect(parsed.issues ? v.flatten(parsed.issues) : null, name).toBeNull();
  expect(parsed.output, name).toEqual(json);
}

/** Holds an answer of the API against its schema: every failure too, and no operation that the contract does not name. */
export async function holdToContract(method: string, path: string, response: Response): Promise<void> {
  const name = `${method} ${path} ${response.status}`;
  const text = method === 'HEAD' ? '' : await response.clone().text();
  if (text === '') return;
  if (response.status >= 400) return expectWhole(ApiError, JSON.parse(text), name);
  if (path === '/api/openapi.json') return;
  const operation = operationOf(method, path);
  expect(operation, name).toBeDefined();
  if (typeof operation?.answer === 'string') {
    expect(response.headers.get('Content-Type'), name).toContain(operation.answer);
  } else if (operation) {
    expectWhole(operation.answer, JSON.parse(text), name);
  }
}
