/** `de el trabajo` is `del trabajo`: only whole small words, so that a name stays as it is. */
export function contracted(text: string, contractions: Readonly<Record<string, string>>): string {
  return Object.entries(contractions).reduce(
    (result, [apart, together]) => result.replaceAll(` ${apart} `, ` ${together} `),
    text,
  );
}
