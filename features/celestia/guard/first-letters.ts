/** Where the bracket that opens at `open` closes. */
function closingOf(source: string, open: number): number {
  let depth = 0;
  for (let index = open; index < source.length; index++) {
    if (source[index] === '\\') index++;
    else if (source[index] === '(') depth++;
    else if (source[index] === ')' && --depth === 0) return index;
  }
  return source.length;
}

/** The alternatives of a pattern, those within brackets left whole. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < source.length; index++) {
    if (source[index] === '\\') index++;
    else if (source[index] === '(') index = closingOf(source, index);
    else if (source[index] === '|') {
      parts.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, source.slice(from)];
}

/** The first piece of a sequence: a bracket or one character, and what follows it. */
function firstPiece(source: string): { piece: string; rest: string } {
  const end = source.startsWith('(') ? closingOf(source, 0) + 1 : source.startsWith('\\') ? 2 : 1;
  return { piece: source.slice(0, end), rest: source.slice(end) };
}

/** The letters that a text may begin with which a pattern (letters, brackets, alternatives, `?`, looks around) matches. */
export function firstLetters(source: string): string[] {
  return alternativesOf(source).flatMap((sequence) => {
    if (sequence === '') return [];
    const { piece, rest } = firstPiece(sequence);
    if (/^\(\?<?[=!]/.test(piece)) return firstLetters(rest);
    const own = piece.startsWith('(')
      ? firstLetters(piece.slice(1, -1).replace(/^\?:/, ''))
      : [piece.replace('\\', '')];
    return rest.startsWith('?') ? [...own, ...firstLetters(rest.slice(1))] : own;
  });
}
