/**
 * `de el trabajo` is `del trabajo`, at the beginning of a sentence too: only whole small words, so that a name stays as it is.
 */
export function contracted(text: string, contractions: Readonly<Record<string, string>>): string {
  return Object.entries(contractions).reduce((result, [apart, together]) => {
    const within = result.replaceAll(` ${apart} `, ` ${together} `);
    const begins = within.toLowerCase().startsWith(`${apart} `);
    return begins ? `${within.charAt(0)}${together.slice(1)}${within.slice(apart.length)}` : within;
  }, text);
}
