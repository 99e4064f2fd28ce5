import { writeFile } from 'node:fs/promises';
import { CLIENT_FILE, generateApiClient } from './openapi/api-client.ts';

/** Writes the client by which the tests call the API as a stranger would. */
await writeFile(CLIENT_FILE, await generateApiClient());
