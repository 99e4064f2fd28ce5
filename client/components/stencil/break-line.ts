/** Breaks a sentence into rows of about equal length, none longer than `most` characters where words allow. */
export function breakLine(sentence: string, most: number): string[] {
  const count = Math.ceil(sentence.length / most);
  const even = Math.ceil(sentence.length / count);
  const rows: string[] = [];
  for (const word of sentence.split(' ')) {
    const row = rows.at(-1);
    const isFull = row === undefined || row.length + 1 + word.length > Math.min(most, even + FLEXIBLE);
    if (isFull) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows;
}

/** Characters by which a row may pass the even length, so that a short word does not begin the next. */
const FLEXIBLE = 4;
