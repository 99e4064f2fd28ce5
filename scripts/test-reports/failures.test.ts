import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedFiles, passedBeside, playwrightFailures, vitestFailures } from './failures.ts';

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

describe('the failures of a report of Vitest', () => {
  const fileOf = (over: object) => ({
    name: resolve('scripts/sums.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [passed],
    ...over,
  });

  it('are its failed tests, by file and name, with what the last attempt said', () => {
    const failed = {
      fullName: 'sums subtracts',
      status: 'failed',
      failureMessages: ['first', 'expected 1\n  to be \u001b[32m2\u001b[39m'],
    };
    const report = { testResults: [fileOf({ assertionResults: [passed, failed] })] };
    expect(vitestFailures(report)).toEqual(['scripts/sums.test.ts  sums subtracts\n    expected 1 to be 2']);
  });

  it('are files that did not load', () => {
    const report = { testResults: [fileOf({ message: 'No such module', assertionResults: [] })] };
    expect(vitestFailures(report)).toEqual(['scripts/sums.test.ts  the file\n    No such module']);
  });

  it('are none where all passed', () => {
    expect(vitestFailures({ testResults: [fileOf({ status: 'passed' })] })).toEqual([]);
    expect(vitestFailures({ numPassedTests: 0, numFailedTests: 0 })).toEqual([]);
  });

  it('stand in files, beside which others passed', () => {
    const other = fileOf({ name: resolve('scripts/products.test.ts'), status: 'passed' });
    const report = { testResults: [fileOf({}), other] };
    expect(failedFiles(report)).toEqual(['scripts/sums.test.ts']);
    expect(passedBeside(report, failedFiles(report))).toBe(1);
    expect(passedBeside(report, [])).toBe(2);
  });
});

describe('the failures of a report of Playwright', () => {
  const specOf = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    file: 'browser/chart.spec.ts',
    line: 7,
    ok,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  });

  it('are its failed tests, however deep they stand', () => {
    const inner = { specs: [specOf('prints', false, 'slow', `never came${'.'.repeat(500)}`)] };
    const report = { suites: [{ specs: [specOf('opens', true)], suites: [inner] }] };
    const [only, ...others] = playwrightFailures(report);
    expect(only).toMatch(/^browser\/chart\.spec\.ts:7 {2}prints\n {4}never came\.+$/);
    expect(only?.length).toBeLessThan(500);
    expect(others).toEqual([]);
  });
});
