interface LinkedTextProps {
  /** A sentence in which `<name>…</name>` is a link. */
  text: string;
  /** Where each name leads. */
  paths: Readonly<Record<string, string>>;
}

/** A sentence with links in it, whole as the language builds it. A name without a path is plain text. */
export function LinkedText({ text, paths }: LinkedTextProps) {
  // By turns: plain text, a name, its link's text.
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const path = paths[parts[index - 1] ?? ''];
    return path === undefined ? (
      part
    ) : (
      <a key={path} href={path}>
        {part}
      </a>
    );
  });
}
