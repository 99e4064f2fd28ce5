import Validator from '@adobe/structured-data-validator';
import { schemaVocabulary } from './schema-vocabulary.ts';

/** An object of JSON-LD as a page carries it. */
export type StructuredData = Readonly<Record<string, unknown>> & { '@type': string };

let validator: Validator | undefined;

/** The objects that a page's script elements carry. @throws SyntaxError, Error of what is no object of schema.org. */
export function readData(scripts: readonly string[]): StructuredData[] {
  return scripts.map((script) => {
    const data = JSON.parse(script) as StructuredData;
    if (data['@context'] !== 'https://schema.org' || typeof data['@type'] !== 'string') {
      throw new Error(`no object of schema.org: ${script.slice(0, 80)}`);
    }
    return data;
  });
}

/** What is no fault: it names all that might be told as well. */
const MAY_BE_TOLD = /^Missing (?:field|one of field)/;

/** What is wrong with it by the vocabulary of schema.org, and by what Google asks of what it shows; empty: nothing. */
export async function dataFaults(data: readonly StructuredData[]): Promise<string[]> {
  validator ??= new Validator(schemaVocabulary());
  const jsonld = Object.fromEntries(
    [...Map.groupBy(data, (each) => each['@type'])].map(([type, all]) => [type, structuredClone(all)]),
  );
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || !MAY_BE_TOLD.test(issueMessage))
    .map(({ issueMessage }) => issueMessage);
}
