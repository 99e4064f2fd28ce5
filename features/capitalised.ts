/** The first letter as it stands at the beginning of a line; by a language's own rule where its tag is given. */
export function capitalised(text: string, tag?: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}
