import { generateApi } from 'swagger-typescript-api';
import { openApiDocument } from '../../worker/http/api/openapi-document.ts';

/** Where the tests' client lies; `npm run api:client` writes it. */
export const CLIENT_FILE = new URL('../../tests/worker/api-client.generated.ts', import.meta.url);

/** The origin that stands in the document; whoever calls gives another. */
const ORIGIN = 'https://celestia.test';

/** Our settings are stricter than its makers'; that it compiles by usual ones, a test says. */
export const NO_CHECK = '// @ts-nocheck\n';

/** A client in TypeScript as a stranger's generator makes it of our description. */
export async function generateApiClient(): Promise<string> {
  // Through JSON, as it comes over the wire: the generator marks what it has read in the object itself.
  const spec = JSON.parse(JSON.stringify(openApiDocument(ORIGIN)));
  const { files } = await generateApi({
    spec,
    fileName: 'client',
    output: false,
    silent: true,
    httpClientType: 'fetch',
    cleanOutput: false,
    generateUnionEnums: true,
  });
  const [file] = files;
  if (!file) throw new Error('the generator made no file');
  return NO_CHECK + file.fileContent;
}
