import { readFileSync } from 'node:fs';
import { BASE_PRICE, PRICES_OF } from './costs/prices.ts';
import { costOf, costTable, readCpu } from './costs/reckon.ts';
import { usesOf } from './costs/uses.ts';

/** `npm run costs`: what visits, answers, books and pushes cost on the platform, by the bench's last figures (docs/operate.md). */

const cpu = readCpu(readFileSync('bench/results/latest.md', 'utf8'));
console.log(costTable(usesOf(cpu).map(costOf)));
console.log(
  `\nThe base price is $${BASE_PRICE} a month. Prices as of ${PRICES_OF}: look them up before you reckon with them.`,
);
console.log(`CPU as measured, which is doubled above: ${JSON.stringify(cpu)}`);
