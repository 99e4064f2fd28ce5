import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';

const VIOLATION = 'zz-violation.ts';
let written: string | undefined;

/** Lints one line of source as if it stood in a folder. */
function lint(folder: string, source: string): { status: number | null; output: string } {
  written = `${folder}/${VIOLATION}`;
  writeFileSync(written, source);
  const { status, stdout, stderr } = spawnSync('biome', ['lint', written], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

afterEach(() => {
  if (written) rmSync(written, { force: true });
});

describe('the linter', () => {
  it.each([
    ['astrology', 'client/strategies.ts'],
    ['astrology', 'locales/locales.ts'],
    ['locales', 'client/strategies.ts'],
    ['client', 'routes/href.ts'],
    ['client', 'worker/log.ts'],
    ['routes', 'worker/log.ts'],
    ['worker', 'scripts/browser.ts'],
  ])('refuses an import from %s/ to %s', (folder, target) => {
    const { status, output } = lint(
      folder,
      `import * as other from '../${target}';\nexport const here = other;\n`,
    );
    expect(output).toContain('noRestrictedImports');
    expect(status).not.toBe(0);
  });

  it.each([
    ['worker', 'routes/href.ts'],
    ['routes', 'client/strategies.ts'],
    ['client', 'astrology/signs.ts'],
    ['locales', 'astrology/ids.ts'],
  ])('lets %s/ import %s', (folder, target) => {
    const { output } = lint(folder, `import * as other from '../${target}';\nexport const here = other;\n`);
    expect(output).not.toContain('noRestrictedImports');
  });
});
