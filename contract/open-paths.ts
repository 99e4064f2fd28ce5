/** Where any origin may ask: the sky and charts, and what describes them (contract/operations.ts, OPEN_OPERATIONS). */
export const DESCRIPTION_PATH = '/api/openapi.json';

const OWN_PATH = '/api/astrology/basic-planets';

/** Whether a path is one that others may build on. */
export function isOpenPath(path: string): boolean {
  return path === DESCRIPTION_PATH || (path.startsWith('/api/astrology/') && path !== OWN_PATH);
}
