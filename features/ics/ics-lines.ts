/** The text form of iCalendar (RFC 5545): values, and content lines folded to their length. */

/** RFC 5545, 3.1: no line is longer than this, its line break not counted. */
const MAX_LINE_OCTETS = 75;

function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Most lines are of one octet a character and short: they stand as they are. */
const SHORT_LINE = /^[\x20-\x7e]{0,75}$/;

/** Folds a content line; a break falls between two characters, never within the octets of one. */
export function foldLine(line: string): string {
  if (SHORT_LINE.test(line)) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      // The space that marks the continuation counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A TEXT value (3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A DATE-TIME in UTC (3.3.5), to the second. */
export function utcDateTime(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A DATE (3.3.4): the day of an instant in UTC. */
export function utcDate(instantMs: number): string {
  return new Date(instantMs).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Content lines as the body of a file. */
export function icsBody(lines: readonly string[]): string {
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
