import type { Page } from 'playwright/test';
import { EMULATOR } from './accounts.ts';

/**
 * The provider's window. What the SDK loads from Google to hear of it is cut down to the one message that matters, and the
 * window itself is played by a page that answers at once: the emulator's own loads scripts from outside.
 */

/** @param returned what a redirect has come back with; null: nobody has been away. */
const gapi = (returned: Readonly<Record<string, unknown>> | null = null) => `
(() => {
  const returned = ${JSON.stringify(returned)};
  const iframe = {
    restyle: async () => {},
    ping: async (heard) => heard([{}]),
    register: (name, handler) => {
      addEventListener('message', ({ data }) => { if (data.type === 'authEvent') handler(data); });
      if (returned) setTimeout(() => handler({ type: 'authEvent', authEvent: returned }));
    },
    send: (type, message, answer) => { try { answer([{ webStorageSupport: true }]); } catch {} },
  };
  const context = { open: (options, opened) => opened(iframe) };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: {} },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;

/** What the provider says of whoever is there. Only of an address that it calls confirmed is it believed. */
export interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean;
}

/** The answer of a provider's window to what it was asked, as the address of its last page. */
function answerOf(asked: URLSearchParams, claims: Claims): string {
  const text = JSON.stringify(claims);
  const answer = new URLSearchParams({ providerId: asked.get('providerId') ?? '', id_token: text });
  // Facebook is known by an access token, Google by an ID token.
  if (asked.get('providerId') === 'facebook.com') answer.set('access_token', text);
  return `http://localhost/?${answer}`;
}

function windowAnswering(asked: URLSearchParams, claims: Claims): string {
  const authEvent = {
    type: asked.get('authType'),
    eventId: asked.get('eventId'),
    sessionId: 'session',
    postBody: null,
    tenantId: null,
    urlResponse: answerOf(asked, claims),
  };
  const message = JSON.stringify({ type: 'authEvent', authEvent }).replaceAll('<', '\\u003c');
  return `<!doctype html><title>Provider</title><script>opener.postMessage(${message}, '*');</script>`;
}

/** Plays the windows of both providers, in which this person is. The answer is what the windows have been asked. */
export async function playProvider(page: Page, claims: Claims): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi() }),
  );
  await page.context().route(`${EMULATOR}/emulator/auth/handler*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    return route.fulfill({ contentType: 'text/html', body: windowAnswering(query, claims) });
  });
  return asked;
}

/** Lets no window open, so that the page itself goes to the provider, where this person is, and comes back. */
export async function playRedirect(page: Page, claims: Claims): Promise<void> {
  let returned: Readonly<Record<string, unknown>> | null = null;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi(returned) }),
  );
  await page.context().route(`${EMULATOR}/emulator/auth/handler*`, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    returned = {
      type: 'signInViaRedirect',
      eventId: asked.get('eventId'),
      sessionId: 'session',
      postBody: null,
      tenantId: null,
      urlResponse: answerOf(asked, claims),
    };
    const back = JSON.stringify(asked.get('redirectUrl'));
    return route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${back})</script>` });
  });
}
