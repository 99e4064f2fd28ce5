/** A number of 32 bits that a text always gives (FNV-1a), to choose by: the same question is answered in the same words. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A list from a place that the seed says, round to it again. */
export function turned<Item>(items: readonly Item[], seed: string): Item[] {
  const start = items.length === 0 ? 0 : seedOf(seed) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
