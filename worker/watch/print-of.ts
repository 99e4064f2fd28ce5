/** SHA-256 of what a value is as JSON, in hexadecimal digits. */
export async function printOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The print of what a module exports, in whatever order a build has put it. */
export function printOfTable(table: object): Promise<string> {
  const entries: [string, unknown][] = Object.entries(table);
  return printOf(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
