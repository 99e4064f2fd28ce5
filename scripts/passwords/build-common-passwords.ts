/**
 * Writes client/auth/common-passwords.table.ts, the commonest passwords that are long enough to be chosen at all.
 *
 *   npm pack @zxcvbn-ts/language-common@4.1.3 @zxcvbn-ts/dictionary-compression@3.0.1
 *   (unpack both below a node_modules/@zxcvbn-ts)
 *   node scripts/passwords/build-common-passwords.ts node_modules/@zxcvbn-ts/language-common/dist/passwords.json.mjs
 *
 * Source: the list of @zxcvbn-ts/language-common (MIT), the commonest first, lower case, from passwords that have leaked.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { MIN_LENGTH } from '../../client/auth/password-policy.ts';

const TARGET = 'client/auth/common-passwords.table.ts';

/** How far down the list: the next as many would double what a visitor loads. */
const RANKS = 10_000;
/** `A` to `Z`. */
const MAX_SHARED = 25;
const FIRST_LETTER = 65;

async function readRanked(path: string): Promise<string[]> {
  const { default: ranked }: { default: unknown } = await import(pathToFileURL(path).href);
  if (typeof ranked !== 'object' || ranked === null) throw new Error(`${path} holds no list`);
  return Object.values(ranked).filter((each): each is string => typeof each === 'string');
}

/** How many characters two words begin with in common. */
function shared(before: string, word: string): number {
  let count = 0;
  while (count < Math.min(MAX_SHARED, before.length) && before[count] === word[count]) count += 1;
  return count;
}

/** Each word as a capital letter, for what it shares with the one before, and the rest of it. No word holds a capital. */
function pack(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const count = shared(words[at - 1] ?? '', word);
      return String.fromCharCode(FIRST_LETTER + count) + word.slice(count);
    })
    .join('');
}

async function build(path: string): Promise<void> {
  const words = (await readRanked(path))
    .slice(0, RANKS)
    .filter((word) => word.length >= MIN_LENGTH && /^[!-@[-~]+$/.test(word))
    .toSorted();
  if (words.length < RANKS / 5) throw new Error(`only ${words.length} words: not the list that was meant`);
  const text = [
    '/** The commonest passwords, sorted and packed by scripts/passwords/build-common-passwords.ts, which says how and from what (MIT). */',
    `export const COMMON_PASSWORDS = ${JSON.stringify(pack(words))};`,
    '',
  ];
  writeFileSync(TARGET, text.join('\n'));
  console.log(`${TARGET}: ${words.length} passwords`);
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('the path of the list is missing');
await build(path);
