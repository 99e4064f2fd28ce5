import type { CareMessage } from '../../features/celestia/care/care-messages.fixture.ts';

/** Messages as they are also written: in haste, or between questions about something else. */

/** A word with two letters swapped, one left out or one doubled; short ones are left alone. */
function misspeltWord(word: string, draw: () => number): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(draw() * (word.length - 2));
  const [before, letter, next, rest] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slip = draw();
  if (slip < 0.4) return before + next + rest;
  if (slip < 0.75) return before + next + letter + rest;
  return before + letter + letter + next + rest;
}

const SLIPS = 0.25;

export function misspelt(text: string, draw: () => number): string {
  return text
    .split(' ')
    .map((word) => (draw() < SLIPS ? misspeltWord(word, draw) : word))
    .join(' ');
}

/** The message before or behind one that asks for nothing more than a reading. */
export function amongOthers(
  message: CareMessage,
  others: readonly CareMessage[],
  draw: () => number,
): string {
  const other = others[Math.floor(draw() * others.length)]?.text ?? '';
  return draw() < 0.5 ? `${other}. ${message.text}` : `${message.text}. ${other}`;
}
