/** The description of the API before it says where it is served (openapi-document.ts). */
export type Description = Readonly<Record<string, unknown>>;

/**
 * In the sources, tests and the development server the description is made of the schemas as it is asked for; the built worker
 * reads it from beside itself (openapi-asset.ts takes this module's place there).
 */
export async function readDescription(): Promise<Description> {
  const { openApiDocument } = await import('./openapi-document.ts');
  return openApiDocument('');
}
