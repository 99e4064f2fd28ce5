/** The colon between a name and what is told of it, as a language sets it: in French a space that never breaks goes before. */
export function colonOf(tag: string): string {
  return tag === 'fr' ? '\u00a0: ' : ': ';
}
