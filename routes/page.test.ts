import { expect, test, vi } from 'vitest';
import { needing, type PageOutcome, type PageRequest } from './page.ts';
import type { GiveServices } from './services/page-services.ts';
import { UNASKED_SERVICES } from './services/unasked-services.fixture.ts';

const request: PageRequest = {
  language: 'en',
  params: {},
  query: new URLSearchParams(),
  form: null,
  nowMs: 0,
  visitorZone: 'UTC',
};

test('a loader is given the services that it names, and only those are made', async () => {
  const give = vi.fn<GiveServices>(() => UNASKED_SERVICES);
  const load = needing(['origin'], ({ services }): PageOutcome<string> => {
    // @ts-expect-error It has named no account.
    void services.account;
    return { data: services.origin };
  });
  expect(await load(request, give)).toEqual({ data: 'https://celestia.test' });
  expect(give).toHaveBeenCalledExactlyOnceWith(['origin']);
});
