import { spawnSync } from 'node:child_process';
import { type OrderCommand, readCommand, USAGE } from './orders/order-commands.ts';

/**
 * The operator's way to the orders (docs/operate.md): `npm run orders -- list | show | refund | remake`, by wrangler, in the local
 * database or with `--remote` in the deployed one.
 */

interface Answer {
  results: Record<string, unknown>[];
}

function ask({ sql, isRemote }: OrderCommand): Answer[] {
  const where = isRemote ? ['--remote'] : ['--local', '--persist-to', '.wrangler/state'];
  const args = ['d1', 'execute', 'ACCOUNTS', ...where, '--json', '--command', sql];
  const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout) as Answer[];
}

function main(): number {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    console.error(USAGE);
    return 1;
  }
  const answers = ask(command);
  const isEmpty = answers.every(({ results }) => results.length === 0);
  for (const { results } of answers) if (results.length > 0) console.table(results);
  if (isEmpty)
    console.log(command.reads ? 'There is no such order.' : 'There is nothing to do for such an order.');
  else if (!command.reads) console.log('It is written down: the cron does it within ten minutes.');
  return isEmpty && !command.reads ? 1 : 0;
}

process.exitCode = main();
