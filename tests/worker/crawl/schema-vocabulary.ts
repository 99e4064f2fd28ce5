import declarations from '../../../node_modules/schema-dts/dist/schema.d.ts?raw';

/** A type or a property of schema.org, in as much of the form of its own files as the validator reads. */
type Entity =
  | { '@id': string; '@type': 'rdfs:Class'; 'rdfs:subClassOf': { '@id': string }[] }
  | { '@id': string; '@type': 'rdf:Property'; 'schema:domainIncludes': { '@id': string }[] };

const INTERFACE = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+) \{/;
const PROPERTY = /^ {4}"(\w+)"\?:/;

function idOf(name: string): { '@id': string } {
  return { '@id': `schema:${name}` };
}

/** `CreativeWorkBase, PlaceBase` and what is no type of schema.org: the names of the types. */
function parentsOf(list: string, own: string): string[] {
  const named = list.split(',').flatMap((each) => /^\s*(\w+)Base\s*$/.exec(each)?.[1] ?? []);
  return named.filter((name) => name !== own);
}

/**
 * The vocabulary of schema.org, which its makers keep on a site: here as Google has written it down for TypeScript, so that tests need
 * no network.
 */
export function schemaVocabulary(): { '@graph': Entity[] } {
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  let current: string | null = null;
  for (const line of declarations.split('\n')) {
    const [, name, list = ''] = INTERFACE.exec(line) ?? [];
    if (name) {
      current = name;
      parents.set(name, (parents.get(name) ?? new Set()).union(new Set(parentsOf(list, name))));
    } else if (line.startsWith('}')) current = null;
    const [, property] = PROPERTY.exec(line) ?? [];
    if (property && current) domains.set(property, (domains.get(property) ?? new Set()).add(current));
  }
  const classes = [...parents].map(
    ([name, own]): Entity => ({
      ...idOf(name),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [...own].map(idOf),
    }),
  );
  const properties = [...domains].map(
    ([name, own]): Entity => ({
      ...idOf(name),
      '@type': 'rdf:Property',
      'schema:domainIncludes': [...own].map(idOf),
    }),
  );
  return { '@graph': [...classes, ...properties] };
}
