/** A UUID for a person's proof, the same each time: asking again about a proof that was judged gives the same verdict. */
export async function idempotencyKey(token: string, userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token + userId));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[a, b, c, d, e]: string[]) => `${a}-${b}-4${c}-8${d}-${e}`,
  );
}
