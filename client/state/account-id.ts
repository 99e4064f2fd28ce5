const ID_LENGTH = 32;

/** The id of a kept chart in an account, which follows from its birth: put there twice, a chart is there once. */
export async function accountId({ id }: { id: string }): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, ID_LENGTH);
}
