import type { Context } from 'hono';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppEnv } from '../../env.ts';
import { isLocal } from '../origin.ts';

/**
 * What every cookie of the site has in common. `Secure` everywhere but on plain http at one's own machine: WebKit drops such
 * a cookie there, and whoever signs in would be sent to sign in again.
 */
export function cookieOptions(c: Context<AppEnv>) {
  const url = c.get('url');
  const secure = !(url.protocol === 'http:' && isLocal(url));
  return { path: '/', secure, sameSite: 'Lax' } as const satisfies CookieOptions;
}
