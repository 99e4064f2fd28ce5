const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:2|two|iki|dos|deux|dois)$/, 2],
  [/^(?:3|three|uc|tres|trois)$/, 3],
  [/^(?:4|four|dort|cuatro|quatre|quatro)$/, 4],
  [/^(?:5|five|bes|cinco|cinq)$/, 5],
  [/^(?:6|six|alti|seis)$/, 6],
  [/^(?:7|seven|yedi|siete|sept|sete)$/, 7],
  [/^(?:8|eight|sekiz|ocho|huit|oito)$/, 8],
  [/^(?:10|ten|on|diez|dix|dez)$/, 10],
  [/^(?:15|fifteen|quince|quinze)$/, 15],
  [/^(?:20|twenty|yirmi|veinte|vingt|vinte)$/, 20],
];

/** "In five years", "five years from now", "beş yıl sonra", "dentro de cinco años", "dans cinq ans", "daqui a cinco anos". */
const AHEAD = [
  /(?<!\btimes )\bin (\w+) years\b(?! ago)/,
  /\b(\w+) years (?:from now|later|on)\b/,
  /\b(\w+) (?:yil|sene) (?:sonra|sonraki|sonrasi|icinde)\w*/,
  /(?<!\bveces )\b(?:en|dentro de|de aqui a) (\w+) anos\b/,
  /\bdans (\w+) ans\b/,
  /(?<!\bvezes )\b(?:em|daqui a|dentro de) (\w+) anos\b/,
];

/** "Two years later", "iki yıl sonra": as well of what was as of what will be. */
const LATER = /\byears (?:later|on)\b|\b(?:yil|sene) sonra\b/;

/** Whether years are counted from whatever was told, and not from now. */
export function isLaterOn({ words }: { words: readonly string[] }): boolean {
  return LATER.test(words.join(' '));
}

/** How many years from now somebody asks about; null where none are counted. */
export function yearsAheadIn(words: readonly string[]): number | null {
  const text = words.join(' ');
  const count = AHEAD.map((way) => way.exec(text)?.[1]).find((word) => word !== undefined);
  return COUNTS.find(([way]) => count !== undefined && way.test(count))?.[1] ?? null;
}
