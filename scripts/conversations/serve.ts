import { resolve } from 'node:path';
import { migrateAccounts } from '../local-accounts.ts';
import { serveBuild } from '../start.ts';
import { addPeople } from './people.ts';

/**
 * The built site as a process that may be killed: `node scripts/conversations/serve.ts`. Environment: PORT, STATE_DIR, PEOPLE, and the
 * text variables of wrangler.toml.
 */
const { PORT, STATE_DIR = '', PEOPLE = '1' } = process.env;
const miniflare = await serveBuild({
  port: Number(PORT),
  host: '127.0.0.1',
  stateDir: resolve(STATE_DIR),
});
const accounts = await miniflare.getD1Database('ACCOUNTS');
await migrateAccounts(accounts);
await addPeople(accounts, Number(PEOPLE), Date.now());
console.log('ready');
