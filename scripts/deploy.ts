import { spawnSync } from 'node:child_process';

/**
 * Deploys the build: the worker of books first, so that what the pages order there is always understood, then the pages' worker. What is
 * given goes to wrangler: `npm run deploy -- --dry-run`.
 */

const CONFIGS = ['dist/celestia_books/wrangler.json', 'dist/celestia/wrangler.json'];

for (const config of CONFIGS) {
  const args = ['deploy', '--config', config, ...process.argv.slice(2)];
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
