import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { findEngines } from '../tests/engines/engines.ts';

/**
 * Walks the site in Firefox and WebKit, against the local build (`npm run build:local` first). A browser that is not on this
 * machine is named and left out: it counts neither way. Nothing is installed.
 */

const REPORT = '.cache/reports/engines.json';
const PACKAGES = 'apt-get install firefox-esr webkit2gtk-driver xvfb';

function main(): number {
  mkdirSync('.cache/reports', { recursive: true });
  const { present, absent } = findEngines();
  for (const name of absent) console.log(`${name} is not here and is left out (${PACKAGES})`);
  if (present.length === 0) {
    writeFileSync(REPORT, JSON.stringify({ numPassedTests: 0, numFailedTests: 0 }));
    return 0;
  }
  const args = ['run', '--config=vitest.engines.config.ts', '--reporter=verbose', '--reporter=json'];
  const { status } = spawnSync('vitest', [...args, `--outputFile.json=${REPORT}`], { stdio: 'inherit' });
  return status ?? 1;
}

process.exitCode = main();
