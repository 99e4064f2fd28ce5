import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../worker/http/api/openapi-document.ts';
import { CLIENT_FILE, generateApiClient, NO_CHECK } from './api-client.ts';

/** As a stranger compiles it. */
const COMPILER_OPTIONS = [
  ['--noEmit', '--strict', '--skipLibCheck'],
  ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler'],
  ['--lib', 'ES2022,DOM,DOM.Iterable'],
].flat();

test('the description is OpenAPI to whoever did not write it', async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(JSON.stringify(openApiDocument('https://celestia.test'))),
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the client of the tests is the one that the generator makes of it (npm run api:client)', async () => {
  expect(await readFile(CLIENT_FILE, 'utf8')).toBe(await generateApiClient());
});

test('a client that is generated compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  try {
    const file = join(folder, 'client.ts');
    await writeFile(file, (await readFile(CLIENT_FILE, 'utf8')).replace(NO_CHECK, ''));
    const compiler = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;
    const outcome = await promisify(execFile)(compiler, [...COMPILER_OPTIONS, file], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(outcome.stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
