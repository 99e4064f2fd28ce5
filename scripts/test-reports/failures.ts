import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Enough of a message to see what it is about. */
const MESSAGE_LENGTH = 400;

/** The part of Vitest's report that tells of failures; without files where nothing was to be run. Source: its reporter `json`. */
const VitestReport = v.object({
  testResults: v.optional(
    v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        message: v.string(),
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            failureMessages: v.nullish(v.array(v.string())),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** One test of Playwright's report, and the suites it stands in. Source: its reporter `json`. */
const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
    }),
  ),
});
interface PlaywrightSuite {
  specs: v.InferOutput<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});
const PlaywrightReport = v.object({ suites: v.array(PlaywrightSuite) });

function told(where: string, name: string, message: string): string {
  const words = stripVTControlCharacters(message).replaceAll(/\s+/gu, ' ').trim();
  return `${where}  ${name}\n    ${words.slice(0, MESSAGE_LENGTH)}`;
}

/** Each failed test of a report of Vitest, and each file that did not load, with how it was told. */
export function vitestFailures(report: unknown): string[] {
  return v.parse(VitestReport, report).testResults.flatMap((file) => {
    const where = relative('.', file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [told(where, 'the file', file.message)];
    return failed.map(({ fullName, failureMessages }) =>
      told(where, fullName, failureMessages?.at(-1) ?? ''),
    );
  });
}

/** The files of a report of Vitest that failed, by their paths from the root. */
export function failedFiles(report: unknown): string[] {
  const { testResults } = v.parse(VitestReport, report);
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
}

/** How many tests of a report of Vitest passed in other files than these. */
export function passedBeside(report: unknown, files: readonly string[]): number {
  const others = v
    .parse(VitestReport, report)
    .testResults.filter(({ name }) => !files.includes(relative('.', name)));
  return others
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): v.InferOutput<typeof PlaywrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Each failed test of a report of Playwright, with how it was told. */
export function playwrightFailures(report: unknown): string[] {
  const specs = v.parse(PlaywrightReport, report).suites.flatMap(specsOf);
  return specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return told(`${file}:${line}`, title, messages.findLast((message) => message !== undefined) ?? '');
    });
}
