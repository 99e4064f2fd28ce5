import type { PageRequest, ServedRequest } from './page.ts';
import type { PageServices, ServiceName } from './services/page-services.ts';
import { UNASKED_SERVICES } from './services/unasked-services.fixture.ts';

type Asked = Partial<Omit<PageRequest, 'query'>> & { query?: string; services?: Partial<PageServices> };

/** What a loader is given in a test: nothing asked, in English, at noon of 30 November 2026. Services that a test does not name refuse. */
export function pageRequest({ query = '', services = {}, ...asked }: Asked = {}): ServedRequest<ServiceName> {
  return {
    language: 'en',
    params: {},
    form: null,
    nowMs: Date.UTC(2026, 10, 30, 12),
    visitorZone: 'UTC',
    ...asked,
    query: new URLSearchParams(query),
    services: { ...UNASKED_SERVICES, ...services },
  };
}
